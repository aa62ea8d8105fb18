import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cn } from '#app/lib/cn.ts'
import { FieldControlProvider } from './field-control.ts'

interface FieldProps {
  label: string
  /** Below the control while there is no error. */
  hint?: ReactNode
  /** The error message shown for the value. */
  error?: string | undefined
  isRequired?: boolean
  /** The label is for screen readers only. */
  isLabelHidden?: boolean
  className?: string
  /**
   * One control: Input, PasswordInput, CodeInput, Textarea, Select or SearchSelect. It reads its attributes from this
   * field.
   */
  children: ReactNode
}

/** A form field: label, control, and hint or error, associated for screen readers. */
export function Field({ label, hint, error, isRequired, isLabelHidden, className, children }: FieldProps) {
  const id = useId()
  const noteId = error || hint ? `${id}note` : undefined
  return (
    <div className={cn('grid gap-1.5', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-medium text-13'}>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="ms-1 text-lose">
            *
          </span>
        )}
      </label>
      <FieldControlProvider
        value={{
          id,
          'aria-describedby': noteId,
          'aria-invalid': error ? true : undefined,
          'aria-required': isRequired || undefined,
        }}
      >
        {children}
      </FieldControlProvider>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  )
}

/** The line below a control: its error, announced when it appears, or its hint. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string | undefined
  hint?: ReactNode
  error?: string | undefined
}) {
  if (error)
    return (
      <p key="error" id={id} role="alert" className="flex items-start gap-1 text-13 text-lose">
        <CircleAlert size={16} aria-hidden className="mt-px shrink-0" />
        {error}
      </p>
    )
  if (!hint) return null
  return (
    <div id={id} className="text-13 text-text-muted">
      {hint}
    </div>
  )
}
