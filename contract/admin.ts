import { SessionLine } from './account.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, searchText, ways } from './list-part.ts'
import { Done, FeedbackKind, RoleName } from './user.ts'

/** A user as administrators see them. In lists, phone and email are masked. */
export const AdminUser = type({
  uid: 'number.integer',
  username: 'string',
  'avatar?': 'string',
  'email?': 'string',
  'phone?': 'string',
  roles: RoleName.array(),
  gold: 'number.integer',
  diamond: 'number.integer',
  'bannedAt?': Instant,
  'banReason?': 'string',
  'deletingAt?': Instant,
  createdAt: Instant,
  /** On which it was registered; absent: nobody knows. */
  'brand?': 'string',
  'lastLoginAt?': Instant,
})
export type AdminUser = typeof AdminUser.infer

/** Apart from the others: one text of all is more than the compiler takes. */
const StreamerAct = type.enumerated(
  ...(['view_application', 'view_id_papers', 'view_id_photo', 'accept_streamer', 'refuse_streamer'] as const),
  ...(['ban_streamer', 'lift_streamer_ban', 'remove_picture', 'remove_texts'] as const),
)

const ExpertAct = type.enumerated(
  ...(['accept_expert', 'refuse_expert', 'ban_expert', 'lift_expert_ban'] as const),
  ...(['publish_plan', 'refuse_plan', 'take_off_plan'] as const),
  ...(['publish_video', 'refuse_video', 'take_off_video'] as const),
)
const PostAct = type("'publish_post' | 'refuse_post' | 'take_off_post'")
const RoomAct = type("'set_room_priority' | 'end_room_priority' | 'refund_ticket'")

export const AuditLine = type({
  id: 'number.integer',
  adminUid: 'number.integer',
  adminName: 'string',
  act: type(
    "'set_roles' | 'propose_roles' | 'confirm_roles' | 'decline_roles' | 'ban' | 'unban' | 'end_sessions' | 'answer_feedback' | 'refund_payment' | 'accept_payment' | 'refund_membership' | 'view_user' | 'save_goods' | 'change_stock' | 'add_cards' | 'view_redemption' | 'ship_redemption' | 'finish_redemption' | 'return_redemption' | 'dismiss_report' | 'remove_message' | 'mute_in_room' | 'mute_everywhere' | 'unmute_everywhere'",
  )
    .or(StreamerAct)
    .or(ExpertAct)
    .or(RoomAct)
    .or(PostAct)
    .or("'save_article' | 'publish_article' | 'take_off_article' | 'delete_article' | 'decide_complaint'")
    .or(
      "'ask_refund' | 'decline_refund' | 'publish_brand' | 'propose_brand' | 'decline_brand' | 'retire_brand' | 'restore_brand' | 'save_protocol' | 'delete_protocol'",
    )
    .or(
      "'save_announcement' | 'publish_announcement' | 'end_announcement' | 'take_back_announcement' | 'delete_announcement'",
    )
    .or("'take_support' | 'leave_support' | 'answer_support' | 'note_support' | 'close_support'")
    .or(
      "'reset_two_step' | 'ask_two_step_reset' | 'decline_two_step_reset' | 'save_list' | 'reopen_report' | 'take_over_review' | 'close_channel' | 'reopen_channel'",
    ),
  'targetUid?': 'number.integer',
  'targetName?': 'string',
  detail: 'string',
  createdAt: Instant,
})
export type AuditAct = (typeof AuditLine.infer)['act']

const Day = type(/^\d{4}-\d{2}-\d{2}$/)
const AuditSearch = type({
  /** Whose account the act was about, and who did it. */
  'uid?': IntegerText,
  'admin?': IntegerText,
  'act?': AuditLine.get('act'),
  'text?': 'string <= 100',
  /** Days of the world's time, both included. */
  'from?': Day,
  'until?': Day,
  'sort?': "'oldest'",
})
/** An account's second step: how it is taken, and whether an administrator wants it to go. */
export const AccountTwoStep = type({
  hasApp: 'boolean',
  passkeys: 'number.integer',
  recoveryCodes: 'number.integer',
  'reset?': { by: 'number.integer', byName: 'string', expiresAt: Instant },
})
export type AccountTwoStep = typeof AccountTwoStep.infer
/** Roles that wait for a second administrator. */
export const RoleProposal = type({
  id: 'number.integer',
  uid: 'number.integer',
  username: 'string',
  roles: RoleName.array(),
  proposedBy: 'number.integer',
  proposerName: 'string',
  expiresAt: Instant,
})
export const AdminFeedback = type({
  id: 'number.integer',
  uid: 'number.integer',
  username: 'string',
  kind: FeedbackKind,
  text: 'string',
  'contact?': 'string',
  createdAt: Instant,
  'answer?': 'string',
  'answeredAt?': Instant,
})

/** What came in 24 hours. */
const AdminDay = type({
  /** Payments that were credited, and the coins that were bought by them. */
  payments: 'number.integer',
  coins: 'number.integer',
  /** Plans that were sold. */
  plans: 'number.integer',
  comments: 'number.integer',
})
export type AdminDay = typeof AdminDay.infer

/** Figures of accounts are counted no further than `FIGURE_MAX` and one more. */
export const AdminFigures = type({
  /** Accounts made in the last 24 hours, and in those of a week ago. */
  signUps: 'number.integer',
  signUpsBefore: 'number.integer',
  lastDay: AdminDay,
  weekAgo: AdminDay,
  /** Sessions that have not ended. */
  sessions: 'number.integer',
  /** Complaints that nobody has decided. */
  complaints: 'number.integer',
  /** Feedback without an answer. */
  feedback: 'number.integer',
  banned: 'number.integer',
  /** Accounts that will be deleted. */
  deleting: 'number.integer',
  /** Roles that wait for a second administrator, who may be the caller. */
  proposals: 'number.integer',
  /** Brands of which the same is so, and accounts whose second step is to go; `resetUid`: the account whose time ends first. */
  brandProposals: 'number.integer',
  twoStepResets: 'number.integer',
  'resetUid?': 'number.integer',
  /** Redemptions under review: to be sent, or without card numbers. */
  redemptions: 'number.integer',
  /** Large refunds that wait for a second administrator. */
  refunds: 'number.integer',
  /** Held payments. */
  payments: 'number.integer',
  /** What waits for a review. */
  reviews: type({
    chat_reports: 'number.integer',
    streamers: 'number.integer',
    experts: 'number.integer',
    plans: 'number.integer',
    posts: 'number.integer',
    videos: 'number.integer',
    /** Requests to the support desk that wait for an answer. */
    support: 'number.integer',
  }),
  /** Public rooms that are live, of all games. */
  liveRooms: 'number.integer',
  countedAt: Instant,
})
export type AdminFigures = typeof AdminFigures.infer
export type ReviewQueue = keyof AdminFigures['reviews']

/**
 * Calls that fail with `proof_needed` want `proveSession`, or a sign-in by password or code, of the last ten minutes. A
 * call with grave effects that is added must want it too.
 */
export const adminCalls = {
  /** At most a minute old. */
  getFigures: call({
    method: 'GET',
    path: '/admin/figures',
    access: 'administrator',
    isOurs: true,
    input: type({}),
    result: AdminFigures,
  }),
  /** By uid, or part of a user name, email or phone; a POST, since addresses are logged. Newest first, where `sort` is absent. */
  listUsers: call({
    method: 'POST',
    isRead: true,
    path: '/admin/users',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'text?': 'string <= 100',
      'role?': RoleName,
      'state?': "'banned' | 'deleting'",
      /** On which it was registered: older accounts are of none. */
      'brand?': 'string <= 40',
      /** `lastLogin`: who signed in last first, without those who never did. */
      'sort?': "'oldest' | 'lastLogin'",
    }),
    result: type({ list: AdminUser.array(), ...ways }),
  }),
  getAccount: call({
    method: 'GET',
    path: '/admin/user',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ uid: IntegerText }),
    result: type({ user: AdminUser, sessions: SessionLine.array(), 'twoStep?': AccountTwoStep }),
  }),
  /** `isProposed`: another administrator must confirm the new roles within a day. Removed ones are gone. */
  setRoles: call({
    method: 'POST',
    path: '/admin/roles',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'proof_needed'],
    input: type({ uid: 'number.integer', roles: RoleName.array() }),
    result: type({ user: AdminUser, isProposed: 'boolean' }),
  }),
  /** Pending proposals, the newest first; at most 100. */
  listRoleProposals: call({
    method: 'GET',
    path: '/admin/roleProposals',
    access: 'administrator',
    isOurs: true,
    input: type({}),
    result: type({ list: RoleProposal.array() }),
  }),
  /** Neither who proposed it nor whom it concerns may confirm it. `not_found`: decided meanwhile, or expired. */
  confirmRoles: call({
    method: 'POST',
    path: '/admin/roleProposals/confirm',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'proof_needed'],
    input: type({ id: 'number.integer' }),
    result: Done,
  }),
  /** Withdraws the caller's own proposal, or declines another's. */
  declineRoles: call({
    method: 'POST',
    path: '/admin/roleProposals/decline',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: 'number.integer' }),
    result: Done,
  }),
  /** In place of a ban that there is; with `isFirst` not: then the answer is `order_moved`. */
  ban: call({
    method: 'POST',
    path: '/admin/ban',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'order_moved', 'proof_needed'],
    input: type({ uid: 'number.integer', reason: '1 <= string <= 200', 'isFirst?': 'true' }),
    result: type({ user: AdminUser }),
  }),
  /** With `bannedAt` that ban alone: `order_moved` when it was lifted or there is another. */
  unban: call({
    method: 'POST',
    path: '/admin/unban',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'proof_needed'],
    input: type({ uid: 'number.integer', 'bannedAt?': Instant }),
    result: type({ user: AdminUser }),
  }),
  /** Without `id` all of the user's sessions. */
  endUserSessions: call({
    method: 'POST',
    path: '/admin/sessions/end',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ uid: 'number.integer', 'id?': 'string <= 40' }),
    result: type({ ended: 'number.integer' }),
  }),
  /** Without an answer the oldest first, with one the newest first; all of them the newest first. `id`: that one alone, of any state. */
  listAllFeedback: call({
    method: 'GET',
    path: '/admin/feedback',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'state?': "'open' | 'answered'", 'id?': IntegerText, ...searchText }),
    result: type({ list: AdminFeedback.array(), ...ways }),
  }),
  answerFeedback: call({
    method: 'POST',
    path: '/admin/feedback/answer',
    access: 'administrator',
    isOnce: true,
    isOurs: true,
    errors: ['not_found', 'claimed'],
    input: type({ id: 'number.integer', answer: '1 <= string <= 2000' }),
    result: Done,
  }),
  /**
   * The newest first, where `sort` is absent. `text` is looked for in the details of the newest `AUDIT_TEXT_LINES` lines; a POST,
   * since addresses are logged.
   */
  listAudit: call({
    method: 'POST',
    isRead: true,
    path: '/admin/audit',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and(AuditSearch),
    result: type({ list: AuditLine.array(), ...ways }),
  }),
} as const
