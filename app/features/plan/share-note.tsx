import { useQuery } from '@tanstack/react-query'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import { shareOf } from '#contract/gift-rules.ts'
import { PLAN_PRICE_MAX } from '#contract/plan-rules.ts'
import { useShell } from '../shell/shell.queries.ts'
import { expertStatusQuery } from './plan.queries.ts'

/** The price of which the share is told where none is written. */
const EXAMPLE = 20

/** What an expert gets of each sale, as a rate and at a price; nothing where the backend does not say. */
export function ShareNote({ price }: { price?: string }) {
  const { locale } = useShell()
  const { data } = useQuery(expertStatusQuery())
  const percent = data?.sharePercent
  if (percent === undefined) return null
  const written = Number(price)
  const of = Number.isInteger(written) && written >= 1 && written <= PLAN_PRICE_MAX ? written : EXAMPLE
  const text = (value: number) => fullNumber(value, locale.tag)
  return (
    <p className="max-w-prose text-13 text-text-muted">
      {m.plan_share_note({ percent: text(percent), price: text(of), share: text(shareOf(of, percent)) })}
    </p>
  )
}
