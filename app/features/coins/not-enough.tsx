import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Amount } from './amount.tsx'
import { useOwnBalance } from './balance.queries.ts'
import { isNothing, missingOf, type Need, needText } from './need.ts'
import { payButtonQuery } from './pay-button.queries.ts'
import type { Balance } from './shown.ts'

interface NotEnoughProps {
  price: Need
  /** The path of the page to come back to, without a language prefix; what was filled in there is a draft. */
  back: string
}

const BUTTON =
  'inline-flex min-h-10 items-center justify-center rounded-md bg-brand px-4 font-medium text-on-brand hover:brightness-110'

/** Says that the balance does not cover a price, how much is missing, and leads to the recharge page and back. */
export function NotEnough({ price, back }: NotEnoughProps) {
  const balance = useOwnBalance()
  const missing = balance && missingOf(price, balance)
  if (!balance || !missing) return null
  if (isNothing(missing))
    return (
      <p role="status" className="rounded-lg border border-line bg-surface-1 p-4 font-medium">
        {m.coins_enough_now()}
      </p>
    )
  return (
    <section role="alert" className="grid gap-3 rounded-lg border border-warn bg-surface-1 p-4">
      <p className="font-medium">{missing.gold ? m.error_insufficient_gold() : m.error_insufficient_diamond()}</p>
      <Sums price={price} balance={balance} missing={missing} />
      <TopUp need={needText(missing)} back={back} />
    </section>
  )
}

/** The way to the recharge page, where something is sold there. */
function TopUp(search: { need: string; back: string }) {
  const { data } = useQuery(payButtonQuery())
  if (data?.isShown === false) return <p className="text-text-muted">{m.coins_top_up_off()}</p>
  return (
    <Link to="/userInfo/$id" params={{ id: 'recharge' }} search={search} className={BUTTON}>
      {m.coins_top_up()}
    </Link>
  )
}

/** Of the currencies that the price is in. */
const inPrice = (price: Need, of: Need): Need => ({
  ...(price.gold ? { gold: of.gold ?? 0 } : {}),
  ...(price.diamond ? { diamond: of.diamond ?? 0 } : {}),
})

const Sums = ({ price, balance, missing }: { price: Need; balance: Balance; missing: Need }) => (
  <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
    <dt className="text-text-muted">{m.coins_price()}</dt>
    <dd className="text-end">
      <Amount of={inPrice(price, price)} />
    </dd>
    <dt className="text-text-muted">{m.coins_balance()}</dt>
    <dd className="text-end">
      <Amount of={inPrice(price, balance)} />
    </dd>
    <dt className="font-medium">{m.coins_missing()}</dt>
    <dd className="text-end font-semibold">
      <Amount of={missing} />
    </dd>
  </dl>
)
