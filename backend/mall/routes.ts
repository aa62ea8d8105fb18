import type { Verbs } from '#backend/core/serve.ts'
import type { mallCalls } from '#contract/mall.ts'
import { listAddresses, removeAddress, saveAddress } from './addresses.ts'
import type { GoodsLedger } from './ledger.ts'
import { getGoods, listGoods } from './list-goods.ts'
import { cancelRedemption, confirmRedemption, getCards, getRedemption, listRedemptions } from './own-redemptions.ts'
import { createRedemption, payRedemption } from './redeem.ts'

/** `ledger`: where the coins are that goods cost. */
export const mallRoutes = (ledger: GoodsLedger): Verbs<typeof mallCalls> => ({
  listGoods,
  getGoods,
  createRedemption: createRedemption(ledger),
  payRedemption: payRedemption(ledger),
  listRedemptions,
  getRedemption: getRedemption(ledger),
  cancelRedemption: cancelRedemption(ledger),
  confirmRedemption: confirmRedemption(ledger),
  getCards,
  listAddresses,
  saveAddress,
  removeAddress,
})
