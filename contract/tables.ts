import { accountCalls } from './account.ts'
import { adminCalls } from './admin.ts'
import { adminChatCalls } from './admin-chat.ts'
import { adminMallCalls } from './admin-mall.ts'
import { adminMembershipCalls } from './admin-memberships.ts'
import { adminPaymentCalls } from './admin-payments.ts'
import { adminStreamerCalls } from './admin-streamers.ts'
import { anchorCalls } from './anchor.ts'
import { chatCalls } from './chat-calls.ts'
import { exchangeCalls } from './exchange.ts'
import { followCalls } from './follow.ts'
import { giftCalls } from './gift.ts'
import { liveCalls } from './live.ts'
import { loginCalls } from './login.ts'
import { loginCodeCalls } from './login-codes.ts'
import { loginThirdPartyCalls } from './login-third-party.ts'
import { mallCalls } from './mall.ts'
import { matchCalls } from './match.ts'
import { membershipCalls } from './membership.ts'
import { noticeCalls } from './notice.ts'
import { paymentCalls } from './payment.ts'
import { streamerCalls } from './streamer.ts'
import { userCalls } from './user.ts'

/**
 * Every `/java` call, by area: the site's client, the backend's routes and the access test read this index. A table
 * that is missing here fails `tests/arch/contract.test.ts`; one without verbs is a compile error.
 */
export const TABLES = {
  live: liveCalls,
  anchor: anchorCalls,
  match: matchCalls,
  user: userCalls,
  account: accountCalls,
  login: { ...loginCalls, ...loginCodeCalls, ...loginThirdPartyCalls },
  follow: followCalls,
  notice: noticeCalls,
  membership: membershipCalls,
  payment: paymentCalls,
  mall: mallCalls,
  exchange: exchangeCalls,
  chat: chatCalls,
  gift: giftCalls,
  streamer: streamerCalls,
  admin: {
    ...adminCalls,
    ...adminChatCalls,
    ...adminMallCalls,
    ...adminMembershipCalls,
    ...adminPaymentCalls,
    ...adminStreamerCalls,
  },
} as const
export type Tables = typeof TABLES
