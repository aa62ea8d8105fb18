import { balanceOf } from '#backend/coins/coins.ts'
import { readBrand } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { featuresOf } from '#brands/features-of.ts'
import type { Parsed } from '#contract/call.ts'
import { shareOf } from '#contract/gift-rules.ts'
import type { planCalls } from '#contract/plan.ts'
import { expertSharePercent } from './expert-share.ts'
import { readListedExperts } from './listed-experts.ts'
import { findByIntent, findOpenOrder, insertPlanOrder, type PlanOrderRow } from './orders.store.ts'
import { payPlan, refuseOrder } from './pay-plan.ts'
import { findPlan } from './plans.store.ts'
import { faultOfMatch } from './write-plan.ts'

type Calls = typeof planCalls

/** Stores a purchase that may be made, or finds the one of this plan. */
async function begin(context: UserContext, { intent, planId, price }: Parsed<Calls['buyPlan']>) {
  const { env, accountDb, viewer, now } = context
  const { uid } = viewer
  const [brand, plan, known] = await Promise.all([
    readBrand(context),
    findPlan(accountDb, planId),
    findOpenOrder(accountDb, uid, planId),
  ])
  if (known) return known
  if (!brand || !featuresOf(brand, context.country).experts) return fail('not_found')
  if (!plan || plan.seal === null) return fail('not_found')
  const expert = (await readListedExperts(context, [plan.uid])).get(plan.uid)
  if (!expert) return fail('not_found')
  if (plan.uid === uid) return fail('not_yourself')
  const match = await readRow(context, plan.matchId)
  // Asked of the match too: it may begin earlier than it was to when the plan was written.
  const isClosed = plan.state !== 'published' || plan.result !== null || plan.startsAt <= now
  if (isClosed || !match || faultOfMatch(match, now)) return fail('order_over')
  if (plan.price !== price) return fail('price_changed')
  // No row for who has not enough: it would be one for each press.
  if ((await balanceOf(env, uid)).gold < price) return fail('insufficient_gold')
  // All of it is the house's where nobody wrote the plan.
  const share = expert.isSimulated ? 0 : shareOf(price, expertSharePercent(brand))
  return (
    (await insertPlanOrder(accountDb, { uid, intent, planId, price, share, now })) ??
    (await findByIntent(accountDb, uid, intent)) ??
    (await findOpenOrder(accountDb, uid, planId)) ??
    fail('rate_limited')
  )
}

/** The purchase is stored first, then its coins are set aside: who got no answer asks again with the same intent. */
export const buyPlan: Verb<Calls['buyPlan']> = async (context, asked) => {
  const row = (await findByIntent(context.accountDb, context.viewer.uid, asked.intent)) ?? (await begin(context, asked))
  if (row instanceof Fail) return row
  if (row.planId !== asked.planId) return fail('invalid_input')
  // Of a call that died, for what the page showed then: nobody pays another price than the one she sees.
  if (row.state === 'new' && row.amount !== asked.price) {
    await refuseOrder(context, row)
    return fail('price_changed')
  }
  // One that died before the match began is not finished after it did.
  if (row.state === 'new' && row.startsAt <= context.now) {
    await refuseOrder(context, row)
    return fail('order_over')
  }
  return answerOf(row.state === 'new' ? await payPlan(context, row) : row)
}

function answerOf(row: PlanOrderRow | 'insufficient') {
  if (row === 'insufficient') return fail('insufficient_gold')
  if (row.state === 'refused') return fail('order_moved')
  if (row.state === 'refunded') return fail('order_over')
  return { planId: row.planId, price: row.amount }
}
