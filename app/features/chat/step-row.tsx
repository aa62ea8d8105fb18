import { useId } from 'react'

interface StepRowProps<Value extends string | number> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few, side by side: native radio buttons. On any ground, in its colours. */
export function StepRow<Value extends string | number>({ label, options, value, onChange }: StepRowProps<Value>) {
  const group = useId()
  return (
    <fieldset dir="auto" className="min-w-0">
      <legend className="mb-1 text-12 opacity-75">{label}</legend>
      <div className="flex rounded-sm bg-current/10 p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-8 min-w-0 flex-1 cursor-pointer items-center justify-center rounded-sm px-1 text-center text-12 leading-tight ring-current has-checked:bg-current/20 has-checked:font-semibold has-checked:ring-1 has-focus-visible:outline-2 has-focus-visible:outline-current has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name={group}
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
