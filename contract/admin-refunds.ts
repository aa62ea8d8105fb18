import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, oldestFirst, ways } from './list-part.ts'
import { REFUND_KINDS } from './refund-rules.ts'
import { Done } from './user.ts'

const RefundKindName = type.enumerated(...REFUND_KINDS)

/** A refund that waits for a second administrator, or what became of it. */
export const RefundRequest = type({
  kind: RefundKindName,
  /** Of the payment, membership, redemption or ticket. */
  id: 'number.integer',
  /** To whom it goes. */
  uid: 'number.integer',
  username: 'string',
  gold: 'number.integer',
  diamond: 'number.integer',
  reason: 'string',
  requestedBy: 'number.integer',
  requesterName: 'string',
  createdAt: Instant,
  /** Until when it waits; decided, until when it is kept. */
  expiresAt: Instant,
  /** Absent: it waits. Without a uid: that administrator's account is gone. */
  'decision?': { act: "'made' | 'declined'", 'uid?': 'number.integer', 'name?': 'string', at: Instant },
})
export type RefundRequest = typeof RefundRequest.infer

/** Part of the answer to a refund: nothing has moved yet, another administrator has to make the same. */
export const NeedsSecond = type({ 'needsSecond?': 'true' })

export const adminRefundCalls = {
  /** What waits, the newest first; or what is decided, the last first. */
  listRefundRequests: call({
    method: 'GET',
    path: '/admin/refundRequests',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'state?': "'waiting' | 'decided'",
      'kind?': RefundKindName,
      'uid?': IntegerText,
      ...oldestFirst,
    }),
    result: type({ list: RefundRequest.array(), ...ways }),
  }),
  /** Withdraws what the caller asked for, or declines what another did. `not_found`: made or declined meanwhile. */
  declineRefund: call({
    method: 'POST',
    path: '/admin/refundRequests/decline',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found'],
    input: type({ kind: RefundKindName, id: 'number.integer' }),
    result: Done,
  }),
} as const
