import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#app/lib/cn.ts'
import { FieldNote } from './field.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode
  error?: string | undefined
}

/** A checkbox with its label beside it and its error below. */
export function Checkbox({ label, error, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <div className={className}>
      <label className="flex min-h-10 cursor-pointer items-start gap-3 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-50">
        <span className="relative mt-px size-[18px] shrink-0">
          <input
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? id : undefined}
            className={cn(
              'peer absolute inset-0 cursor-pointer appearance-none rounded-sm border bg-bg checked:border-brand checked:bg-brand disabled:cursor-not-allowed',
              error ? 'border-lose' : 'border-text-muted',
            )}
            {...rest}
          />
          <Check
            size={14}
            strokeWidth={3}
            aria-hidden
            className="pointer-events-none absolute inset-0.5 text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      <FieldNote id={id} error={error} />
    </div>
  )
}
