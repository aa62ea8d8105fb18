import { type ComponentProps, useId } from 'react'
import { cn } from '#app/lib/cn.ts'

interface SliderProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  label: string
  value: number
  /** The value as text, shown and read out: `150 %`. */
  valueText: string
  onChange: (value: number) => void
}

/** A value in a range: dragged, or moved by the arrow keys. */
export function Slider({ label, value, valueText, onChange, className, ...rest }: SliderProps) {
  const id = useId()
  return (
    <div className={cn('grid grid-cols-[1fr_auto] items-center text-13', className)}>
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <span aria-hidden="true" className="figures text-text-muted">
        {valueText}
      </span>
      <input
        id={id}
        type="range"
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="col-span-2 h-10 w-full cursor-pointer accent-brand-text"
        {...rest}
      />
    </div>
  )
}
