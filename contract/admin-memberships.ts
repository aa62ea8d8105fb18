import { Reason } from './admin-payments.ts'
import { NeedsSecond } from './admin-refunds.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { IntegerText } from './entities.ts'
import { ListPart, ways } from './list-part.ts'
import { MembershipRecord } from './membership.ts'

/** A membership that a user bought, as administrators see it. */
export const AdminMembership = MembershipRecord.and({
  /** Absent once the account is deleted. */
  'uid?': 'number.integer',
  'username?': 'string',
  /** `refunding`: the coins or diamonds are on their way back. */
  state: "'done' | 'refunding' | 'refunded'",
  /** What a refund would give back now; absent where there is none to decide. */
  'refundable?': 'number.integer',
  /** Another one must be refunded before: bought later, and its price follows from this one. */
  'isBlocked?': 'true',
})
export type AdminMembership = typeof AdminMembership.infer

export const adminMembershipCalls = {
  /** What users have bought, the newest first, where `sort` is absent. A part for a file does not say what can be refunded. */
  listMemberships: call({
    method: 'GET',
    path: '/admin/memberships',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({ 'uid?': IntegerText, 'sort?': "'oldest'" }),
    result: type({ list: AdminMembership.array(), ...ways }),
  }),
  /**
   * Gives back what the days to come have cost, and ends them. Asked again it answers with the same. `amount`: what the
   * page has shown; `order_moved`: it is another by now, it is over, or another must be refunded before. Nothing is done
   * then.
   */
  refundMembership: call({
    method: 'POST',
    path: '/admin/membership/refund',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'not_yourself', 'proof_needed', 'order_moved'],
    input: type({ id: 'number.integer', amount: '1 <= number.integer <= 1000000', reason: Reason }),
    result: NeedsSecond.and({ membership: AdminMembership }),
  }),
} as const
