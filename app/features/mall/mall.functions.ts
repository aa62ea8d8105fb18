import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { mallCalls } from '#contract/mall.ts'

export const listGoods = serverRead.handler(forward(mallCalls.listGoods))
export const getGoods = serverRead.handler(forward(mallCalls.getGoods))
export const createRedemption = serverWrite.handler(forward(mallCalls.createRedemption))
export const payRedemption = serverWrite.handler(forward(mallCalls.payRedemption))
export const listRedemptions = serverRead.handler(forward(mallCalls.listRedemptions))
export const getRedemption = serverRead.handler(forward(mallCalls.getRedemption))
export const cancelRedemption = serverWrite.handler(forward(mallCalls.cancelRedemption))
export const confirmRedemption = serverWrite.handler(forward(mallCalls.confirmRedemption))
/** Never in a query: the numbers stay with the component that shows them. */
export const getCards = serverSearch.handler(forward(mallCalls.getCards))
export const listAddresses = serverRead.handler(forward(mallCalls.listAddresses))
export const saveAddress = serverWrite.handler(forward(mallCalls.saveAddress))
export const removeAddress = serverWrite.handler(forward(mallCalls.removeAddress))
