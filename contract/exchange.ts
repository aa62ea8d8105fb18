import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { Paged } from './user.ts'

const Rate = type({ diamond: 'number.integer >= 1', gold: 'number.integer >= 1' })

/** Diamonds that were given for coins; `processing`: under way. */
export const ExchangeRecord = type({
  id: 'number.integer',
  diamond: 'number.integer',
  gold: 'number.integer',
  state: "'processing' | 'done'",
  createdAt: Instant,
})
export type ExchangeRecord = typeof ExchangeRecord.infer

export const exchangeCalls = {
  /** The brand's rate; none where diamonds are not exchanged. */
  getExchangeRate: call({
    method: 'GET',
    path: '/orderpay/exchange/rate',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type({ 'rate?': Rate }),
  }),
  /** Gives coins for diamonds, in whole lots, at the rate that the page has shown; `price_changed`: it is another now. */
  exchange: call({
    method: 'POST',
    path: '/orderpay/exchange',
    access: 'user',
    isOurs: true,
    errors: ['insufficient_diamond', 'price_changed'],
    input: type({
      /** Made when the button is pressed: the same again answers with the same exchange. */
      intent: /^[A-Za-z0-9_-]{8,64}$/,
      diamond: 'number.integer',
      rate: Rate,
    }),
    result: ExchangeRecord,
  }),
  /** Own exchanges, newest first, 20 a page. */
  listExchanges: call({
    method: 'GET',
    path: '/orderpay/exchanges',
    access: 'user',
    isOurs: true,
    input: Paged,
    result: type({ list: ExchangeRecord.array(), total: 'number.integer' }),
  }),
} as const
