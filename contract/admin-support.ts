import { type } from './ark.ts'
import { call } from './call.ts'
import { IntegerText } from './entities.ts'
import { byAge, ListPart, searchText, ways } from './list-part.ts'
import { SupportCloseReason, SupportLine, SupportMessage, SupportState, SupportSubject } from './support.ts'
import { SUPPORT_TEXT_CHARS_MAX } from './support-rules.ts'
import { Done } from './user.ts'

const Uid = { uid: 'number.integer', name: 'string' } as const

/** A request as staff see it; `unread`: what was written since staff last answered. */
export const AdminSupportLine = SupportLine.and({
  brand: 'string',
  /** Absent: a guest, who has an `email`. */
  'user?': Uid,
  'email?': 'string',
  language: 'string',
  /** Who of staff has taken it. */
  'taker?': Uid,
  /** In a list: the beginning of what who asked or staff said last. */
  'excerpt?': 'string',
})
export type AdminSupportLine = typeof AdminSupportLine.infer

export const AdminSupportMessage = SupportMessage.omit('by').and({
  by: "'user' | 'staff' | 'note'",
  /** Of what staff wrote. */
  'writer?': Uid,
})
export type AdminSupportMessage = typeof AdminSupportMessage.infer

const Id = { id: 'number.integer' } as const
const Written = type({ ...Id, text: type('string').atLeastLength(1).atMostLength(SUPPORT_TEXT_CHARS_MAX) })

/** `order_moved`: somebody else has it, or it is closed; `claimed`: somebody else reviews it just now. */
export const adminSupportCalls = {
  /** Without `sort` those that wait longest first, or those of another state that moved last. */
  listAllSupport: call({
    method: 'GET',
    path: '/admin/support',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'state?': SupportState,
      'subject?': SupportSubject,
      'brand?': 'string <= 40',
      'uid?': IntegerText,
      /** Taken by the caller, or by nobody. */
      'taken?': "'mine' | 'nobody'",
      ...searchText,
      ...byAge,
    }),
    result: type({ list: AdminSupportLine.array(), ...ways }),
  }),
  getAnySupport: call({
    method: 'GET',
    path: '/admin/support/one',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ id: IntegerText }),
    result: type({ request: AdminSupportLine, messages: AdminSupportMessage.array() }),
  }),
  /** Takes a request, also from `from`, who has it; or leaves it to others. */
  takeSupport: call({
    method: 'POST',
    path: '/admin/support/take',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'claimed'],
    input: type({ ...Id, isTaken: 'boolean', 'from?': 'number.integer' }),
    result: Done,
  }),
  /** Answers who asked, and takes the request. `isTold` false: no notice or mail went out. */
  answerAnySupport: call({
    method: 'POST',
    path: '/admin/support/answer',
    access: 'administrator',
    isOnce: true,
    isOurs: true,
    errors: ['not_found', 'order_moved', 'too_many', 'claimed'],
    input: Written,
    result: type({ isTold: 'boolean' }),
  }),
  /** A note that staff alone see. */
  noteSupport: call({
    method: 'POST',
    path: '/admin/support/note',
    access: 'administrator',
    isOnce: true,
    isOurs: true,
    errors: ['not_found', 'too_many'],
    input: Written,
    result: Done,
  }),
  closeAnySupport: call({
    method: 'POST',
    path: '/admin/support/close',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'claimed'],
    input: type({ ...Id, reason: SupportCloseReason }),
    result: Done,
  }),
} as const
