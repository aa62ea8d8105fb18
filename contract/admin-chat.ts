import { Reason } from './admin-payments.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { BAN_MINUTES, MUTE_EVERYWHERE_MINUTES, MUTE_MINUTES, REPORT_DECISIONS, REPORT_REASONS } from './chat-rules.ts'
import { Instant, IntegerText } from './entities.ts'
import { byAge, ListPart, ways } from './list-part.ts'
import { Done } from './user.ts'

const ReportReasonName = type.enumerated(...REPORT_REASONS)
const ReportDecisionName = type.enumerated(...REPORT_DECISIONS)
const MuteMinutes = type.enumerated(...MUTE_MINUTES)
const MuteEverywhereMinutes = type.enumerated(...MUTE_EVERYWHERE_MINUTES)

const Operated = { roomId: 'number.integer > 0', uid: 'number.integer > 0' } as const

/** A message, comment or post that users have reported, as it was. */
export const ReportedMessage = type({
  id: 'number.integer',
  /** 0: it is a comment on `subject`, or that itself where it is a post (`post:12`). `path`: of its page, without a language. */
  roomId: 'number.integer',
  'subject?': 'string',
  'path?': 'string',
  uid: 'number.integer',
  /** The name under which it was said. */
  name: 'string',
  /** A path under `/media/avatars`. */
  'avatar?': 'string',
  'part?': "'streamer' | 'staff' | 'moderator'",
  text: 'string',
  saidAt: Instant,
  /** How many users reported it, for each reason that any gave. */
  reasons: type({ reason: ReportReasonName, count: 'number.integer' }).array(),
  'decision?': {
    act: ReportDecisionName,
    /** For how long the speaker was muted. */
    'minutes?': 'number.integer',
    reason: 'string',
    uid: 'number.integer',
    name: 'string',
    at: Instant,
  },
})
export type ReportedMessage = typeof ReportedMessage.infer

/** What staff look at before they decide. */
export const ReportCase = type({
  /** The first fifty. Without a name: the account is gone. */
  reporters: type({ uid: 'number.integer', 'name?': 'string', reason: ReportReasonName, at: Instant }).array(),
  /** Other cases of the same speaker, and the last that was decided. */
  others: { count: 'number.integer', 'last?': { act: ReportDecisionName, text: 'string', at: Instant } },
  /** What was said in the room before and after, oldest first; empty where that is not kept, and of a comment. */
  around: type({
    id: 'number.integer',
    name: 'string',
    /** Empty: a gift. */
    text: 'string',
    at: Instant,
    isAfter: 'boolean',
  }).array(),
})
export type ReportCase = typeof ReportCase.infer

export const adminChatCalls = {
  /**
   * Reported messages. Without `sort` those that wait, the first reported first; or those decided, the last first. `id`: that one
   * alone.
   */
  listReports: call({
    method: 'GET',
    path: '/admin/chatReports',
    access: 'moderator',
    isOurs: true,
    input: ListPart.and({ 'state?': "'open' | 'decided'", 'uid?': IntegerText, 'id?': IntegerText, ...byAge }),
    result: type({ list: ReportedMessage.array(), ...ways }),
  }),
  /** Who reported, what else was reported of the speaker, and what was said around it. `not_yourself`: the message is the caller's own. */
  getReportCase: call({
    method: 'GET',
    path: '/admin/chatReports/case',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found', 'not_yourself'],
    input: type({ id: IntegerText }),
    result: ReportCase,
  }),
  /**
   * Decides about a reported message or comment. All but `dismiss` take it out; `mute_room`, which a comment has not
   * (`invalid_input`), and `mute_everywhere` also mute who said it, for `minutes`. `order_moved`: it is decided; `forbidden`: nobody
   * mutes staff, nor a streamer in her room; `not_yourself`: the message is the caller's own.
   */
  decideReport: call({
    method: 'POST',
    path: '/admin/chatReports/decide',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'not_yourself', 'claimed'],
    input: type({ id: 'number.integer', act: "'dismiss' | 'remove'", reason: Reason })
      .or({ id: 'number.integer', act: "'mute_room'", minutes: MuteMinutes, reason: Reason })
      .or({ id: 'number.integer', act: "'mute_everywhere'", minutes: MuteEverywhereMinutes, reason: Reason }),
    result: type({ report: ReportedMessage }),
  }),
  /**
   * Takes back that nothing is wrong with a message: it is open again. Only the caller's own decision of the last `UNDO_MINUTES`;
   * else `order_moved`.
   */
  reopenReport: call({
    method: 'POST',
    path: '/admin/chatReports/reopen',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: 'number.integer' }),
    result: Done,
  }),
  /**
   * Takes out a comment that nobody needs to have reported, and with `minutes` mutes its author everywhere. It is among the decided
   * reports from then on. `order_moved`: it is taken out; `forbidden`: nobody mutes staff; `not_yourself`: it is the caller's own.
   */
  takeOutComment: call({
    method: 'POST',
    path: '/admin/comment/takeOut',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'not_yourself', 'claimed'],
    input: type({ id: 'number.integer > 0', reason: Reason, 'minutes?': MuteEverywhereMinutes }),
    result: type({ report: ReportedMessage }),
  }),
  /**
   * What those do who moderate a room, by one call: as by the socket, `setModerator` and `muteEverywhere`, by the same rules.
   * `mute_everywhere` is for staff.
   */
  operateChat: call({
    method: 'POST',
    path: '/chatroom/operate',
    access: 'user',
    errors: ['not_found', 'not_yourself', 'too_many'],
    input: type({ ...Operated, act: "'mute'", minutes: MuteMinutes.or(type.enumerated(BAN_MINUTES)) })
      .or({ ...Operated, act: "'unmute' | 'appoint' | 'dismiss'" })
      .or({ ...Operated, act: "'mute_everywhere'", minutes: MuteEverywhereMinutes, reason: Reason })
      .or({ ...Operated, act: "'unmute_everywhere'", reason: Reason }),
    result: Done,
  }),
  /**
   * Mutes a user in all rooms for so many minutes, 0: no longer. `roomId`: the room that tells her pages at once; others know it
   * within half a minute. `forbidden`: nobody mutes staff.
   */
  muteEverywhere: call({
    method: 'POST',
    path: '/admin/chatMute',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found'],
    input: type({
      uid: 'number.integer > 0',
      minutes: type.enumerated(0, ...MUTE_EVERYWHERE_MINUTES),
      reason: Reason,
      'roomId?': 'number.integer > 0',
    }),
    result: Done,
  }),
} as const
