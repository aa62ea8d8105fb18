import type { Verbs } from '#backend/core/serve.ts'
import type { paymentCalls } from '#contract/payment.ts'
import { createOrder } from './create-order.ts'
import { getOrder, listOrders } from './get-order.ts'
import type { CoinLedger } from './ledger.ts'
import { getPayButton, getPayMoney, getPayTypes, listGold } from './list-prices.ts'

/** `ledger`: where bought coins come from. */
export const paymentRoutes = (ledger: CoinLedger): Verbs<typeof paymentCalls> => ({
  getPayButton,
  listGold,
  getPayTypes,
  getPayMoney,
  createOrder,
  payByAlipay: (context, input) => createOrder(context, { ...input, method: 'qr_wallet' }),
  getOrder: getOrder(ledger),
  listOrders,
})
