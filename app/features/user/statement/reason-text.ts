import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'

const REASONS = {
  closing: m.user_water_closing,
  exchange: m.user_water_exchange,
  fold: m.user_water_fold,
  goods: m.user_water_goods,
  goods_refund: m.user_water_goods_refund,
  membership: m.user_water_membership,
  membership_refund: m.user_water_membership_refund,
  opening: m.user_water_opening,
  recharge: m.user_water_recharge,
  refund: m.user_water_refund,
  registration: m.user_water_registration,
} as const

/** Why coins or diamonds moved, as the reader calls it. */
export const reasonText = (reason: string): string => labelOf(REASONS, reason)
