import { serverRead } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { planCalls } from '#contract/plan.ts'

export const listMatchPlans = serverRead.handler(forward(planCalls.listPlans))
