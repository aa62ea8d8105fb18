import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import type { BalanceRecord } from '#contract/user.ts'

const REASONS = {
  closing: m.user_water_closing,
  exchange: m.user_water_exchange,
  fold: m.user_water_fold,
  gift: m.user_water_gift_sent,
  gift_got: m.user_water_gift_got,
  goods: m.user_water_goods,
  goods_refund: m.user_water_goods_refund,
  membership: m.user_water_membership,
  membership_refund: m.user_water_membership_refund,
  opening: m.user_water_opening,
  plan: m.user_water_plan,
  plan_got: m.user_water_plan_got,
  promotion: m.user_water_promotion,
  recharge: m.user_water_recharge,
  refund: m.user_water_refund,
  registration: m.user_water_registration,
  room: m.user_water_room,
  room_got: m.user_water_room_got,
} as const

/** Why coins or diamonds moved, as the reader calls it; `step`: whether they came from another account. */
export const reasonText = (reason: string, step?: string): string =>
  labelOf(
    REASONS,
    (reason === 'gift' || reason === 'room' || reason === 'plan') && step === 'receive' ? `${reason}_got` : reason,
  )

const BECAME = { held: m.user_water_held, paid: undefined, returned: m.user_water_held_returned } as const

/** Where amounts went that a deed divided; empty if it was not. */
function receiverText({ type, step, isToHouse, isToNobody }: BalanceRecord): string {
  if (isToNobody) return m.user_water_nobody()
  if (isToHouse) return m.user_water_gift_house()
  // Coins for a plan or a broadcast are set aside until it is over.
  if (type === 'plan' && step === 'hold') return m.user_water_plan_expert()
  return (type === 'gift' && step === 'move') || (type === 'room' && step === 'hold')
    ? m.user_water_gift_streamer()
    : ''
}

/** What a line says beside its reason: of which plan it is, what became of it, and which part it is; empty if nothing. */
export function noteText(line: BalanceRecord): string {
  const { step, became, name } = line
  const isBack = became === 'returned'
  const parts =
    step === 'return' ? [m.user_water_returned()] : [became && BECAME[became]?.(), isBack ? '' : receiverText(line)]
  return [name && `\u2068${name}\u2069`, ...parts].filter(Boolean).join(' · ')
}
