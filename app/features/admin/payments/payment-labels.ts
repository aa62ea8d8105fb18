import { m } from '#app/paraglide/messages.js'
import type { PayMethod } from '#contract/payment-rules.ts'
import type { PaymentState } from '#contract/payment-states.ts'

export const PAYMENT_STATE_LABELS: Readonly<Record<PaymentState, () => string>> = {
  held: m.admin_pay_state_held,
  part_returned: m.admin_pay_state_part_returned,
  created: m.admin_pay_state_created,
  pending: m.admin_pay_state_pending,
  failed: m.admin_pay_state_failed,
  expired: m.admin_pay_state_expired,
  paid: m.admin_pay_state_paid,
  crediting: m.admin_pay_state_crediting,
  credited: m.admin_pay_state_credited,
  refunding: m.admin_pay_state_refunding,
  taken: m.admin_pay_state_taken,
  returned: m.admin_pay_state_returned,
  refunded: m.admin_pay_state_refunded,
}

const WAITS: ReadonlySet<PaymentState> = new Set(['held', 'part_returned', 'refunding', 'taken', 'returned'])

/** Colour of a state: what waits for somebody stands out. */
export const paymentColour = (state: PaymentState): string =>
  WAITS.has(state) ? 'text-warn' : state === 'credited' ? 'text-win' : 'text-text-muted'

export const PAY_METHOD_LABELS: Readonly<Record<PayMethod, () => string>> = {
  qr_wallet: m.user_recharge_qr_wallet,
  card: m.user_recharge_card,
  stablecoin: m.user_recharge_stablecoin,
  online_wallet: m.user_recharge_online_wallet,
}
