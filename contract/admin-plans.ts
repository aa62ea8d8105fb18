import { Reason } from './admin-payments.ts'
import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant, IntegerText } from './entities.ts'
import { ListPart, oldestFirst, searchText, ways } from './list-part.ts'
import { ExpertStateName, OwnPlan } from './plan.ts'
import { PLAN_STATES } from './plan-rules.ts'
import { Done } from './user.ts'

const ExpertAct = type("'accept' | 'refuse' | 'ban' | 'lift'")
export type ExpertAct = typeof ExpertAct.infer
const PlanAct = type("'publish' | 'refuse' | 'take_off'")
export type PlanAct = typeof PlanAct.infer

export const ExpertApplication = type({
  id: 'number.integer',
  uid: 'number.integer',
  username: 'string',
  state: ExpertStateName,
  introduction: 'string',
  'reason?': 'string',
  createdAt: Instant,
  /** What may be done with it now. */
  acts: ExpertAct.array(),
})
export type ExpertApplication = typeof ExpertApplication.infer

/** A plan with all that its expert wrote. */
export const ReviewedPlan = OwnPlan.and({
  uid: 'number.integer',
  username: 'string',
  /** Grows with each edit: a decision is about what was read. */
  revision: 'number.integer',
  acts: PlanAct.array(),
})
export type ReviewedPlan = typeof ReviewedPlan.infer

export const adminPlanCalls = {
  /** Those under review first, the oldest of them first; then the newest. `id`: that one alone. */
  listExperts: call({
    method: 'GET',
    path: '/admin/experts',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'uid?': IntegerText,
      'id?': IntegerText,
      'state?': ExpertStateName,
      ...searchText,
      ...oldestFirst,
    }),
    result: type({ list: ExpertApplication.array(), ...ways }),
  }),
  /** Of a user's last application. `order_moved`: this may not be done with it any more. A ban takes all plans off the shelf. */
  decideExpert: call({
    method: 'POST',
    path: '/admin/expert/decide',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'proof_needed', 'order_moved', 'not_yourself', 'claimed'],
    input: type({ id: 'number.integer', act: ExpertAct, reason: Reason }),
    result: Done,
  }),
  /** Those under review first, the oldest of them first; then the newest. `id`: that one alone. */
  listAllPlans: call({
    method: 'GET',
    path: '/admin/plans',
    access: 'administrator',
    isOurs: true,
    input: ListPart.and({
      'uid?': IntegerText,
      'id?': IntegerText,
      'state?': type.enumerated(...PLAN_STATES),
      ...searchText,
      ...oldestFirst,
    }),
    result: type({ list: ReviewedPlan.array(), ...ways }),
  }),
  /**
   * `order_moved`: it was edited or decided meanwhile, or whoever wrote it is no expert any more. `match_over`: its match has
   * begun or is not played, so it cannot be published.
   */
  decidePlan: call({
    method: 'POST',
    path: '/admin/plan/decide',
    access: 'administrator',
    isOurs: true,
    errors: ['not_found', 'order_moved', 'match_over', 'not_yourself', 'claimed'],
    input: type({ id: 'number.integer', revision: 'number.integer', act: PlanAct, reason: Reason }),
    result: Done,
  }),
} as const
