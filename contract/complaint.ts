import { type } from './ark.ts'
import { call } from './call.ts'
import {
  COMPLAINT_CHARS_MAX,
  COMPLAINT_EMAIL_CHARS_MAX,
  COMPLAINT_KINDS,
  COMPLAINT_LINK_CHARS_MAX,
} from './complaint-rules.ts'

export const ComplaintKind = type.enumerated(...COMPLAINT_KINDS)

export const complaintCalls = {
  /**
   * What somebody has against a page, from guests too: staff answer by e-mail. `bad_email`: nothing can be sent to it. `id`
   * is the number that the answer names.
   */
  sendComplaint: call({
    method: 'POST',
    path: '/complaint',
    access: 'guest',
    isOnce: true,
    isOurs: true,
    errors: ['bad_email'],
    input: type({
      kind: ComplaintKind,
      /** The page that is meant. */
      link: type('string').atLeastLength(1).atMostLength(COMPLAINT_LINK_CHARS_MAX),
      text: type('string').atLeastLength(1).atMostLength(COMPLAINT_CHARS_MAX),
      /** Absent: who is signed in has the answer at the address of the account. */
      'email?': type('string').atLeastLength(3).atMostLength(COMPLAINT_EMAIL_CHARS_MAX),
    }),
    result: type({ id: 'number.integer' }),
  }),
} as const
