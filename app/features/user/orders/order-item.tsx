import { Coins, Crown, FileLock2, Gem, Gift, Tv } from 'lucide-react'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { fullNumber } from '#app/lib/full-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { OwnOrderState } from '#contract/own-order-kinds.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import { Amount } from '../../coins/amount.tsx'
import { priceText } from '../../coins/price-text.ts'
import { useShell } from '../../shell/shell.queries.ts'

export const STATES: Readonly<Record<OwnOrderState, { text: () => string; colour: string }>> = {
  pending: { text: m.user_order_state_pending, colour: 'text-warn' },
  processing: { text: m.user_order_state_processing, colour: 'text-text-muted' },
  in_review: { text: m.user_order_state_in_review, colour: 'text-warn' },
  done: { text: m.user_order_state_done, colour: 'text-win' },
  failed: { text: m.user_order_state_failed, colour: 'text-lose' },
  expired: { text: m.user_order_state_expired, colour: 'text-text-muted' },
  cancelled: { text: m.user_order_state_cancelled, colour: 'text-text-muted' },
  refunding: { text: m.user_order_state_refunding, colour: 'text-warn' },
  refunded: { text: m.user_order_state_refunded, colour: 'text-text-muted' },
}

const ICONS: Partial<Record<OwnOrder['kind'], typeof Coins>> = {
  membership: Crown,
  goods: Gift,
  room: Tv,
  plan: FileLock2,
}

/** An order in the list: what, when, for how much, how it stands; the whole row leads to its page. */
export function OrderItem({ order }: { order: OwnOrder }) {
  const { locale, zone, prefix } = useShell()
  const { kind, title, createdAt, state, link } = order
  const { text, colour } = STATES[state]
  const Icon = ICONS[kind] ?? (title.gold ? Coins : Gem)
  return (
    <li className="relative flex items-center gap-3 border-line border-b px-3 py-3 last:border-b-0 hover:bg-surface-2">
      <Icon size={20} aria-hidden className="shrink-0 text-text-muted" />
      <div className="min-w-0 flex-1">
        <a href={`${prefix}${link}`} data-routed="" className="break-words font-medium after:absolute after:inset-0">
          <bdi>
            {kind === 'room'
              ? roomText(title.name)
              : kind === 'plan'
                ? planText(title.name)
                : titleText(title, (value) => fullNumber(value, locale.tag))}
          </bdi>
        </a>
        <div className="text-12 text-text-muted">
          <time dateTime={createdAt} className="whitespace-nowrap" suppressHydrationWarning>
            {dateAndTime(createdAt, locale.tag, zone)}
          </time>
        </div>
      </div>
      <div className="shrink-0 text-end">
        <OrderAmount order={order} />
        <div className={`text-13 ${colour}`}>{text()}</div>
      </div>
      {kind === 'recharge' && state === 'pending' && (
        <span aria-hidden className="rounded-md bg-brand px-3 py-1.5 font-medium text-13 text-on-brand">
          {m.user_order_pay()}
        </span>
      )}
    </li>
  )
}

function OrderAmount({ order: { amount, currency } }: { order: OwnOrder }) {
  const { locale } = useShell()
  if (currency === 'gold' || currency === 'diamond') return <Amount of={{ [currency]: amount }} />
  return (
    <bdi dir="ltr" className="figures">
      {priceText(amount, currency, locale.tag)}
    </bdi>
  )
}

const roomText = (name: string | undefined): string =>
  name === undefined ? m.user_order_title_room_gone() : m.user_order_title_room({ name })

const planText = (name: string | undefined): string =>
  name === undefined ? m.user_order_title_plan_gone() : m.user_order_title_plan({ name })

function titleText(
  { gold, diamond, tier, days, name, count }: OwnOrder['title'],
  text: (value: number) => string,
): string {
  if (gold) return m.user_order_title_coins({ count: text(gold) })
  if (diamond) return m.user_order_title_diamonds({ count: text(diamond) })
  if (tier) {
    const plan = tier === 'svip' ? m.user_order_title_svip() : m.user_order_title_vip()
    return days ? m.user_order_title_days({ plan, count: text(days) }) : plan
  }
  return count && count > 1 ? m.user_order_title_goods({ name: name ?? '', count: text(count) }) : (name ?? '')
}
