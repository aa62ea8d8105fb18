import { Reason } from './admin-payments.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { MUTE_EVERYWHERE_MINUTES, MUTE_MINUTES, REPORT_DECISIONS, REPORT_REASONS } from './chat-rules.ts'
import { Instant } from './entities.ts'
import { Done, Paged } from './user.ts'

const ReportReasonName = type.enumerated(...REPORT_REASONS)
const ReportDecisionName = type.enumerated(...REPORT_DECISIONS)
const MuteMinutes = type.enumerated(...MUTE_MINUTES)
const MuteEverywhereMinutes = type.enumerated(...MUTE_EVERYWHERE_MINUTES)

/** A message that users have reported, as it was. */
export const ReportedMessage = type({
  id: 'number.integer',
  roomId: 'number.integer',
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

export const adminChatCalls = {
  /** Reported messages: those without a decision, the first reported first; or those with one, the last first. 20 a page. */
  listReports: call({
    method: 'GET',
    path: '/admin/chatReports',
    access: 'administrator',
    isOurs: true,
    input: Paged.and({ 'state?': "'open' | 'decided'" }),
    result: type({ list: ReportedMessage.array(), total: 'number.integer' }),
  }),
  /**
   * Decides about a reported message. All but `dismiss` take it out of the room; `mute_room` and `mute_everywhere` also
   * mute who said it, for `minutes`. `order_moved`: it is decided; `forbidden`: nobody mutes staff, nor a streamer in her room.
   */
  decideReport: call({
    method: 'POST',
    path: '/admin/chatReports/decide',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved'],
    input: type({ id: 'number.integer', act: "'dismiss' | 'remove'", reason: Reason })
      .or({ id: 'number.integer', act: "'mute_room'", minutes: MuteMinutes, reason: Reason })
      .or({ id: 'number.integer', act: "'mute_everywhere'", minutes: MuteEverywhereMinutes, reason: Reason }),
    result: type({ report: ReportedMessage }),
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
