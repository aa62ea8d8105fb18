import { type ComponentProps, type ReactNode, useId } from 'react'
import { cn } from '#app/lib/cn.ts'

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: ReactNode
  hint?: ReactNode
}

/** A native checkbox exposes its own state, so there is no `aria-checked`. */
const SWITCH = { type: 'checkbox', role: 'switch' } as const

/** A switch that takes effect at once. The whole line is clickable. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-4 py-2 has-disabled:cursor-not-allowed has-disabled:opacity-50',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span id={`${id}label`} className="block">
          {label}
        </span>
        {hint && (
          <span id={`${id}hint`} className="block text-13 text-text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="relative h-6 w-11 shrink-0 rounded-full">
        <input
          {...SWITCH}
          aria-labelledby={`${id}label`}
          aria-describedby={hint ? `${id}hint` : undefined}
          className="peer absolute inset-0 cursor-pointer appearance-none rounded-full border border-text-muted bg-surface-2 checked:border-brand checked:bg-brand disabled:cursor-not-allowed"
          {...rest}
        />
        <span className="pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-text-muted transition-transform peer-checked:translate-x-5 peer-checked:bg-on-brand rtl:peer-checked:-translate-x-5" />
      </span>
    </label>
  )
}
