import type { Verb } from '#backend/core/serve.ts'
import type { userCalls } from '#contract/user.ts'

type Calls = typeof userCalls

const noRecords = { list: [], total: 0 }

/** Nobody can order anything yet: the shop fills it when it comes. */
export const listOrders: Verb<Calls['listOrders']> = () => noRecords

/** Nobody can buy a membership yet: memberships fill it when they come. */
export const listVipRecords: Verb<Calls['listVipRecords']> = () => noRecords

/** Nobody can unlock a score yet: predictions fill it when they come. */
export const listScoreRecords: Verb<Calls['listScoreRecords']> = () => noRecords
