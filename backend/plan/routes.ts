import type { Verbs } from '#backend/core/serve.ts'
import type { planCalls } from '#contract/plan.ts'
import { applyAsExpert, getExpertStatus } from './apply-as-expert.ts'
import { buyPlan } from './buy-plan.ts'
import { uploadPlanCover } from './covers.ts'
import {
  checkGold,
  getExpert,
  getPlan,
  listBoughtPlans,
  listExpertPlans,
  listOwnPlans,
  listPlans,
  openPlan,
} from './read-plans.ts'
import {
  getExpertAccuracy,
  getExpertGraph,
  listFocusMatches,
  listSpecialists,
  rankExperts,
  recommendExperts,
} from './read-records.ts'
import { viewPlan } from './view-plan.ts'
import { createPlan, deletePlan, takeOffPlan, updatePlan } from './write-plan.ts'

export const planRoutes: Verbs<typeof planCalls> = {
  getExpertStatus,
  applyAsExpert,
  createPlan,
  updatePlan,
  uploadPlanCover,
  deletePlan,
  takeOffPlan,
  listOwnPlans,
  getPlan,
  viewPlan,
  openPlan,
  getExpert,
  getExpertAccuracy,
  getExpertGraph,
  rankExperts,
  listSpecialists,
  recommendExperts,
  listFocusMatches,
  listExpertPlans,
  listPlans,
  buyPlan,
  listBoughtPlans,
  checkGold,
}
