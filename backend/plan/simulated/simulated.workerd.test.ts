import { between } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { plans } from '#backend/db/accounts/schema/plans.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { fixtureById } from '#backend/feed/simulated-fixtures.ts'
import { writeLog } from '#backend/feed/simulated-log.ts'
import { pastStateAt, stateAt } from '#backend/feed/state-at.ts'
import { planCalls } from '#contract/plan.ts'
import { EXPERT_SPANS, isSameOption, optionsOf } from '#contract/plan-rules.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { richUser } from '#tests/support/backend/ledger.ts'
import { buy, putPlanBrand, removePlans, sweepPlansAt, takePlanIds } from '#tests/support/backend/plans.ts'
import { type PlanRow, searchPlans } from '../plans.store.ts'
import { resultOf } from '../result-of.ts'
import { SIMULATED_EXPERTS } from './people.ts'
import { isSimulatedExpert, SIMULATED_UIDS } from './uids.ts'
import { sweepSimulatedPlans, writeSimulatedPlans } from './write-plans.ts'

takePlanIds(7_570_000)
const BRAND = 'plans7570000'
const SETTINGS = { SIMULATED_EXPERTS: '1' }
const env = { ...testEnv, ...SETTINGS }
const db = openAccountDatabase(testEnv)
const experts = SIMULATED_EXPERTS.filter(({ uid }) => [1, 9, 14].includes(uid - SIMULATED_UIDS.first + 1))
const [football] = experts
const uid = football?.uid ?? 0

const workingAt = (now: number, flag = '1') => ({ env: { ...env, SIMULATED_EXPERTS: flag }, accountDb: db, now })
const stored = () =>
  db
    .select()
    .from(plans)
    .where(between(plans.uid, SIMULATED_UIDS.first, SIMULATED_UIDS.last))

const clear = () =>
  testEnv.ACCOUNTS.batch(
    ['plans', 'expert_standings'].map((table) =>
      testEnv.ACCOUNTS.prepare(`delete from ${table} where uid between ? and ?`).bind(
        SIMULATED_UIDS.first,
        SIMULATED_UIDS.last,
      ),
    ),
  )

let start = 0
beforeAll(async () => {
  start = Date.now()
  await clear()
  await putPlanBrand()
})
afterAll(async () => {
  await clear()
  await removePlans()
})

test('without the flag nothing is written', async () => {
  await writeSimulatedPlans(workingAt(start, '0'), experts)
  expect(await stored()).toEqual([])
})

test('records follow from the matches’ own logs: the prices of before, the result by the rules of all plans', async () => {
  for (const _ of [1, 2, 3]) await writeSimulatedPlans(workingAt(start), experts)
  const rows = await stored()
  expect(rows.length).toBeGreaterThan(40)
  expect(new Set(rows.map((row) => `${row.uid} ${row.matchId}`)).size).toBe(rows.length)
  for (const row of rows) {
    const fixture = fixtureById(row.matchId)
    if (!fixture) throw new Error(`no fixture ${row.matchId}`)
    const log = writeLog(testEnv.SIM_SEED, fixture)
    const { family, startsAt } = log.contest
    const wanted = { play: row.play, choice: row.choice, ...(row.line === null ? {} : { line: row.line }) }
    const priced = optionsOf(family, pastStateAt(log, row.pricedAt).odds.at(-1)).find((each) =>
      isSameOption(each, wanted),
    )
    expect(priced?.odds).toBe(row.odds)
    expect(row.publishedAt).toBeLessThan(startsAt)
    expect(row.result).toBe(resultOf(wanted, { family, startsAt }, stateAt(log, start), start))
    if (row.result) expect(row.settledAt).toBeGreaterThan(startsAt)
  }
  expect(new Set(rows.map(({ result }) => result)).size).toBeGreaterThan(1)
})

const askedAt = (now: number) => ({ at: new Date(now).toISOString(), settings: SETTINGS })

test('a demo shows them as simulated, in the reader’s language; other brands know nothing of them', async () => {
  const demo = { expertId: uid, brand: BRAND }
  const { expert } = await call(planCalls.getExpert, demo, askedAt(start))
  expect(expert).toMatchObject({ uid, username: 'Ninety Minutes', isSimulated: true })
  const { expert: arabic } = await call(planCalls.getExpert, demo, { ...askedAt(start), lan: 'ar' })
  expect(arabic.username).toBe('تسعون دقيقة')
  const { list } = await call(planCalls.listExpertPlans, demo, askedAt(start))
  expect(list.length).toBeGreaterThan(5)
  for (const plan of list)
    expect([plan.expert.isSimulated, plan.title.includes(plan.match.home.name)]).toEqual([true, true])
  const asked = [planCalls.rankExperts, planCalls.listPlans, planCalls.recommendExperts, planCalls.listFocusMatches]
  for (const entry of asked) {
    const hasSome = (await call(entry, { brand: BRAND }, askedAt(start))).list.length > 0
    if (entry === planCalls.rankExperts) expect(hasSome).toBe(true)
    const { list: others } = await call(entry, {}, askedAt(start))
    expect(JSON.stringify(others)).not.toContain('isSimulated')
  }
  const isNotFound = async (brand: string | undefined, settings: object) =>
    (
      await envelopeOf(
        planCalls.getExpert,
        { expertId: uid, ...(brand ? { brand } : {}) },
        { ...askedAt(start), settings },
      )
    ).errorMsg === 'not_found'
  expect([await isNotFound(undefined, SETTINGS), await isNotFound(BRAND, {})]).toEqual([true, true])
  await putPlanBrand({ isDemo: false })
  expect(await isNotFound(BRAND, SETTINGS)).toBe(true)
  expect(await call(planCalls.rankExperts, { brand: BRAND }, askedAt(start))).toMatchObject({ list: [] })
  await putPlanBrand()
})

test('staff’s list has them for who asks for one by uid', async () => {
  const isOf = ({ rows }: Awaited<ReturnType<typeof searchPlans>>) =>
    rows.some(({ plan }) => isSimulatedExpert(plan.uid))
  expect(isOf(await searchPlans(db, { state: 'published' }))).toBe(false)
  expect(isOf(await searchPlans(db, { uid }))).toBe(true)
})

test('the minimum sample of all experts is theirs too', async () => {
  const rows = (await stored()).filter((row) => row.uid === uid && row.result !== 'void' && row.result !== 'push')
  const settled = rows.filter(({ result }) => result !== null)
  for (const span of EXPERT_SPANS) {
    const { list } = await call(planCalls.rankExperts, { brand: BRAND, gameId: 202, span: `${span}` }, askedAt(start))
    const ranked = list.find(({ expert }) => expert.uid === uid)
    expect(ranked !== undefined, String(span)).toBe(settled.length >= span)
    const last = settled.sort((a, b) => (b.settledAt ?? 0) - (a.settledAt ?? 0) || b.id - a.id).slice(0, span)
    if (ranked) expect(ranked.hits).toBe(last.filter(({ result }) => result === 'hit' || result === 'half_hit').length)
  }
})

/** A plan that can be bought: written when its match is to come. */
async function planOnSale(): Promise<PlanRow> {
  for (let now = start; now < start + 3 * 86_400_000; now += 3 * 3_600_000) {
    await writeSimulatedPlans(workingAt(now), experts)
    const found = (await stored()).find((row) => row.result === null && row.startsAt > now && row.publishedAt === now)
    if (found) return found
  }
  throw new Error('nothing was written about a match to come')
}

test('it is sold in a demo alone, for coins that nobody gets, and settled like all others', async () => {
  const plan = await planOnSale()
  const at = (plan.publishedAt ?? 0) + 1000
  const buyer = await richUser({ gold: 200 })
  const buyAt = (more: object) => buy(buyer, plan.id, { price: plan.price }, { now: at, env, ...more })
  expect(await buyAt({ env: testEnv })).toBe('not_found')
  await putPlanBrand({ isDemo: false })
  expect(await buyAt({})).toBe('not_found')
  await putPlanBrand()
  expect(await buyAt({})).toMatchObject({ price: plan.price })
  expect((await balanceOf(testEnv, buyer)).gold).toBe(200 - plan.price)
  const order = await testEnv.ACCOUNTS.prepare('select share, amount from plan_orders where plan_id = ?')
    .bind(plan.id)
    .first()
  expect(order).toEqual({ share: 0, amount: plan.price })
  const fixture = fixtureById(plan.matchId)
  if (!fixture) throw new Error('no fixture')
  const later = plan.startsAt + 12 * 3_600_000
  for (const _ of [1, 2, 3]) await sweepPlansAt(later, { env })
  const { result } = (await stored()).find(({ id }) => id === plan.id) ?? {}
  const log = writeLog(testEnv.SIM_SEED, fixture)
  const option = { play: plan.play, choice: plan.choice, ...(plan.line === null ? {} : { line: plan.line }) }
  const { family, startsAt } = log.contest
  expect(result).toBe(resultOf(option, { family, startsAt }, stateAt(log, later), later))
  const isBack = plan.hasRefund && result !== 'hit' && result !== 'half_hit'
  expect((await balanceOf(testEnv, buyer)).gold).toBe(isBack ? 200 : 200 - plan.price)
  // What was bought stays; the rest goes, with its standings.
  for (const _ of [1, 2, 3]) await sweepSimulatedPlans(workingAt(later + 70 * 86_400_000))
  expect((await stored()).map(({ id }) => id)).toEqual([plan.id])
  await testEnv.ACCOUNTS.prepare('delete from plan_orders where plan_id = ?').bind(plan.id).run()
  await sweepSimulatedPlans(workingAt(later, '0'))
  await sweepSimulatedPlans(workingAt(later + 1, '0'))
  expect(await stored()).toEqual([])
  const left = await testEnv.ACCOUNTS.prepare('select count(*) as n from expert_standings where uid between ? and ?')
    .bind(SIMULATED_UIDS.first, SIMULATED_UIDS.last)
    .first<{ n: number }>()
  expect(left?.n).toBe(0)
})
