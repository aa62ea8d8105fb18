import { instant } from '#backend/core/instant.ts'
import type { MembershipRecord } from '#contract/membership.ts'
import type { OrderRow } from './orders.store.ts'

export const toRecord = ({
  id,
  tier,
  period,
  currency,
  price,
  amount,
  fromAt,
  untilAt,
  createdAt,
  refund,
  refundedAt,
}: OrderRow): MembershipRecord => ({
  id,
  tier,
  period,
  currency,
  price,
  amount,
  from: instant(fromAt),
  until: instant(untilAt),
  createdAt: instant(createdAt),
  ...(refund === null || refundedAt === null ? {} : { refund: { amount: refund, at: instant(refundedAt) } }),
})
