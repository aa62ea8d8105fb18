import type { Context } from '#backend/core/context.ts'
import type { GoodsLedger } from './ledger.ts'

/** What orders are worked on with, be it in a call or in the sweep. */
export type MallContext = Pick<Context, 'env' | 'accountDb' | 'now' | 'defer'> & { ledger: GoodsLedger }
