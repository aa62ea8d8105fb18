import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { exchangeCalls } from '#contract/exchange.ts'

export const getExchangeRate = serverRead.handler(forward(exchangeCalls.getExchangeRate))
export const exchange = serverWrite.handler(forward(exchangeCalls.exchange))
export const listExchanges = serverRead.handler(forward(exchangeCalls.listExchanges))
