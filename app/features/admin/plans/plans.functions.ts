import { serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { adminPlanCalls } from '#contract/admin-plans.ts'

export const listExperts = serverSearch.handler(forward(adminPlanCalls.listExperts))
export const decideExpert = serverWrite.handler(forward(adminPlanCalls.decideExpert))
export const listAllPlans = serverSearch.handler(forward(adminPlanCalls.listAllPlans))
export const decidePlan = serverWrite.handler(forward(adminPlanCalls.decidePlan))
