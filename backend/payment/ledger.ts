import type { Env } from '#backend/core/env.ts'

/** What an order moves, in whole coins and diamonds. */
export interface CoinMove {
  /** At most one move is made for it, however often and from wherever it is asked for. */
  intent: string
  uid: number
  amounts: { gold?: number; diamond?: number }
  reason: 'recharge' | 'refund'
  /** The order, e.g. `payment-order:17`. */
  link: string
  /** The backend's clock, milliseconds since the epoch. */
  now: number
}

/** What orders need of the coin ledger; it is passed in. */
export interface CoinLedger {
  /** Gives coins and diamonds of the house to a user; `again`: they were given before. */
  grant(env: Env, move: CoinMove): Promise<'done' | 'again'>
  /** Takes them back from the user, all or nothing. */
  takeBack(env: Env, move: CoinMove): Promise<'done' | 'again' | 'insufficient'>
}
