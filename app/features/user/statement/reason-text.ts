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

/** What a line says beside its reason: that it came back, or which part of a gift it is; empty if nothing. */
export function noteText({ type, step, isToHouse }: Pick<BalanceRecord, 'type' | 'step' | 'isToHouse'>): string {
  if (step === 'return') return m.user_water_returned()
  if (type === 'plan' && step === 'hold') return isToHouse ? m.user_water_gift_house() : m.user_water_plan_expert()
  // Coins for a broadcast are set aside until it is over.
  if (!(type === 'gift' && step === 'move') && !(type === 'room' && step === 'hold')) return ''
  return isToHouse ? m.user_water_gift_house() : m.user_water_gift_streamer()
}
