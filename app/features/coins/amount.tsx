import { Coins, Gem } from 'lucide-react'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../shell/shell.queries.ts'
import type { Need } from './need.ts'

const CURRENCIES = [
  { currency: 'gold', Icon: Coins, colour: 'text-coin', name: m.coins_name_gold },
  { currency: 'diamond', Icon: Gem, colour: 'text-diamond', name: m.coins_name_diamond },
] as const

/** Coins and diamonds, of those that are given. */
export function Amount({ of, className = '' }: { of: Need; className?: string }) {
  const { locale } = useShell()
  return (
    <span className={`inline-flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      {CURRENCIES.map(({ currency, Icon, colour, name }) => {
        const amount = of[currency]
        return amount === undefined ? null : (
          <span key={currency} className="inline-flex items-center gap-1.5 whitespace-nowrap">
            <Icon size="1.1em" aria-hidden className={`shrink-0 ${colour}`} />
            <span className="figures">{fullNumber(amount, locale.tag)}</span>
            <span className="sr-only"> {name()}</span>
          </span>
        )
      })}
    </span>
  )
}
