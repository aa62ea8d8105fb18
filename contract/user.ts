import { AVATAR_BYTES_MAX } from './account-rules.ts'
import { type } from './ark.ts'
import { call, ROLES } from './call.ts'
import { Day, Instant, IntegerText, Zone } from './entities.ts'
import { TIERS } from './membership-rules.ts'
import { OWN_ORDER_KINDS, OWN_ORDER_STATES } from './own-order-kinds.ts'
import { OwnOrder } from './own-orders.ts'
import { STATEMENT_KINDS } from './statement.ts'

export const TierName = type.enumerated(...TIERS)
export const RoleName = type.enumerated(...ROLES)

/** The fields of a user that only the user gets. Phone and email are masked. */
export const OwnAccount = type({
  'email?': 'string',
  'phone?': 'string',
  'areaCode?': 'string',
  /** False until the user has set a password. */
  hasPassword: 'boolean',
  /** False while the user name is a generated one. */
  hasChosenName: 'boolean',
  /** Types of third-party sign-ins bound to the account. */
  thirdParties: 'number.integer[]',
  gold: 'number.integer',
  diamond: 'number.integer',
  'vipUntil?': Instant,
  'svipUntil?': Instant,
  /** When the account will be deleted, unless the user cancels it. */
  'deletingAt?': Instant,
  unreadCount: 'number.integer',
})

export const User = type({
  uid: 'number.integer',
  username: 'string',
  /** A path under `/media/avatars`. */
  'avatar?': 'string',
  'signature?': 'string',
  /** The badge beside the name; absent for who is no member. */
  'membership?': TierName,
  level: 'number.integer',
  followCount: 'number.integer',
  fanCount: 'number.integer',
  /** Others get the day only: noon of it, UTC. */
  createdAt: Instant,
  /** Whether the caller follows this user; absent for guests and for the user themself. */
  'isFollowed?': 'boolean',
  /** Only when the caller is this user. */
  'roles?': RoleName.array(),
  /** Has a page as an expert. */
  'isExpert?': 'true',
  /** Only when the caller is this user. */
  'own?': OwnAccount,
})
export type User = typeof User.infer
export type OwnAccount = typeof OwnAccount.infer

/** Settings stored with the account. Absent: the site's default. */
export const Preferences = type({
  'language?': 'string <= 10',
  /** Empty: the device's time zone. */
  'timeZone?': /^[A-Za-z0-9_+\-/]{0,64}$/,
  'theme?': "'light' | 'dark' | 'system'",
  'autoplay?': 'boolean',
  'notifyReminders?': 'boolean',
  'notifyFollows?': 'boolean',
  /** Of plans of experts whom the user follows; absent: yes. */
  'notifyPlans?': 'boolean',
  'notifyByMail?': 'boolean',
  /** Names of the home page's lists, in the user's order. */
  'homeOrder?': '(string <= 40)[] <= 20',
  'hidesScores?': 'boolean',
  'hasReducedMotion?': 'boolean',
  /** A sound at goals on match pages and in rooms; off unless asked for. */
  'hasGoalSound?': 'boolean',
})
export type Preferences = typeof Preferences.infer

/** A line of the user's account: what moved, why, and the balance after it. Negative amounts were paid. */
export const BalanceRecord = type({
  /** Its number among the account's lines. */
  id: 'number.integer',
  /** Why, e.g. `registration`. */
  type: 'string',
  /** Its own payment, another's, set aside, or come back from what was set aside. */
  step: "'move' | 'receive' | 'hold' | 'return'",
  gold: 'number.integer',
  diamond: 'number.integer',
  goldAfter: 'number.integer',
  diamondAfter: 'number.integer',
  /** What it paid for, e.g. `goods-order:17`. */
  'link?': 'string',
  /** The house's share of it. */
  'isToHouse?': 'boolean',
  /** For what a simulated expert wrote. */
  'isToNobody?': 'true',
  /** What became of amounts that were set aside. */
  'became?': "'held' | 'paid' | 'returned'",
  /** Of the plan that it was about. */
  'name?': 'string',
  createdAt: Instant,
})
export type BalanceRecord = typeof BalanceRecord.infer

export const StatementKindName = type.enumerated(...STATEMENT_KINDS)
/** Which lines of a statement: from the day `from` to the day `to`, both within; `before`: only those with a smaller id. */
const StatementFilter = type({
  'currency?': "'gold' | 'diamond'",
  'kind?': StatementKindName,
  'from?': Day,
  'to?': Day,
  /** Of the days; UTC by default. */
  'zone?': Zone,
  'before?': IntegerText,
})
export const InvitationLine = type({
  uid: 'number.integer',
  username: 'string',
  'membership?': TierName,
  'avatar?': 'string',
  createdAt: Instant,
})
export const FeedbackKind = type("'bug' | 'content' | 'account' | 'payment' | 'idea' | 'other'")
export const FeedbackLine = type({
  id: 'number.integer',
  kind: FeedbackKind,
  text: 'string',
  'contact?': 'string',
  createdAt: Instant,
  'answer?': 'string',
  'answeredAt?': Instant,
})

/** Pages count from 1. */
export const Paged = type({ 'page?': IntegerText })
export const Done = type({ done: 'true' })

export const userCalls = {
  /** The user `userId` as anybody sees them; without `userId`, the caller. */
  getUser: call({
    method: 'GET',
    path: '/user/info',
    access: 'guest',
    errors: ['not_found'],
    input: type({ 'userId?': IntegerText }),
    result: type({ user: User }),
  }),
  getPreferences: call({
    method: 'GET',
    path: '/user/getUserDataStatus',
    access: 'user',
    input: type({}),
    result: Preferences,
  }),
  /** Absent fields are not changed. */
  savePreferences: call({
    method: 'POST',
    path: '/user/saveUserDataStatus',
    access: 'user',
    input: Preferences,
    result: Preferences,
  }),
  getBalance: call({
    method: 'GET',
    path: '/user/userGold',
    access: 'user',
    input: type({}),
    result: type({ gold: 'number.integer', diamond: 'number.integer' }),
  }),
  /**
   * Newest first, 20 a page. All lines, or those of a currency, are counted and have pages. With any other filter they
   * are not: `before` leads on, from the last line that was got, while `hasOlder`.
   */
  listBalanceRecords: call({
    method: 'GET',
    path: '/user/balanceRecords',
    access: 'user',
    isOurs: true,
    input: Paged.and(StatementFilter),
    result: type({ records: BalanceRecord.array(), 'total?': 'number.integer', hasOlder: 'boolean' }),
  }),
  /** A part of a file of the statement: `STATEMENT_FILE_LINES_A_CALL` lines, newest first. */
  exportBalanceRecords: call({
    method: 'GET',
    path: '/user/balanceRecords/export',
    access: 'user',
    isOurs: true,
    input: StatementFilter,
    result: type({ records: BalanceRecord.array(), hasOlder: 'boolean' }),
  }),
  modifyProfile: call({
    method: 'POST',
    path: '/user/modifyUser',
    access: 'user',
    errors: ['name_taken', 'name_reserved', 'bad_name'],
    input: type({ 'username?': 'string <= 40', 'signature?': 'string <= 400' }),
    result: type({ user: User }),
  }),
  /**
   * A picture as the body, at most 3 MB: a baseline jpg or a png without interlacing, of 16 to 512 pixels a side. It is
   * stored without metadata.
   */
  uploadAvatar: call({
    method: 'POST',
    path: '/user/avatar',
    access: 'user',
    isOurs: true,
    upload: { bytesMax: AVATAR_BYTES_MAX },
    errors: ['wrong_file_type'],
    input: type({}),
    result: type({ avatar: 'string' }),
  }),
  removeAvatar: call({
    method: 'POST',
    path: '/user/avatar/remove',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: Done,
  }),
  unbindThirdParty: call({
    method: 'POST',
    path: '/user/thirdParty/unbind',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'no_contact'],
    input: type({ type: 'number.integer' }),
    result: type({ user: User }),
  }),
  /** Whether the match is being played now. */
  isMatchLive: call({
    method: 'GET',
    path: '/user/isMatchLive/:matchId/:gameId',
    access: 'guest',
    errors: ['not_found'],
    input: type({ matchId: IntegerText, gameId: IntegerText }),
    result: type('boolean'),
  }),
  /** Own orders of all kinds, or of one, in all states or in one, newest first, 20 at a time. `next`: what `before` says to go on; none at the end. */
  listOrders: call({
    method: 'GET',
    path: '/user/order/list',
    access: 'user',
    input: type({
      'kind?': type.enumerated(...OWN_ORDER_KINDS),
      'state?': type.enumerated(...OWN_ORDER_STATES),
      'before?': /^\d{1,14}-\d{1,16}$/,
    }),
    result: type({ list: OwnOrder.array(), 'next?': 'string' }),
  }),
  /** Who registered with the caller's invitation code, newest first. */
  listInvitations: call({
    method: 'GET',
    path: '/user/invitations',
    access: 'user',
    isOurs: true,
    input: Paged,
    result: type({ code: 'string', list: InvitationLine.array(), total: 'number.integer' }),
  }),
  sendFeedback: call({
    method: 'POST',
    path: '/user/feedback',
    access: 'user',
    isOnce: true,
    isOurs: true,
    input: type({ kind: FeedbackKind, text: '1 <= string <= 2000', 'contact?': 'string <= 120' }),
    result: FeedbackLine,
  }),
  listFeedback: call({
    method: 'GET',
    path: '/user/feedback',
    access: 'user',
    isOurs: true,
    input: Paged,
    result: type({ list: FeedbackLine.array(), total: 'number.integer' }),
  }),
  /** Everything stored about the caller, as one JSON document. */
  exportData: call({
    method: 'GET',
    path: '/user/export',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type('object'),
  }),
} as const
