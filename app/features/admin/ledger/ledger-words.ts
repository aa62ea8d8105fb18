import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import type { AdminLedgerLine } from '#contract/admin-ledger.ts'

const REASONS = {
  closing: m.user_water_closing,
  exchange: m.user_water_exchange,
  fold: m.user_water_fold,
  gift: m.user_water_gift_sent,
  goods: m.user_water_goods,
  goods_refund: m.user_water_goods_refund,
  membership: m.user_water_membership,
  membership_refund: m.user_water_membership_refund,
  opening: m.user_water_opening,
  plan: m.user_water_plan,
  promotion: m.user_water_promotion,
  recharge: m.user_water_recharge,
  refund: m.user_water_refund,
  registration: m.user_water_registration,
  room: m.user_water_room,
} as const

/** Reasons that who is paid calls otherwise. */
const GOT: Readonly<Record<string, () => string>> = {
  gift: m.user_water_gift_got,
  plan: m.user_water_plan_got,
  room: m.admin_ledger_room_got,
}

const STEPS: ReadonlyMap<string, () => string> = new Map([
  ['receive', m.admin_ledger_received],
  ['hold', m.user_water_held],
  ['return', m.user_water_returned],
])

const HOUSES: ReadonlyMap<string, () => string> = new Map([
  ['opening', m.admin_ledger_house_opening],
  ['bonus', m.admin_ledger_house_bonus],
  ['recharge', m.admin_ledger_house_recharge],
  ['exchange', m.admin_ledger_house_exchange],
  ['sales', m.admin_ledger_house_sales],
  ['closed', m.admin_ledger_house_closed],
])

/** Why amounts moved, and what became of them where they did not just move. */
export function lineText({ reason, step }: Pick<AdminLedgerLine, 'reason' | 'step'>): string {
  const isGot = step === 'receive' && Object.hasOwn(GOT, reason)
  const parts = [labelOf(isGot ? GOT : REASONS, reason), isGot ? undefined : STEPS.get(step)?.()]
  return parts.filter(Boolean).join(' · ')
}

const ACCOUNT = /^(?:user:(?<uid>\d+)|house:(?<house>[a-z]+)(?:#\d+)?)$/

/** Whose account a line is with: `user:1000000001`, `house:sales#7`. */
export function accountOf(name: string): { uid?: number; text: string } {
  const { uid, house = '' } = ACCOUNT.exec(name)?.groups ?? {}
  return uid === undefined
    ? { text: HOUSES.get(house)?.() ?? name }
    : { uid: Number(uid), text: m.admin_page_user({ uid }) }
}
