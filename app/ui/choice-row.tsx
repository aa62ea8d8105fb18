import { type ReactNode, useId } from 'react'

interface ChoiceRowProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: ReactNode }[]
  value: Value
  onChange: (value: Value) => void
}

/** Radio buttons side by side, in the style of a segmented control. */
export function ChoiceRow<Value extends string>({ label, options, value, onChange }: ChoiceRowProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-13">{label}</legend>
      <div className="flex flex-wrap gap-1 rounded-md border border-line bg-surface-1 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-10 flex-1 cursor-pointer items-center justify-center whitespace-nowrap rounded-sm px-3 text-center text-text-muted hover:text-text has-checked:bg-surface-2 has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-brand-text"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
