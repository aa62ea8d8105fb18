import { type } from './ark.ts'
import { call } from './call.ts'
import { ComplaintKind } from './complaint.ts'
import { COMPLAINT_DECISIONS } from './complaint-rules.ts'
import { Instant, IntegerText } from './entities.ts'
import { byAge, ListPart, ways } from './list-part.ts'

const Decision = type.enumerated(...COMPLAINT_DECISIONS)

export const AdminComplaint = type({
  id: 'number.integer',
  brand: 'string',
  /** Absent: a guest. */
  'uid?': 'number.integer',
  'username?': 'string',
  kind: ComplaintKind,
  link: 'string',
  text: 'string',
  email: 'string',
  createdAt: Instant,
  'decision?': Decision,
  'answer?': 'string',
  'decidedAt?': Instant,
  /** Of a decided one: the answer was handed to the mail server. */
  'isSent?': 'boolean',
})
export type AdminComplaint = typeof AdminComplaint.infer

export const adminComplaintCalls = {
  /**
   * Without `sort` the oldest open ones first, or the newest decided ones. `id`: that one alone. `text` is looked for in the newest 5,000; a
   * POST, since addresses are logged.
   */
  listComplaints: call({
    method: 'POST',
    isRead: true,
    path: '/admin/complaints',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'state?': "'open' | 'decided'",
      'id?': IntegerText,
      'text?': 'string <= 100',
      'kind?': ComplaintKind,
      'brand?': 'string <= 40',
      ...byAge,
    }),
    result: type({ list: AdminComplaint.array(), ...ways }),
  }),
  /** Decides an open complaint, once, and sends the answer. `isSent` false: no mail server took it, and it is to be sent by hand. */
  decideComplaint: call({
    method: 'POST',
    path: '/admin/complaint/decide',
    access: 'administrator',
    isOnce: true,
    isOurs: true,
    errors: ['not_found', 'claimed'],
    input: type({ id: 'number.integer', decision: Decision, answer: '1 <= string <= 2000' }),
    result: type({ isSent: 'boolean' }),
  }),
} as const
