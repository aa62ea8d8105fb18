import type { Hono } from 'hono'
import { TABLES, type Tables } from '#contract/tables.ts'
import { accountRoutes } from './account/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { anchorRoutes } from './anchor/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { implement, type ServerEnv, type Verbs } from './core/serve.ts'
import { exchangeRoutes } from './exchange/routes.ts'
import { followRoutes } from './follow/routes.ts'
import { giftRoutes } from './gift/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { loginRoutes } from './login/routes.ts'
import { goodsLedger } from './mall/ledger.ts'
import { mallRoutes } from './mall/routes.ts'
import { matchRoutes } from './match/routes.ts'
import { membershipRoutes } from './membership/routes.ts'
import { noticeRoutes } from './notice/routes.ts'
import { coinLedger } from './payment/coin-ledger.ts'
import { paymentRoutes } from './payment/routes.ts'
import { streamerRoutes } from './streamer/routes.ts'
import { userRoutes } from './user/routes.ts'

const ROUTES: { readonly [Area in keyof Tables]: Verbs<Tables[Area]> } = {
  account: accountRoutes,
  admin: adminRoutes,
  anchor: anchorRoutes,
  chat: chatRoutes,
  exchange: exchangeRoutes,
  follow: followRoutes,
  gift: giftRoutes,
  live: liveRoutes,
  login: loginRoutes,
  mall: mallRoutes(goodsLedger),
  match: matchRoutes,
  membership: membershipRoutes,
  notice: noticeRoutes,
  payment: paymentRoutes(coinLedger),
  streamer: streamerRoutes,
  user: userRoutes,
}

/** Serves every call of the contract. */
export function serveCalls(app: Hono<ServerEnv>): void {
  for (const area of Object.keys(TABLES) as (keyof Tables)[]) implement(app, TABLES[area], ROUTES[area])
}
