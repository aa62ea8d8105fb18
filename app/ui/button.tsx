import { useHydrated } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { cn } from '#app/lib/cn.ts'

const VARIANTS = {
  primary: 'bg-brand text-on-brand hover:brightness-110',
  quiet: 'border border-line bg-surface-1 text-text hover:bg-surface-2',
  danger: 'bg-lose text-bg hover:brightness-110',
  accent: 'text-brand-text hover:bg-surface-2',
  bare: 'text-text-muted hover:bg-surface-1 hover:text-text',
} as const

interface ButtonProps extends ComponentProps<'button'> {
  variant?: keyof typeof VARIANTS
}

/** One that submits does so only once the page is hydrated: before, the browser would load the page anew, without what was typed. */
export function Button({ variant = 'primary', type = 'button', className, disabled, ...rest }: ButtonProps) {
  const isEarly = !useHydrated() && type === 'submit'
  return (
    <button
      type={type}
      className={cn(
        'inline-flex min-h-10 items-center justify-center gap-2 rounded-md px-4 font-medium',
        disabled && 'opacity-50',
        VARIANTS[variant],
        className,
      )}
      disabled={disabled || isEarly}
      {...rest}
    />
  )
}
