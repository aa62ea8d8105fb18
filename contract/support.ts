import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import {
  SUPPORT_CLOSE_REASONS,
  SUPPORT_EMAIL_CHARS_MAX,
  SUPPORT_KEY,
  SUPPORT_REFERENCE_CHARS_MAX,
  SUPPORT_STATES,
  SUPPORT_SUBJECTS,
  SUPPORT_TEXT_CHARS_MAX,
  SUPPORT_TEXT_CHARS_MIN,
} from './support-rules.ts'
import { Done } from './user.ts'

export const SupportSubject = type.enumerated(...SUPPORT_SUBJECTS)
export const SupportState = type.enumerated(...SUPPORT_STATES)
export const SupportCloseReason = type.enumerated(...SUPPORT_CLOSE_REASONS)
const Key = type(SUPPORT_KEY)
/** Which request, and of a guest's what lets her in. */
const Which = type({ id: 'number.integer', 'key?': Key })

/** A request as who asked sees it in a list. */
export const SupportLine = type({
  id: 'number.integer',
  subject: SupportSubject,
  'reference?': 'string',
  state: SupportState,
  'closeReason?': SupportCloseReason.or("'user'"),
  /** Answers that she has not seen. */
  unread: 'number.integer',
  createdAt: Instant,
  updatedAt: Instant,
})
export type SupportLine = typeof SupportLine.infer

export const SupportMessage = type({
  /** Counted from one within its request. */
  number: 'number.integer',
  by: "'user' | 'staff'",
  text: 'string',
  createdAt: Instant,
})
export type SupportMessage = typeof SupportMessage.infer

export const supportCalls = {
  /**
   * Asks staff something. A guest gives an address, the token of a human check, and a `key` that her browser made: who has it reads
   * and answers. `too_many`: as many are open as may be. `bad_email`: nothing can be sent to it.
   */
  openSupport: call({
    method: 'POST',
    path: '/support/open',
    access: 'guest',
    isOnce: true,
    isOurs: true,
    errors: ['bad_email', 'check_failed', 'too_many'],
    input: type({
      subject: SupportSubject,
      text: type('string').atLeastLength(SUPPORT_TEXT_CHARS_MIN).atMostLength(SUPPORT_TEXT_CHARS_MAX),
      'reference?': type('string').atMostLength(SUPPORT_REFERENCE_CHARS_MAX),
      'email?': type('string').atMostLength(SUPPORT_EMAIL_CHARS_MAX),
      'key?': Key,
      'cfToken?': 'string <= 8192',
    }),
    result: type({ id: 'number.integer' }),
  }),
  /** The caller's own on this brand, those that moved last first, 20 at a time. `next`: the `before` of the rest. */
  listSupport: call({
    method: 'GET',
    path: '/support/list',
    access: 'user',
    isOurs: true,
    input: type({ 'before?': /^\d{1,14}-\d{1,16}$/ }),
    result: type({ list: SupportLine.array(), 'next?': 'string' }),
  }),
  /**
   * A request and its newest messages, the oldest first; `earlier`: there are more before them, which `before` reads. A POST, since
   * addresses are logged. `not_found`: it is none of hers.
   */
  getSupport: call({
    method: 'POST',
    path: '/support/get',
    access: 'guest',
    isRead: true,
    isOurs: true,
    errors: ['not_found'],
    input: Which.and({ 'before?': 'number.integer > 0' }),
    result: type({
      request: SupportLine,
      messages: SupportMessage.array(),
      earlier: 'boolean',
      /** Whether she may write: also in a closed one, which that opens again. */
      mayAnswer: 'boolean',
    }),
  }),
  /** `too_many`: the request has as many messages as it may. `order_moved`: it is closed for good. */
  answerSupport: call({
    method: 'POST',
    path: '/support/answer',
    access: 'guest',
    isOnce: true,
    isOurs: true,
    errors: ['not_found', 'order_moved', 'too_many'],
    input: Which.and({ text: type('string').atLeastLength(1).atMostLength(SUPPORT_TEXT_CHARS_MAX) }),
    result: Done,
  }),
  closeSupport: call({
    method: 'POST',
    path: '/support/close',
    access: 'guest',
    isOurs: true,
    errors: ['not_found'],
    input: Which,
    result: Done,
  }),
  /** She has seen the answers. */
  seeSupport: call({
    method: 'POST',
    path: '/support/see',
    access: 'guest',
    isOurs: true,
    errors: ['not_found'],
    input: Which,
    result: Done,
  }),
} as const
