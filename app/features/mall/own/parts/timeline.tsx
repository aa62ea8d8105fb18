import { cn } from '#app/lib/cn.ts'
import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import type { Redemption } from '#contract/mall.ts'
import { useShell } from '../../../shell/shell.queries.ts'

/** What happened to an order, in its order. */
export function stepsOf(order: Redemption): { name: string; at: string }[] {
  const { createdAt, paidAt, shippedAt, redeemedAt, endedAt, refundedAt, status } = order
  const ended = status === 'returned' ? m.mall_time_returned() : m.mall_time_cancelled()
  const steps = [
    { name: m.mall_time_created(), at: createdAt },
    { name: m.mall_time_paid(), at: paidAt },
    { name: m.mall_time_shipped(), at: shippedAt },
    { name: m.mall_time_redeemed(), at: redeemedAt },
    { name: ended, at: endedAt },
    { name: m.mall_time_refunded(), at: refundedAt },
  ]
  return steps.flatMap(({ name, at }) => (at === undefined ? [] : [{ name, at }]))
}

export function Timeline({ order }: { order: Redemption }) {
  const { locale, zone } = useShell()
  const steps = stepsOf(order)
  return (
    <ol>
      {steps.map(({ name, at }, index) => {
        const isLast = index === steps.length - 1
        return (
          <li key={name} className="relative flex gap-3 pb-4 last:pb-0">
            {!isLast && <span aria-hidden="true" className="absolute start-[5px] top-4 bottom-0 w-px bg-line" />}
            <span
              aria-hidden="true"
              className={cn('mt-1 size-[11px] shrink-0 rounded-full', isLast ? 'bg-brand' : 'border border-text-muted')}
            />
            <span className="grid">
              <span className={isLast ? 'font-medium' : 'text-text-muted'}>{name}</span>
              <time dateTime={at} className="text-12 text-text-muted" suppressHydrationWarning>
                {dateAndTime(at, locale.tag, zone)}
              </time>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
