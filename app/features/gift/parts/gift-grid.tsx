import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Gift } from '#contract/gift.ts'
import { Amount } from '../../coins/amount.tsx'

interface GiftGridProps {
  /** Of the form in which it is, wherever that stands. */
  formId: string
  gifts: readonly Gift[]
  selected: number
  onSelect: (id: number) => void
}

/** The gifts with their prices; one is chosen, by arrow keys too. */
export function GiftGrid({ formId, gifts, selected, onSelect }: GiftGridProps) {
  const name = useId()
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
      <legend className="sr-only">{m.gift_choose()}</legend>
      {gifts.map((gift) => (
        <label
          key={gift.id}
          className="relative flex cursor-pointer flex-col items-center gap-1 rounded-md border border-line px-1 py-2 text-center hover:bg-surface-2 has-checked:border-brand-text has-checked:bg-surface-2 has-focus-visible:outline-2 has-focus-visible:outline-brand-text"
        >
          <input
            type="radio"
            form={formId}
            name={name}
            value={gift.id}
            checked={gift.id === selected}
            onChange={() => onSelect(gift.id)}
            className="sr-only"
          />
          <img src={gift.picture} alt="" width={44} height={44} loading="lazy" decoding="async" />
          <span className="max-w-full break-words text-13 leading-tight">{gift.name}</span>
          <Amount of={{ [gift.currency]: gift.price }} className="mt-auto text-12 text-text-muted" />
        </label>
      ))}
    </fieldset>
  )
}
