import { countViews } from '#backend/core/count-views.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { planCalls } from '#contract/plan.ts'
import { addViews } from './views.store.ts'

const { countView } = countViews(addViews)

export const viewPlan: Verb<(typeof planCalls)['viewPlan']> = async (context, { planId }) => {
  countView(context, planId)
  return { done: true }
}
