import { aboutCalls } from './about.ts'
import { accountCalls } from './account.ts'
import { adminCalls } from './admin.ts'
import { adminAnnouncementCalls } from './admin-announcements.ts'
import { adminBrandCalls } from './admin-brands.ts'
import { adminChannelCalls } from './admin-channels.ts'
import { adminChatCalls } from './admin-chat.ts'
import { adminChatLogCalls } from './admin-chat-log.ts'
import { adminCommentCalls } from './admin-comments.ts'
import { adminComplaintCalls } from './admin-complaints.ts'
import { adminFeedCalls } from './admin-feeds.ts'
import { adminLedgerCalls } from './admin-ledger.ts'
import { adminMallCalls } from './admin-mall.ts'
import { adminMembershipCalls } from './admin-memberships.ts'
import { adminNewsCalls } from './admin-news.ts'
import { adminPaymentCalls } from './admin-payments.ts'
import { adminPlanCalls } from './admin-plans.ts'
import { adminPostCalls } from './admin-posts.ts'
import { adminProtocolCalls } from './admin-protocol.ts'
import { adminRefundCalls } from './admin-refunds.ts'
import { adminReviewCalls } from './admin-reviews.ts'
import { adminRoleCalls } from './admin-roles.ts'
import { adminRoomCalls } from './admin-rooms.ts'
import { adminStreamerCalls } from './admin-streamers.ts'
import { adminSupportCalls } from './admin-support.ts'
import { adminTicketCalls } from './admin-tickets.ts'
import { adminTwoStepCalls } from './admin-two-step.ts'
import { adminVideoCalls } from './admin-videos.ts'
import { alertCalls } from './alert.ts'
import { anchorCalls } from './anchor.ts'
import { chatCalls } from './chat-calls.ts'
import { commentCalls } from './comment.ts'
import { complaintCalls } from './complaint.ts'
import { creatorCalls } from './creator.ts'
import { exchangeCalls } from './exchange.ts'
import { followCalls } from './follow.ts'
import { giftCalls } from './gift.ts'
import { levelCalls } from './level.ts'
import { libraryCalls } from './library.ts'
import { librarySquadCalls } from './library-squads.ts'
import { liveCalls } from './live.ts'
import { loginCalls } from './login.ts'
import { loginCodeCalls } from './login-codes.ts'
import { loginSecondStepCalls } from './login-second-step.ts'
import { loginThirdPartyCalls } from './login-third-party.ts'
import { mallCalls } from './mall.ts'
import { matchCalls } from './match.ts'
import { membershipCalls } from './membership.ts'
import { newsCalls } from './news.ts'
import { noticeCalls } from './notice.ts'
import { paymentCalls } from './payment.ts'
import { planCalls } from './plan.ts'
import { postCalls } from './post.ts'
import { promotionCalls } from './promotion.ts'
import { protocolCalls } from './protocol.ts'
import { revenueCalls } from './revenue.ts'
import { searchCalls } from './search.ts'
import { streamerCalls } from './streamer.ts'
import { streamerProfileCalls } from './streamer-profile.ts'
import { supportCalls } from './support.ts'
import { ticketCalls } from './ticket.ts'
import { twoStepCalls } from './two-step.ts'
import { userCalls } from './user.ts'
import { videoCalls } from './video.ts'
import { voteCalls } from './vote.ts'

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
  'two-step': twoStepCalls,
  login: { ...loginCalls, ...loginCodeCalls, ...loginThirdPartyCalls, ...loginSecondStepCalls },
  follow: followCalls,
  news: newsCalls,
  complaint: complaintCalls,
  support: supportCalls,
  about: aboutCalls,
  protocol: protocolCalls,
  notice: noticeCalls,
  membership: membershipCalls,
  payment: paymentCalls,
  mall: mallCalls,
  exchange: exchangeCalls,
  level: levelCalls,
  library: { ...libraryCalls, ...librarySquadCalls },
  chat: chatCalls,
  comment: commentCalls,
  gift: giftCalls,
  ticket: ticketCalls,
  plan: planCalls,
  post: postCalls,
  creator: creatorCalls,
  promotion: promotionCalls,
  revenue: revenueCalls,
  search: searchCalls,
  video: videoCalls,
  vote: voteCalls,
  alert: alertCalls,
  streamer: { ...streamerCalls, ...streamerProfileCalls },
  admin: {
    ...adminCalls,
    ...adminAnnouncementCalls,
    ...adminBrandCalls,
    ...adminProtocolCalls,
    ...adminChannelCalls,
    ...adminChatCalls,
    ...adminChatLogCalls,
    ...adminCommentCalls,
    ...adminFeedCalls,
    ...adminLedgerCalls,
    ...adminMallCalls,
    ...adminMembershipCalls,
    ...adminNewsCalls,
    ...adminPaymentCalls,
    ...adminPlanCalls,
    ...adminPostCalls,
    ...adminRoleCalls,
    ...adminStreamerCalls,
    ...adminRoomCalls,
    ...adminComplaintCalls,
    ...adminSupportCalls,
    ...adminTicketCalls,
    ...adminRefundCalls,
    ...adminReviewCalls,
    ...adminTwoStepCalls,
    ...adminVideoCalls,
  },
} as const
export type Tables = typeof TABLES
