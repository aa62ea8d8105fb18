import type { Verbs } from '#backend/core/serve.ts'
import type { exchangeCalls } from '#contract/exchange.ts'
import { getExchangeRate, listExchanges, makeExchange } from './make-exchange.ts'

export const exchangeRoutes: Verbs<typeof exchangeCalls> = { getExchangeRate, exchange: makeExchange, listExchanges }
