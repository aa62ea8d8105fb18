import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cn } from '#app/lib/cn.ts'
import { CONTROL_CLASSES, useFieldControl } from './field-control.ts'

interface SelectProps extends ComponentProps<'select'> {
  options: readonly { value: string; label: string; isDisabled?: boolean }[]
  /** The first option, selected while there is no value. */
  placeholder?: string
}

/** A native select, which works best on phones. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const field = useFieldControl()
  return (
    <div className="relative">
      <select {...field} className={cn(CONTROL_CLASSES, 'appearance-none truncate ps-3 pe-10', className)} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        aria-hidden
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-text-muted"
      />
    </div>
  )
}
