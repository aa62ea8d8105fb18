import { accountsDeclared } from './accounts/schema/accounts.ts'
import { alertDevicesDeclared, alertMatchesDeclared, alertWorkDeclared } from './accounts/schema/alerts.ts'
import { announcementsDeclared } from './accounts/schema/announcements.ts'
import { articlesDeclared, articleTextsDeclared } from './accounts/schema/articles.ts'
import { attentionDeclared } from './accounts/schema/attention.ts'
import { auditDeclared } from './accounts/schema/audit.ts'
import { balanceRecordsDeclared, balancesDeclared } from './accounts/schema/balances.ts'
import { brandProposalsDeclared } from './accounts/schema/brand-proposals.ts'
import { brandVersionsDeclared } from './accounts/schema/brand-versions.ts'
import {
  chatCasesDeclared,
  chatModeratorsDeclared,
  chatMutesDeclared,
  chatNotesDeclared,
  chatReportsDeclared,
} from './accounts/schema/chat.ts'
import { commentsDeclared } from './accounts/schema/comments.ts'
import { complaintsDeclared } from './accounts/schema/complaints.ts'
import { exchangesDeclared } from './accounts/schema/exchanges.ts'
import { experienceDeclared, experienceGiftsDeclared } from './accounts/schema/experience.ts'
import { feedbackDeclared } from './accounts/schema/feedback.ts'
import { fanCountsDeclared, followsDeclared, likesDeclared } from './accounts/schema/follows.ts'
import { grantedRolesDeclared } from './accounts/schema/granted-roles.ts'
import { humanChecksDeclared } from './accounts/schema/human-checks.ts'
import { intentsDeclared } from './accounts/schema/intents.ts'
import { knownBrowsersDeclared } from './accounts/schema/known-browsers.ts'
import { limitsDeclared } from './accounts/schema/limits.ts'
import { loginCodesDeclared } from './accounts/schema/login-codes.ts'
import { mallAddressesDeclared } from './accounts/schema/mall-addresses.ts'
import { mallCardsDeclared } from './accounts/schema/mall-cards.ts'
import { mallGoodsDeclared } from './accounts/schema/mall-goods.ts'
import { mallOrdersDeclared } from './accounts/schema/mall-orders.ts'
import { membershipOrdersDeclared } from './accounts/schema/membership-orders.ts'
import { membershipsDeclared } from './accounts/schema/memberships.ts'
import { noticesDeclared } from './accounts/schema/notices.ts'
import { outboxDeclared } from './accounts/schema/outbox.ts'
import { paymentOrdersDeclared } from './accounts/schema/payment-orders.ts'
import {
  expertApplicationsDeclared,
  expertStandingsDeclared,
  expertViewsDeclared,
  planOrdersDeclared,
  plansDeclared,
} from './accounts/schema/plans.ts'
import { postsDeclared } from './accounts/schema/posts.ts'
import { profilesDeclared } from './accounts/schema/profiles.ts'
import {
  promotedUsersDeclared,
  promotionChannelsDeclared,
  promotionEarningsDeclared,
  promotionHoursDeclared,
} from './accounts/schema/promotion.ts'
import { protocolTextsDeclared } from './accounts/schema/protocol-texts.ts'
import { referralsDeclared } from './accounts/schema/referrals.ts'
import { refundRequestsDeclared } from './accounts/schema/refund-requests.ts'
import { reservationsDeclared } from './accounts/schema/reservations.ts'
import { reviewClaimsDeclared } from './accounts/schema/review-claims.ts'
import { roleProposalsDeclared } from './accounts/schema/role-proposals.ts'
import { sandboxPaymentsDeclared } from './accounts/schema/sandbox-payments.ts'
import { sessionsDeclared } from './accounts/schema/sessions.ts'
import { idPhotosDeclared, streamerApplicationsDeclared } from './accounts/schema/streamer-applications.ts'
import { supportKeysDeclared, supportMessagesDeclared, supportRequestsDeclared } from './accounts/schema/support.ts'
import { identitiesDeclared, loginFlowsDeclared, pendingIdentitiesDeclared } from './accounts/schema/third-party.ts'
import {
  halfSignInsDeclared,
  passkeyChallengesDeclared,
  passkeysDeclared,
  recoveryCodesDeclared,
  totpsDeclared,
  twoStepResetsDeclared,
} from './accounts/schema/two-step.ts'
import { videoPartsDeclared, videosDeclared } from './accounts/schema/videos.ts'
import { voteCountsDeclared, votesDeclared } from './accounts/schema/votes.ts'
import { welcomeBonusesDeclared } from './accounts/schema/welcome-bonuses.ts'
import { giftsDeclared, giftTotalsDeclared } from './ledger/schema/gifts.ts'
import { ledgerAccountsDeclared, ledgerLinesDeclared } from './ledger/schema/ledger.ts'
import { ledgerRebuildsDeclared, ledgerRunsDeclared } from './ledger/schema/ledger-runs.ts'
import { roomTicketsDeclared, streamerEarningsDeclared } from './ledger/schema/tickets.ts'
import { anchorProfilesDeclared } from './matches/schema/anchor-profiles.ts'
import { calendarDaysDeclared } from './matches/schema/calendar-days.ts'
import { calendarLeaseDeclared } from './matches/schema/calendar-lease.ts'
import { feedPushesDeclared } from './matches/schema/feed-pushes.ts'
import { importsDeclared } from './matches/schema/imports.ts'
import { leaguesDeclared } from './matches/schema/leagues.ts'
import { marksDeclared } from './matches/schema/marks.ts'
import { matchEventsDeclared } from './matches/schema/match-events.ts'
import { matchLinesDeclared } from './matches/schema/match-lines.ts'
import { matchStatesDeclared } from './matches/schema/match-states.ts'
import { matchesDeclared } from './matches/schema/matches.ts'
import { peopleDeclared } from './matches/schema/people.ts'
import { anchorsDeclared, pastBroadcastsDeclared, roomSourcesDeclared, roomsDeclared } from './matches/schema/rooms.ts'
import { streamInputsDeclared } from './matches/schema/stream-inputs.ts'
import { teamsDeclared } from './matches/schema/teams.ts'
import type { Declaration, Personal } from './personal.ts'

const ACCOUNTS: readonly Declaration[] = [
  accountsDeclared,
  alertDevicesDeclared,
  alertMatchesDeclared,
  announcementsDeclared,
  alertWorkDeclared,
  // Before the articles, by which they are found.
  articleTextsDeclared,
  articlesDeclared,
  attentionDeclared,
  auditDeclared,
  balancesDeclared,
  balanceRecordsDeclared,
  brandProposalsDeclared,
  brandVersionsDeclared,
  welcomeBonusesDeclared,
  chatReportsDeclared,
  chatCasesDeclared,
  chatMutesDeclared,
  chatModeratorsDeclared,
  chatNotesDeclared,
  commentsDeclared,
  complaintsDeclared,
  exchangesDeclared,
  experienceDeclared,
  experienceGiftsDeclared,
  feedbackDeclared,
  followsDeclared,
  fanCountsDeclared,
  likesDeclared,
  grantedRolesDeclared,
  humanChecksDeclared,
  intentsDeclared,
  knownBrowsersDeclared,
  limitsDeclared,
  loginCodesDeclared,
  mallAddressesDeclared,
  mallCardsDeclared,
  mallGoodsDeclared,
  mallOrdersDeclared,
  membershipsDeclared,
  membershipOrdersDeclared,
  noticesDeclared,
  outboxDeclared,
  paymentOrdersDeclared,
  expertApplicationsDeclared,
  expertViewsDeclared,
  expertStandingsDeclared,
  planOrdersDeclared,
  plansDeclared,
  postsDeclared,
  profilesDeclared,
  protocolTextsDeclared,
  promotionEarningsDeclared,
  promotedUsersDeclared,
  // Before the channels, by which they are found.
  promotionHoursDeclared,
  promotionChannelsDeclared,
  referralsDeclared,
  refundRequestsDeclared,
  reservationsDeclared,
  reviewClaimsDeclared,
  roleProposalsDeclared,
  sandboxPaymentsDeclared,
  sessionsDeclared,
  idPhotosDeclared,
  supportKeysDeclared,
  supportMessagesDeclared,
  supportRequestsDeclared,
  streamerApplicationsDeclared,
  identitiesDeclared,
  loginFlowsDeclared,
  pendingIdentitiesDeclared,
  halfSignInsDeclared,
  passkeyChallengesDeclared,
  passkeysDeclared,
  recoveryCodesDeclared,
  totpsDeclared,
  twoStepResetsDeclared,
  videosDeclared,
  videoPartsDeclared,
  votesDeclared,
  voteCountsDeclared,
]

const MATCHES: readonly Declaration[] = [
  calendarDaysDeclared,
  calendarLeaseDeclared,
  feedPushesDeclared,
  importsDeclared,
  leaguesDeclared,
  marksDeclared,
  matchEventsDeclared,
  matchLinesDeclared,
  matchStatesDeclared,
  matchesDeclared,
  pastBroadcastsDeclared,
  streamInputsDeclared,
  roomSourcesDeclared,
  roomsDeclared,
  anchorProfilesDeclared,
  anchorsDeclared,
  peopleDeclared,
  teamsDeclared,
]

const LEDGER: readonly Declaration[] = [
  ledgerAccountsDeclared,
  ledgerLinesDeclared,
  ledgerRunsDeclared,
  ledgerRebuildsDeclared,
  giftsDeclared,
  giftTotalsDeclared,
  roomTicketsDeclared,
  streamerEarningsDeclared,
]

/** The personal data of each table: export and deletion follow from it. The test fails for a table that is missing. */
export const DECLARATIONS = { accounts: ACCOUNTS, matches: MATCHES, ledger: LEDGER } as const

const personalIn = (declarations: readonly Declaration[]): Personal[] =>
  declarations.filter((declared) => declared.kind === 'personal')

/** The tables with personal data of each database. */
export const PERSONAL = {
  accounts: personalIn(ACCOUNTS),
  matches: personalIn(MATCHES),
  ledger: personalIn(LEDGER),
} as const

/** Personal data outside the database. `deleted`: by backend/user/purge.ts. */
export const OUTSIDE = {
  avatars: { where: 'R2, `avatars/<uid>/`', atDeletion: 'deleted' },
  streamerPictures: { where: 'R2, `streamers/<uid>/`', atDeletion: 'deleted' },
  planCovers: { where: 'R2, `plans/<uid>/`', atDeletion: 'deleted' },
  articlePictures: {
    where: 'R2, `articles/<article>/`',
    atDeletion: { keep: 'pictures of the brand’s articles, stored under the article and not under who uploaded them' },
  },
  brandPictures: {
    where: 'R2, `brands/<brand>/`',
    atDeletion: { keep: 'the brand’s logos, stored under the brand and not under who uploaded them' },
  },
  videos: { where: 'R2, `videos/<uid>/` and `posters/<uid>/`', atDeletion: 'deleted' },
  postPictures: { where: 'R2, `articles/<post>/`', atDeletion: 'deleted' },
  idPhotos: { where: 'R2, `identity/<uid>/`, sealed with `IDENTITY_KEYS`', atDeletion: 'deleted' },
  search: { where: 'D1 `grandstand-search`: the names of users who are shown, with uid', atDeletion: 'deleted' },
  inbox: {
    where: 'the user’s Durable Object: uid, brand and language of the last reservation, rooms whose chats were visited',
    atDeletion: 'deleted',
  },
  chats: {
    where: 'Durable Objects of rooms: what was said in their chats, with uid and name',
    atDeletion: { keep: 'deleted after eight days at most, which is before the account is' },
  },
  coins: {
    where: 'the user’s Durable Object in the ledger: amounts, reasons, what was paid for',
    atDeletion: { keep: 'accounts add up only with every line; what is left goes to the house' },
  },
  mails: { where: 'mail and SMS at the providers that carried them', atDeletion: { keep: 'outside our control' } },
  logs: {
    where: 'log lines of failures: a uid, never a name, contact or address',
    atDeletion: { keep: 'deleted by the retention of Workers Logs, 7 days at most' },
  },
  oldTables: {
    where: 'tables of accounts that an installation of before the split still has in the database of matches',
    atDeletion: { keep: 'deleted by npm run move:accounts -- --drop-old' },
  },
  backups: {
    where: 'D1 Time Travel',
    atDeletion: { keep: 'deleted after 30 days; purge again after a restore' },
  },
} as const satisfies Record<string, { where: string; atDeletion: 'deleted' | { keep: string } }>

/** What a purge must delete outside the database. */
export type DeletedOutside = {
  [Name in keyof typeof OUTSIDE]: (typeof OUTSIDE)[Name]['atDeletion'] extends 'deleted' ? Name : never
}[keyof typeof OUTSIDE]
