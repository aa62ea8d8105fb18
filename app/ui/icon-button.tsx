import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#app/lib/cn.ts'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for screen readers and as a tooltip. */
  label: string
  children: ReactNode
}

/** A button that is an icon, 40 px square. */
export const IconButton = ({ label, type = 'button', className, ...rest }: IconButtonProps) => (
  <button
    type={type}
    aria-label={label}
    title={label}
    className={cn(
      'grid size-10 shrink-0 place-items-center rounded-md text-text-muted hover:bg-surface-2 hover:text-text disabled:opacity-50',
      className,
    )}
    {...rest}
  />
)
