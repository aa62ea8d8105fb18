import { serverRead, serverSearch, serverWrite } from '#app/lib/server-functions.ts'
import { forward } from '#app/server/forward.ts'
import { planCalls } from '#contract/plan.ts'
import { userCalls } from '#contract/user.ts'

export const getExpertStatus = serverSearch.handler(forward(planCalls.getExpertStatus))
export const applyAsExpert = serverWrite.handler(forward(planCalls.applyAsExpert))
export const createPlan = serverWrite.handler(forward(planCalls.createPlan))
export const updatePlan = serverWrite.handler(forward(planCalls.updatePlan))
export const deletePlan = serverWrite.handler(forward(planCalls.deletePlan))
export const takeOffPlan = serverWrite.handler(forward(planCalls.takeOffPlan))
export const listOwnPlans = serverRead.handler(forward(planCalls.listOwnPlans))
export const getPlan = serverRead.handler(forward(planCalls.getPlan))
export const viewPlan = serverSearch.handler(forward(planCalls.viewPlan))
export const openPlan = serverRead.handler(forward(planCalls.openPlan))
export const getExpert = serverRead.handler(forward(planCalls.getExpert))
export const listExpertPlans = serverRead.handler(forward(planCalls.listExpertPlans))
export const getExpertAccuracy = serverRead.handler(forward(planCalls.getExpertAccuracy))
export const getExpertGraph = serverRead.handler(forward(planCalls.getExpertGraph))
export const getExpertProfile = serverRead.handler(forward(userCalls.getUser))
export const rankExperts = serverRead.handler(forward(planCalls.rankExperts))
export const listSpecialists = serverRead.handler(forward(planCalls.listSpecialists))
export const recommendExperts = serverRead.handler(forward(planCalls.recommendExperts))
export const listFocusMatches = serverRead.handler(forward(planCalls.listFocusMatches))
export const listPlans = serverRead.handler(forward(planCalls.listPlans))
export const buyPlan = serverWrite.handler(forward(planCalls.buyPlan))
export const listBoughtPlans = serverRead.handler(forward(planCalls.listBoughtPlans))
