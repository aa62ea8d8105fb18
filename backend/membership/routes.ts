import type { Verbs } from '#backend/core/serve.ts'
import type { membershipCalls } from '#contract/membership.ts'
import { buyMembership } from './buy-membership.ts'
import {
  getVipAmount,
  listMembershipRecords,
  listSvipOffers,
  listSvipRecords,
  listVipOffers,
  listVipRecords,
} from './list-memberships.ts'

export const membershipRoutes: Verbs<typeof membershipCalls> = {
  listVipOffers,
  listSvipOffers,
  getVipAmount,
  buyMembership,
  listVipRecords,
  listSvipRecords,
  listMembershipRecords,
}
