import { type } from './ark.ts'
import { call } from './call.ts'
import { CHAT_FRAME_CHARS_MAX, CHAT_NONCE, CHAT_REFUSALS, NOTE_TEXT_MAX, REPORT_REASONS } from './chat-rules.ts'
import { Instant, IntegerText } from './entities.ts'
import { Done, TierName } from './user.ts'

const ReportReasonName = type.enumerated(...REPORT_REASONS)

const ChatPartName = type("'streamer' | 'staff' | 'moderator'")
const Person = type({ uid: 'number.integer', name: 'string', 'avatar?': 'string' })

/** A user as those in a room see her; what only they get who moderate it is in `record`. */
export const ChatUser = Person.and({
  level: 'number.integer',
  'membership?': TierName,
  'part?': ChatPartName,
  'record?': {
    /** Until when she is muted in the room. */
    'mutedUntil?': Instant,
    /** Until when she is muted in all rooms. */
    'mutedEverywhereUntil?': Instant,
    /** What moderators of the room have written down about her, the last first. */
    notes: type({ id: 'number.integer', text: 'string', writer: 'string', createdAt: Instant }).array(),
  },
})
export type ChatUser = typeof ChatUser.infer

export const ChatMuted = Person.and({ until: Instant })
export type ChatMuted = typeof ChatMuted.infer

export const ChatModerator = Person.and({ appointedAt: Instant })
export type ChatModerator = typeof ChatModerator.infer

/** What somebody did who moderates a room. `until` absent: no longer muted; `text`: of the message that was taken out. */
export const ChatDeedDone = type({
  at: Instant,
  by: Person,
  act: "'remove' | 'mute' | 'mute_everywhere' | 'modes' | 'appoint' | 'dismiss'",
  'user?': Person,
  'until?': Instant,
  'text?': 'string',
})
export type ChatDeedDone = typeof ChatDeedDone.infer

const Spoken = type({
  id: 'number.integer',
  by: Person.and({ level: 'number.integer', 'membership?': TierName, 'part?': ChatPartName, 'isSimulated?': 'true' }),
  /** Empty for a gift. */
  text: 'string',
  'gift?': { id: 'number.integer', count: 'number.integer', combo: 'number.integer' },
  at: Instant,
  'replyTo?': { id: 'number.integer', name: 'string', text: 'string' },
})
export type Spoken = typeof Spoken.infer

const OfRoom = type({ roomId: IntegerText })
const Listed = { method: 'GET', access: 'user', isOurs: true, errors: ['not_found'] } as const

const Said = type({ id: 'number.integer' }).or({
  refused: type.enumerated(...CHAT_REFUSALS),
  'waitMs?': 'number',
  'until?': Instant,
})

/** Calls about the chat of a room; what is said goes over socket `j` (`contract/chat.ts`). */
export const chatCalls = {
  /** The last messages of a room, oldest first, some seconds old; 50 at most. */
  getSpeech: call({
    method: 'GET',
    path: '/live/getChatroomSpeech',
    access: 'guest',
    errors: ['not_found'],
    input: OfRoom,
    result: type({ list: Spoken.array() }),
  }),
  /**
   * Says something, as by the socket: the same rules, and the same `nonce` within ten minutes is the same message. `id`: it was
   * taken; `refused`: why not, and when the same may be sent again, or `until` when she is muted.
   */
  sendMessage: call({
    method: 'POST',
    path: '/sendMsg',
    access: 'user',
    errors: ['not_found'],
    input: type({
      roomId: 'number.integer > 0',
      text: `string <= ${CHAT_FRAME_CHARS_MAX}`,
      nonce: type(CHAT_NONCE),
      'replyTo?': 'number.integer > 0',
    }),
    result: Said,
  }),
  /** The same in the shape of the specification. What is said stands in an address then: clients of ours use the other. */
  sendMessageByAddress: call({
    method: 'GET',
    path: '/sendMsg',
    access: 'user',
    isWrite: true,
    errors: ['not_found'],
    input: type({
      roomId: IntegerText,
      text: `string <= ${CHAT_FRAME_CHARS_MAX}`,
      nonce: type(CHAT_NONCE),
      'replyTo?': IntegerText,
    }),
    result: Said,
  }),
  /** For those who moderate a room: takes a message out, as by the socket. */
  deleteMessage: call({
    method: 'POST',
    path: '/chatroom/delete',
    access: 'user',
    errors: ['not_found'],
    input: type({ roomId: 'number.integer > 0', id: 'number.integer > 0' }),
    result: Done,
  }),
  /** The same in the shape of the specification. */
  deleteMessageByAddress: call({
    method: 'GET',
    path: '/chatroom/delete',
    access: 'user',
    isWrite: true,
    errors: ['not_found'],
    input: type({ roomId: IntegerText, id: IntegerText }),
    result: Done,
  }),
  /**
   * Reports a message of a room to staff. A user reports a message once: `isNew` is false when she had. `not_found`: the
   * room does not have it (any more); `not_yourself`: it is her own.
   */
  reportMessage: call({
    method: 'POST',
    path: '/chatroom/report',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'not_yourself'],
    input: type({ roomId: 'number.integer > 0', id: 'number.integer > 0', reason: ReportReasonName }),
    result: type({ isNew: 'boolean' }),
  }),
  /** A user as those in a room see her. */
  getChatUser: call({
    method: 'GET',
    path: '/chatroom/userInfo',
    access: 'user',
    errors: ['not_found'],
    input: OfRoom.and({ userId: IntegerText }),
    result: ChatUser,
  }),
  /** The moderators of a room, for those who moderate it. `mayAppoint`: the caller appoints and dismisses them. */
  listModerators: call({
    ...Listed,
    path: '/chatroom/moderators',
    input: OfRoom,
    result: type({ list: ChatModerator.array(), mayAppoint: 'boolean' }),
  }),
  /**
   * For the streamer of a room, and administrators: makes a user a moderator of it, or no longer one. `too_many`: it has as
   * many as it may; `not_yourself`: nobody moderates as streamer and moderator at once.
   */
  setModerator: call({
    method: 'POST',
    path: '/chatroom/moderator',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'too_many'],
    input: type({ roomId: 'number.integer > 0', uid: 'number.integer > 0', isModerator: 'boolean' }),
    result: Done,
  }),
  /** Writes a note about a user for all who moderate the room. */
  addNote: call({
    method: 'POST',
    path: '/chatroom/note',
    access: 'user',
    isOurs: true,
    isOnce: true,
    errors: ['not_found'],
    input: type({
      roomId: 'number.integer > 0',
      uid: 'number.integer > 0',
      text: type(`1 <= string <= ${NOTE_TEXT_MAX}`),
    }),
    result: Done,
  }),
  /** Who is muted in a room, for those who moderate it; the one whose mute ends first is the first, at most 300. */
  listMutes: call({
    ...Listed,
    path: '/chatroom/mutes',
    input: OfRoom,
    result: type({ list: ChatMuted.array() }),
  }),
  /** What was done in a room in the last week, for those who moderate it; the last first, at most 100. */
  listDeeds: call({
    ...Listed,
    path: '/chatroom/deeds',
    input: OfRoom,
    result: type({ list: ChatDeedDone.array() }),
  }),
} as const
