import { cn } from '#app/lib/cn.ts'
import { Input, type InputProps } from './input.tsx'

/** Input for a code sent by mail or SMS; phones can fill it in. */
export const CodeInput = ({ maxLength = 6, className, ...rest }: Omit<InputProps, 'type'>) => (
  <Input
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9]*"
    maxLength={maxLength}
    dir="ltr"
    className={cn('font-medium tabular-nums tracking-[0.2em] rtl:text-end', className)}
    {...rest}
  />
)
