import { useRef } from 'react'
import type { FieldValues, Path, PathValue, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'

const typedIn = (control: unknown): string | undefined =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
  control.value !== control.defaultValue
    ? control.value
    : undefined

/**
 * For forms that the server draws: what is typed before the page's code runs stays in its field. Takes what
 * `form.register` answers; the control also wants its `defaultValue`, which the server draws.
 */
export function useEarlyTyping<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const known = useRef(new Set<string>())
  return <Name extends Path<Values>>(field: UseFormRegisterReturn<Name>): UseFormRegisterReturn<Name> => ({
    ...field,
    ref: (control: unknown) => {
      const typed = known.current.has(field.name) ? undefined : typedIn(control)
      if (control) known.current.add(field.name)
      field.ref(control)
      if (typed !== undefined)
        form.setValue(field.name, typed as PathValue<Values, Name>, { shouldDirty: true, shouldTouch: true })
    },
  })
}
