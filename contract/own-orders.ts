import { type } from './ark.ts'
import { Instant } from './entities.ts'
import { OWN_ORDER_KINDS, OWN_ORDER_STATES } from './own-order-kinds.ts'

/** What a user bought or began to buy, in one shape for all that is sold. */
export const OwnOrder = type({
  kind: type.enumerated(...OWN_ORDER_KINDS),
  /** Of its kind. */
  id: 'number.integer',
  /** What was bought, of which the page makes a title: coins or diamonds, a membership, goods. */
  title: type({
    'gold?': 'number.integer',
    'diamond?': 'number.integer',
    'tier?': "'vip' | 'svip'",
    'days?': 'number.integer',
    /** In the caller's language. */
    'name?': 'string',
    'count?': 'number.integer',
  }),
  /** In the currency's minor unit: coins, diamonds, fen, cents. */
  amount: 'number.integer',
  currency: "'gold' | 'diamond' | 'CNY' | 'USD'",
  state: type.enumerated(...OWN_ORDER_STATES),
  createdAt: Instant,
  /** The page with its details: a path of the site, e.g. `/mall/orders/7`. */
  link: 'string',
})
export type OwnOrder = typeof OwnOrder.infer
