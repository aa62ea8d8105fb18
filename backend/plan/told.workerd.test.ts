import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fail } from '#backend/core/fail.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { getExpertStatus } from '#backend/plan/apply-as-expert.ts'
import { listBalanceRecords } from '#backend/user/balance.ts'
import { planCalls } from '#contract/plan.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { giveCoins } from '#tests/support/backend/ledger.ts'
import {
  buy,
  decide,
  EMPTY,
  endMatch,
  HOUR_MS,
  makePlan,
  makePlanMatch,
  planAdmin,
  planContext,
  putPlanBrand,
  removePlans,
  sweepPlansAt,
  takePlanIds,
  write,
  written,
} from '#tests/support/backend/plans.ts'
import { simulatedExpertUid } from './simulated/uids.ts'

const run = (text: string, ...values: unknown[]) =>
  testEnv.ACCOUNTS.prepare(text)
    .bind(...values)
    .run()

takePlanIds(7_620_000)
beforeAll(async () => {
  await putPlanBrand()
  await readRow(planContext(0), (await makePlanMatch()).id)
}, 120_000)
afterAll(removePlans)

const buyer = async () => {
  const user = await makeUser()
  await giveCoins(user.uid, { gold: 100 })
  return user
}

/** What a statement says of the lines of plans, the newest first. */
async function ofPlans(uid: number) {
  const answer = await listBalanceRecords(planContext(uid), {}, EMPTY)
  if (answer instanceof Fail) throw new Error(answer.name)
  return answer.records
    .filter(({ type }) => type === 'plan')
    .map(({ gold, step, isToHouse, isToNobody, became, name }) => ({ gold, step, isToHouse, isToNobody, became, name }))
}

test('a statement says which part of a plan is whose, whether it is still set aside, and of which plan it is', async () => {
  const plan = await makePlan({ title: 'The side that nobody beats' })
  const { uid } = await buyer()
  expect(await buy(uid, plan.id)).toMatchObject({ price: 30 })
  const name = 'The side that nobody beats'
  const part = { gold: -15, step: 'hold', name, isToNobody: undefined }
  const both = (became: string) => [
    { ...part, isToHouse: true, became },
    { ...part, isToHouse: undefined, became },
  ]
  expect(await ofPlans(uid)).toEqual(both('held'))
  await endMatch(plan.match, [0, 2])
  await sweepPlansAt(plan.match.startsAt + 3 * HOUR_MS)
  await sweepPlansAt(plan.match.startsAt + 4 * HOUR_MS)
  const lines = await ofPlans(uid)
  expect(lines.filter(({ step }) => step === 'hold')).toEqual(both('returned'))
  expect(lines.filter(({ step }) => step === 'return').map((line) => line.name)).toEqual(lines.slice(2).map(() => name))
})

test('coins for what is paid at once are the expert’s and the house’s, not set aside; nobody reads the orders of others', async () => {
  const plan = await makePlan({ hasRefund: false })
  const { uid } = await buyer()
  await buy(uid, plan.id)
  expect((await ofPlans(uid)).map(({ became, isToHouse }) => [became, isToHouse])).toEqual([
    ['paid', true],
    ['paid', undefined],
  ])
  expect(await ofPlans(plan.expert)).toMatchObject([{ gold: 15, step: 'receive' }])
})

test('coins for the plan of a simulated expert go to nobody', async () => {
  const { id } = await makePlan()
  const { uid } = await buyer()
  await buy(uid, id)
  await run('update plans set uid = ? where id = ?', simulatedExpertUid(3), id)
  expect((await ofPlans(uid)).filter(({ isToNobody }) => isToNobody).map(({ isToHouse }) => isToHouse)).toEqual([
    undefined,
  ])
})

test('what experts get is told at the rate of the brand', async () => {
  const { uid } = await makeUser()
  expect(await getExpertStatus(planContext(uid), {}, EMPTY)).toMatchObject({ sharePercent: 50 })
  await putPlanBrand({ giftShare: 70 })
  expect(await getExpertStatus(planContext(uid), {}, EMPTY)).toMatchObject({ sharePercent: 70 })
  await putPlanBrand()
})

const shown = async (planId: number) => (await call(planCalls.getPlan, { planId }, {})).plan

test('a plan on sale tells the record of its expert, and that another outcome of the same kind is on sale', async () => {
  const match = await makePlanMatch()
  const { uid } = await makeUser(['expert'])
  const ids: number[] = []
  for (const [choice, odds] of [
    ['home', 2],
    ['away', 3.6],
  ] as const) {
    const answer = await write(uid, written(match.id, { choice, odds }))
    if (typeof answer === 'string') throw new Error(answer)
    ids.push(answer.id)
  }
  const [one = 0, other = 0] = ids
  const admin = await planAdmin()
  expect(await decide(admin, one, 'publish')).toEqual({ done: true })
  expect(await shown(one)).not.toHaveProperty('hasOtherOutcome')
  expect(await shown(one)).not.toHaveProperty('record')
  expect(await decide(admin, other, 'publish')).toEqual({ done: true })
  expect([(await shown(one)).hasOtherOutcome, (await shown(other)).hasOtherOutcome]).toEqual([true, true])
  for (const [span, hits] of [
    [5, 3],
    [7, 4],
  ])
    await run('insert into expert_standings values (?, -1, ?, ?, 1.234, 0, 1)', uid, span, hits)
  expect((await shown(one)).record).toEqual({ settled: 7, hits: 4, profit: 1.23 })
  await run('delete from expert_standings where uid = ?', uid)
})

test('who bought a plan has its prediction in the list; the seal says whether it is of the content', async () => {
  const plan = await makePlan()
  const { uid, token } = await buyer()
  await buy(uid, plan.id)
  const { list } = await call(planCalls.listBoughtPlans, {}, { token })
  expect(list).toMatchObject([{ state: 'open', secret: { play: 'result', choice: 'home', odds: 2 } }])
  expect(list[0]?.secret).not.toHaveProperty('document')
  expect(list[0]?.plan).not.toHaveProperty('secret')
  expect((await shown(plan.id)).sealVersion).toBe(2)
  await run('update plans set document = null where id = ?', plan.id)
  expect((await shown(plan.id)).sealVersion).toBe(1)
})
