import { useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'

const typedValueOf = (control: unknown): string | undefined =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  control.value !== control.defaultValue
    ? control.value
    : undefined

/**
 * For server-rendered forms: keeps what was typed before hydration. Wraps the result of `form.register`; the control
 * also needs a `defaultValue`, which the server renders.
 */
export function useEarlyInput<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const seen = useRef(new Set<string>())
  return <Name extends Path<Values>>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> => ({
    ...field,
    ref: (control: unknown) => {
      const typed = seen.current.has(field.name) ? undefined : typedValueOf(control)
      if (control) seen.current.add(field.name)
      field.ref(control)
      if (typed !== undefined)
        form.setValue(field.name, typed as PathValue<Values, Name>, { shouldDirty: true, shouldTouch: true })
    },
  })
}
