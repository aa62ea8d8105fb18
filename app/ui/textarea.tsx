import { type ComponentProps, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { CONTROL_CLASSES, useFieldControl } from './field-control.ts'

interface TextareaProps extends ComponentProps<'textarea'> {
  /** Shows how many of `maxLength` characters are used. */
  hasCounter?: boolean
}

const lengthOf = (value: TextareaProps['value']) => String(value ?? '').length

/** A multi-line text control that grows with its content. */
export function Textarea({ hasCounter, className, onChange, ...rest }: TextareaProps) {
  const field = useFieldControl()
  const [typed, setTyped] = useState(() => lengthOf(rest.defaultValue))
  const used = rest.value === undefined ? typed : lengthOf(rest.value)
  return (
    <div className="relative">
      <textarea
        {...field}
        rows={4}
        className={cn(
          CONTROL_CLASSES,
          'field-sizing-content block max-h-64 min-h-24 px-3 py-2',
          hasCounter && 'pb-7',
          className,
        )}
        onChange={(event) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
        {...rest}
      />
      {hasCounter && rest.maxLength !== undefined && (
        <span className="figures pointer-events-none absolute end-3 bottom-2 text-12 text-text-muted">
          {used} / {rest.maxLength}
        </span>
      )}
    </div>
  )
}
