import { dayOf } from '#app/lib/day-of.ts'
import { dayWithYear } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import type { Earning } from '#contract/promotion.ts'
import type { EarningKind } from '#contract/promotion-rules.ts'

/** What something was earned for. */
export const FOR: Readonly<Record<EarningKind, () => string>> = {
  registration: m.channel_for_registration,
  purchase: m.channel_for_purchase,
}

/** How something that was earned stands, in words. */
export function stateText({ state, dueAt, settledAt = dueAt }: Earning, tag: string, zone: string): string {
  const dateOf = (at: string) => dayWithYear(dayOf(at, zone), tag)
  if (state === 'void') return m.channel_lines_void()
  return state === 'paid'
    ? m.channel_lines_paid({ date: dateOf(settledAt) })
    : m.channel_lines_waiting({ date: dateOf(dueAt) })
}
