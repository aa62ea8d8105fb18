import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminMallCalls } from '#contract/admin-mall.ts'

export const listAllGoods = serverRead.handler(forward(adminMallCalls.listAllGoods))
export const getAnyGoods = serverRead.handler(forward(adminMallCalls.getAnyGoods))
export const saveGoods = serverWrite.handler(forward(adminMallCalls.saveGoods))
export const setGoodsSale = serverWrite.handler(forward(adminMallCalls.setGoodsSale))
export const changeStock = serverWrite.handler(forward(adminMallCalls.changeStock))
export const addCards = serverWrite.handler(forward(adminMallCalls.addCards))
export const listAllRedemptions = serverSearch.handler(forward(adminMallCalls.listAllRedemptions))
export const getAnyRedemption = serverRead.handler(forward(adminMallCalls.getAnyRedemption))
export const shipRedemption = serverWrite.handler(forward(adminMallCalls.shipRedemption))
export const finishRedemption = serverWrite.handler(forward(adminMallCalls.finishRedemption))
export const returnRedemption = serverWrite.handler(forward(adminMallCalls.returnRedemption))
