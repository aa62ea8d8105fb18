import { beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { creatorCalls } from '#contract/creator.ts'
import { planCalls } from '#contract/plan.ts'
import { contentHashOf, sealOf } from '#contract/plan-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { giveCoins } from '#tests/support/backend/ledger.ts'
import { putPlanBrand, takePlanIds } from '#tests/support/backend/plans.ts'
import { createDemoPlans } from './demo-plans.ts'

takePlanIds(7_640_000)
const accountDb = openAccountDatabase(testEnv)
const seeding = () => ({ env: testEnv, accountDb, now: Date.now() })

beforeAll(() => putPlanBrand())

test('the demo expert has settled plans that say what they are, sold by the ledger, viewed, and written once', async () => {
  const [expert, buyer] = [await makeUser(['expert']), await makeUser()]
  await giveCoins(buyer.uid, { gold: 1000 })
  await createDemoPlans(seeding(), expert.uid, [buyer.uid])
  const { list } = await call(planCalls.listExpertPlans, { expertId: expert.uid }, {})
  expect(list.length).toBeGreaterThan(5)
  for (const plan of list) {
    expect(plan).toMatchObject({ label: 'Demo data', sealVersion: 2, result: expect.any(String) })
    expect(plan.title).toMatch(/^Demo data: /)
  }
  const [first] = list
  const { plan } = await call(planCalls.getPlan, { planId: first?.id ?? 0 }, {})
  const { nonce, document, pricedAt, play, choice, line, odds } = plan.secret ?? {}
  if (!nonce || !document || !pricedAt || !play || !choice || !odds) throw new Error('not settled')
  expect(plan.seal).toBe(
    await sealOf({
      ...{ planId: plan.id, expertId: expert.uid, matchId: plan.match.id, play, choice, odds, pricedAt, nonce },
      ...(line === undefined ? {} : { line }),
      ...{ publishedAt: plan.publishedAt, contentHash: await contentHashOf(document) },
    }),
  )
  const { days } = await call(
    creatorCalls.getReturnsSummary,
    { days: '30' },
    { token: expert.token, at: new Date().toISOString() },
  )
  const sum = (of: 'gold' | 'sales' | 'views' | 'refunded') => days.reduce((all, day) => all + day[of], 0)
  expect([sum('sales') > 0, sum('views') > 0]).toEqual([true, true])
  // Each coin that the buyer paid and did not get back is in the ledger, half of it the expert's.
  const paid = 1000 - (await balanceOf(testEnv, buyer.uid)).gold
  await expect.poll(async () => (await balanceOf(testEnv, expert.uid)).gold).toBe(paid / 2)
  expect(sum('gold')).toBe(paid / 2)
  const { list: bought } = await call(planCalls.listBoughtPlans, {}, { token: buyer.token })
  expect(bought.map(({ state }) => state)).not.toContain('open')
  await createDemoPlans(seeding(), expert.uid, [buyer.uid])
  expect((await call(planCalls.listExpertPlans, { expertId: expert.uid }, {})).list).toHaveLength(list.length)
  await testEnv.ACCOUNTS.batch(
    ['plans', 'expert_standings'].map((table) =>
      testEnv.ACCOUNTS.prepare(`delete from ${table} where uid = ?`).bind(expert.uid),
    ),
  )
}, 60_000)
