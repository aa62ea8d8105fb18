import type { Context } from '#backend/core/context.ts'
import { namesOf } from '#backend/feed/names-of.ts'
import { createRandom, seedOf } from '#backend/feed/random.ts'
import { type Fixture, simulatedFixtures } from '#backend/feed/simulated-fixtures.ts'
import { GIFT_SHARE_DEFAULT, shareOf } from '#contract/gift-rules.ts'
import type { ArticleNode } from '#contract/news-rules.ts'
import { isWon } from '#contract/plan-rules.ts'
import { insertPlanOrder, type PlanOrderRow } from '../orders.store.ts'
import { payPlan, settleOrder } from '../pay-plan.ts'
import { endPaying, setResult } from '../plans.store.ts'
import { addViews } from '../views.store.ts'
import type { SimulatedExpert } from './people.ts'
import { hasPlans, insertDemoPlan } from './plans.store.ts'
import { LONGEST_MS, planOf } from './write-plans.ts'

type Seeding = Pick<Context, 'env' | 'accountDb' | 'now'>

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const DAYS = 13
/** Of a day: the first about which the rule has something to say gets the plan. */
const TRIED_A_DAY = 4
const PRICE = 12

/** What accounts write is in one language. */
const LABEL = namesOf('name_demo_plan_label').en_US
const CONTENT = namesOf('name_demo_plan_text').en_US
const documentOf = (text: string): ArticleNode => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

/** Matches of one day that are over, a few of them. */
function fixturesOf(gameId: number, from: number, now: number): readonly Fixture[] {
  return simulatedFixtures(gameId, { from, to: Math.min(from + DAY_MS, now - LONGEST_MS) }).slice(0, TRIED_A_DAY)
}

interface Sale {
  buyers: readonly number[]
  /** What became of coins paid so far: everybody buys the first plan that is paid, and the first that is refunded. */
  seen: Set<'pay' | 'refund'>
}

/** A plan as it was sold before its match and settled after it: coins go the way of all plans. */
async function addPlan(seeding: Seeding, expert: SimulatedExpert, fixture: Fixture, { buyers, seen }: Sale) {
  const { env, accountDb, now } = seeding
  const plan = await planOf(seeding, expert, fixture, documentOf(CONTENT))
  if (!plan || plan.result === null || plan.settledAt === null || plan.publishedAt === null) return false
  const { id, uid, gameId, price, result, hasRefund } = plan
  // The ledger takes whole milliseconds.
  const [publishedAt, settledAt] = [Math.round(plan.publishedAt), Math.round(plan.settledAt)]
  const title = `${LABEL}: ${plan.title}`
  const row = { ...plan, title, label: LABEL, content: CONTENT, document: documentOf(CONTENT) }
  if (!(await insertDemoPlan(accountDb, row, now))) return false
  const random = createRandom(seedOf('demo plan', fixture.matchId))
  const share = shareOf(price, GIFT_SHARE_DEFAULT)
  const orders: PlanOrderRow[] = []
  const end = hasRefund && !isWon(result) ? 'refund' : 'pay'
  for (const buyer of buyers.filter(() => random.next() < 0.55 || !seen.has(end))) {
    const wanted = { uid: buyer, intent: `demo-${id}`, planId: id, price, share, now: publishedAt }
    const order = await insertPlanOrder(accountDb, wanted)
    const paid = order && (await payPlan({ env, accountDb, now: publishedAt }, order))
    if (paid && paid !== 'insufficient') orders.push(paid)
  }
  const views = 6 + Math.floor(random.next() * 30)
  await addViews(accountDb, { hour: Math.floor(publishedAt / HOUR_MS), things: [{ id, views }] })
  await setResult(accountDb, { id, uid, gameId }, { result, match: plan.match ?? undefined, now: settledAt })
  seen.add(end)
  for (const order of orders)
    if (order.state === 'held' && hasRefund) await settleOrder({ env, accountDb, now: settledAt }, order, end)
  await endPaying(accountDb, id)
  return true
}

/**
 * Plans of the demo account of an expert that has none, one for each of the last days, with sales to other demo accounts
 * and views, so that the centre has something to show. Titles, labels and contents say that they are demo data.
 */
export async function createDemoPlans(seeding: Seeding, expertUid: number, buyers: readonly number[]): Promise<void> {
  const { accountDb, now } = seeding
  if (await hasPlans(accountDb, expertUid)) return
  const expert: SimulatedExpert = { uid: expertUid, gameId: 202, rule: 'favourite', share: 1, price: PRICE }
  const sale: Sale = { buyers, seen: new Set() }
  for (let day = DAYS; day >= 0; day--)
    for (const fixture of fixturesOf(expert.gameId, now - (day + 1) * DAY_MS, now))
      if (await addPlan(seeding, expert, fixture, sale)) break
}
