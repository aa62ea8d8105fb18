import type { Context } from '#backend/core/context.ts'
import type { CoinLedger } from './ledger.ts'

/** What orders are worked on with, be it in a call, for a notification or in the sweep. */
export type PaymentContext = Pick<Context, 'env' | 'accountDb' | 'now' | 'defer'> & { ledger: CoinLedger }
