import { useId } from 'react'

export type Choice = { value: number; label: string }

type ChoiceListProps = { legend: string; choices: Choice[]; value: number; onChoose: (value: number) => void }

/** A choice by native radio buttons, for standard keyboard and screen reader behaviour. */
export function ChoiceList({ legend, choices, value, onChoose }: ChoiceListProps) {
  const name = useId()
  return (
    <fieldset dir="auto" className="break-inside-avoid">
      <legend className="px-2 py-1 text-12 text-white/75">{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-10 items-center gap-3 @max-[440px]:min-h-8 rounded-sm px-2 hover:bg-white/15"
        >
          <input
            type="radio"
            className="accent-white"
            name={name}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          <span dir="auto">{choice.label}</span>
        </label>
      ))}
    </fieldset>
  )
}
