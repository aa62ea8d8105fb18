import type { Hono } from 'hono'
import { TABLES, type Tables } from '#contract/tables.ts'
import { aboutRoutes } from './about/routes.ts'
import { accountRoutes } from './account/routes.ts'
import { adminRoutes } from './admin/routes.ts'
import { alertRoutes } from './alert/routes.ts'
import { anchorRoutes } from './anchor/routes.ts'
import { chatRoutes } from './chat/routes.ts'
import { removeCommentsOn } from './comment/comments.store.ts'
import { likeComment } from './comment/like-comment.ts'
import { commentRoutes } from './comment/routes.ts'
import { complaintRoutes } from './complaint/routes.ts'
import { implement, type ServerEnv, type Verbs } from './core/serve.ts'
import { creatorRoutes } from './creator/routes.ts'
import { exchangeRoutes } from './exchange/routes.ts'
import { followRoutes } from './follow/routes.ts'
import { giftRoutes } from './gift/routes.ts'
import { levelRoutes } from './level/routes.ts'
import { libraryRoutes } from './library/routes.ts'
import { liveRoutes } from './live/routes.ts'
import { loginRoutes } from './login/routes.ts'
import { goodsLedger } from './mall/ledger.ts'
import { mallRoutes } from './mall/routes.ts'
import { matchRoutes } from './match/routes.ts'
import { membershipRoutes } from './membership/routes.ts'
import { newsRoutes } from './news/routes.ts'
import { noticeRoutes } from './notice/routes.ts'
import { coinLedger } from './payment/coin-ledger.ts'
import { paymentRoutes } from './payment/routes.ts'
import { planRoutes } from './plan/routes.ts'
import { postRoutes } from './post/routes.ts'
import { promotionRoutes } from './promotion/routes.ts'
import { protocolRoutes } from './protocol/routes.ts'
import { revenueRoutes } from './revenue/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { streamerRoutes } from './streamer/routes.ts'
import { supportRoutes } from './support/routes.ts'
import { ticketRoutes } from './ticket/routes.ts'
import { twoStepRoutes } from './two-step/routes.ts'
import { staffRefusal } from './two-step/staff-gate.ts'
import { userRoutes } from './user/routes.ts'
import { videoRoutes } from './video/routes.ts'
import { voteRoutes } from './vote/routes.ts'

const ROUTES: { readonly [Area in keyof Tables]: Verbs<Tables[Area]> } = {
  account: accountRoutes,
  admin: adminRoutes,
  anchor: anchorRoutes,
  level: levelRoutes,
  library: libraryRoutes,
  chat: chatRoutes,
  comment: commentRoutes,
  exchange: exchangeRoutes,
  follow: followRoutes(likeComment),
  gift: giftRoutes,
  ticket: ticketRoutes,
  plan: planRoutes,
  post: postRoutes,
  creator: creatorRoutes,
  vote: voteRoutes,
  alert: alertRoutes,
  promotion: promotionRoutes,
  complaint: complaintRoutes,
  support: supportRoutes,
  about: aboutRoutes,
  protocol: protocolRoutes,
  revenue: revenueRoutes,
  live: liveRoutes,
  login: loginRoutes,
  mall: mallRoutes(goodsLedger),
  match: matchRoutes,
  membership: membershipRoutes,
  news: newsRoutes,
  notice: noticeRoutes,
  payment: paymentRoutes(coinLedger),
  search: searchRoutes,
  streamer: streamerRoutes,
  'two-step': twoStepRoutes,
  user: userRoutes,
  video: videoRoutes(removeCommentsOn),
}

/** Serves every call of the contract. */
export function serveCalls(app: Hono<ServerEnv>): void {
  for (const area of Object.keys(TABLES) as (keyof Tables)[])
    implement(app, TABLES[area], ROUTES[area], area === 'admin' ? staffRefusal : undefined)
}
