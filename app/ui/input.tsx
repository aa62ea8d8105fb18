import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'
import { CONTROL_CLASSES, useFieldControl } from './field-control.ts'

export interface InputProps extends ComponentProps<'input'> {
  /** Inside the box before the text: an icon, a calling code. */
  leading?: ReactNode
  /** Inside the box after the text: a unit, a button. */
  trailing?: ReactNode
}

/** A one-line text control. Reads label, hint and error from the `Field` around it. */
export function Input({ leading, trailing, className, ...rest }: InputProps) {
  const field = useFieldControl()
  if (!leading && !trailing) return <input {...field} className={cn(CONTROL_CLASSES, 'px-3', className)} {...rest} />
  return (
    <div
      className={`${CONTROL_CLASSES} flex items-center focus-within:border-brand-text has-[input:disabled]:opacity-50 has-aria-invalid:border-lose has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-brand-text has-[input:focus-visible]:outline-offset-2`}
    >
      {leading && <span className="flex shrink-0 items-center ps-3 text-text-muted">{leading}</span>}
      <input
        {...field}
        className={cn(
          'min-h-[38px] w-full min-w-0 flex-1 bg-transparent text-ellipsis px-3 outline-none placeholder:text-text-muted',
          className,
        )}
        {...rest}
      />
      {trailing && <span className="flex shrink-0 items-center text-text-muted">{trailing}</span>}
    </div>
  )
}
