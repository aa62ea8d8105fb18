import { Reason } from './admin-payments.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, ways } from './list-part.ts'
import { Done } from './user.ts'

const Person = type({ uid: 'number.integer', name: 'string' })

/** Something said in the chat of a room, or done by those who moderate it. */
export const ChatLogLine = type({
  roomId: 'number.integer',
  /** Of the message; of a deed, whose numbers are others, its own. */
  no: 'number.integer',
  at: Instant,
  act: "'said' | 'gift' | 'remove' | 'mute' | 'mute_everywhere' | 'modes' | 'appoint' | 'dismiss'",
  /** Who said it, under the name of then; or whom a deed is about. */
  'user?': Person,
  /** What was said; of `remove`, what was taken out. */
  'text?': 'string',
  /** Of a gift. */
  'count?': 'number.integer',
  /** Of a mute; absent: it was lifted. */
  'until?': Instant,
  /** Who did it. */
  'by?': Person,
})
export type ChatLogLine = typeof ChatLogLine.infer

const Day = type(/^\d{4}-\d{2}-\d{2}$/)

export const adminChatLogCalls = {
  /**
   * What was said and done in the chat of a room in the last week, the newest first where `sort` is absent; without a room in
   * those of the last twenty rooms of a user, without either nothing. `day`: of the world's time. A part may be empty and go on:
   * of each room 1,000 moments are looked at for it. A POST, since addresses are logged.
   */
  listChatLog: call({
    method: 'POST',
    isRead: true,
    path: '/admin/chatLog',
    access: 'moderator',
    isOurs: true,
    input: ListPart.and({
      'roomId?': IntegerText,
      'uid?': IntegerText,
      'text?': 'string <= 100',
      'day?': Day,
      'sort?': "'oldest'",
    }),
    result: type({ list: ChatLogLine.array(), ...ways }),
  }),
  /**
   * Takes out a message that nobody needs to have reported. It is among the decided reports from then on. `at`: when it was said,
   * since a room that was silent for long gives its ids again. `not_found`: it is taken out, or too old; `not_yourself`: it is the caller's own.
   */
  takeOutMessage: call({
    method: 'POST',
    path: '/admin/chatLog/takeOut',
    access: 'moderator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'not_yourself', 'claimed'],
    input: type({ roomId: 'number.integer > 0', id: 'number.integer > 0', at: Instant, reason: Reason }),
    result: Done,
  }),
} as const
