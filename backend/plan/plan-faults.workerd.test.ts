import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { findUser } from '#backend/identity/users.store.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { purgeAccount } from '#backend/user/purge.ts'
import { planCalls } from '#contract/plan.ts'
import { changeAccount, makeUser } from '#tests/support/backend/accounts.ts'
import { call, testEnv } from '#tests/support/backend/calls.ts'
import { dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { richUser } from '#tests/support/backend/ledger.ts'
import {
  buy,
  decide,
  endMatch,
  HOUR_MS,
  makePlan,
  makePlanMatch,
  newPlanIntent,
  planAdmin,
  planContext,
  putPlanBrand,
  removePlans,
  sweepPlansAt,
  takePlanIds,
  write,
  written,
} from '#tests/support/backend/plans.ts'
import { findByIntent, insertPlanOrder, moveOrder } from './orders.store.ts'
import { findPlan, readOwnPlans } from './plans.store.ts'

const db = openAccountDatabase(testEnv)
const later = (match: { startsAt: number }) => match.startsAt + 3 * HOUR_MS
const shownAt = async (planId: number, at = Date.now()) =>
  (await call(planCalls.getPlan, { planId }, { at: new Date(at).toISOString() })).plan
const run = (text: string, ...values: unknown[]) =>
  testEnv.ACCOUNTS.prepare(text)
    .bind(...values)
    .run()
const deleteMatch = async (id: number) => {
  for (const [table, column] of [
    ['match_events', 'match_id'],
    ['matches', 'id'],
  ])
    await testEnv.DB.prepare(`delete from ${table} where ${column} = ?`).bind(id).run()
}

takePlanIds(7_560_000)

beforeAll(async () => {
  await putPlanBrand()
  await readRow(planContext(0), (await makePlanMatch()).id)
}, 120_000)
afterAll(removePlans)

test('a settled plan keeps names and result of a match that is not stored any more', async () => {
  const { id, match } = await makePlan()
  await endMatch(match, [2, 1])
  await sweepPlansAt(later(match))
  await deleteMatch(match.id)
  const plan = await shownAt(id, later(match))
  expect(plan).toMatchObject({
    result: 'hit',
    match: { id: match.id, status: 'finished', score: { home: 2, away: 1 } },
  })
  expect([plan.match.home.name, plan.match.away.name, plan.match.league.name]).toEqual(['Reds', 'Blues', 'Plan League'])
  expect(plan.match.startsAt).toBe(new Date(match.startsAt).toISOString())
})

test('one without a result keeps the names: its expert still finds it', async () => {
  const match = await makePlanMatch()
  const { uid, token } = await makeUser(['expert'])
  await write(uid, written(match.id))
  await deleteMatch(match.id)
  const { list } = await call(planCalls.listOwnPlans, {}, { token, at: new Date().toISOString() })
  expect(list).toMatchObject([{ match: { status: 'result_unknown', home: { name: 'Reds' } } }])
})

test('a plan that cannot be checked is looked at again later, and keeps no other waiting', async () => {
  const plan = await makePlan()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await testEnv.DB.prepare("update match_events set event = '{' where match_id = ?").bind(plan.match.id).run()
  const now = later(plan.match)
  await sweepPlansAt(now)
  errors.mockRestore()
  expect(await findPlan(db, plan.id)).toMatchObject({ result: null, nextCheckAt: now + 10 * 60_000 })
  await deleteMatch(plan.match.id)
})

test('a buyer whose coins came back is told, wherever the run died', async () => {
  for (const when of ['before', 'after'] as const)
    for (let at = 0; ; at++) {
      const plan = await makePlan()
      const uid = await richUser({ gold: 30 })
      await buy(uid, plan.id)
      await endMatch(plan.match, [0, 1])
      const { accountDb, count } = dyingDatabase(at, when)
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await sweepPlansAt(later(plan.match), { accountDb }).catch(() => undefined)
      errors.mockRestore()
      await sweepPlansAt(later(plan.match) + HOUR_MS)
      const told = "select count(*) as told from notices where uid = ? and type = 'plan_refunded'"
      const row = await testEnv.ACCOUNTS.prepare(told).bind(uid).first<{ told: number }>()
      expect([row?.told, (await balanceOf(testEnv, uid)).gold], `${when} ${at}`).toEqual([1, 30])
      if (count() <= at) break
    }
}, 60_000)

test('a plan that is sent twice, or by twenty at once, is one', async () => {
  const match = await makePlanMatch()
  const { uid } = await makeUser(['expert'])
  const intent = newPlanIntent()
  const sent = await Promise.all(Array.from({ length: 20 }, () => write(uid, written(match.id, { intent }))))
  sent.push(await write(uid, written(match.id, { intent })))
  const [one] = await readOwnPlans(db, { uid, place: undefined, limit: 5 })
  expect(new Set(sent.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify({ id: one?.id })]))
  expect(await readOwnPlans(db, { uid, place: undefined, limit: 5 })).toHaveLength(1)
  const other = await makeUser(['expert'])
  expect(await write(other.uid, written(match.id, { intent }))).not.toEqual({ id: one?.id })
})

test('a purchase that was cancelled says so, and not that there were too few coins', async () => {
  const plan = await makePlan()
  const uid = await richUser({ gold: 30 })
  const intent = newPlanIntent()
  await insertPlanOrder(db, { uid, intent, planId: plan.id, price: 30, share: 15, now: Date.now() })
  const order = await findByIntent(db, uid, intent)
  await moveOrder(db, order?.id ?? 0, 'new', 'refused')
  expect(await buy(uid, plan.id, { intent })).toBe('order_moved')
  expect(await buy(uid, plan.id)).toMatchObject({ price: 30 })
})

test('a plan whose match is put off says until when it is sold', async () => {
  const { id, match } = await makePlan()
  expect(await shownAt(id)).not.toHaveProperty('closesAt')
  await testEnv.DB.prepare('update matches set starts_at = starts_at + ? where id = ?').bind(HOUR_MS, match.id).run()
  const plan = await shownAt(id)
  expect(plan.closesAt).toBe(new Date(match.startsAt).toISOString())
  expect(Date.parse(plan.match.startsAt)).toBe(match.startsAt + HOUR_MS)
})

test('drafts go with the account; what was published stays without a name', async () => {
  const { id, expert, match } = await makePlan()
  const drafts = [await write(expert, written(match.id)), await write(expert, written(match.id))]
  const [one = 0, other = 0] = drafts.map((draft) => (typeof draft === 'string' ? 0 : draft.id))
  await decide(await planAdmin(), other, 'refuse')
  await changeAccount(expert, { deletingAt: 1 })
  const row = await findUser(db, expert)
  if (!row) throw new Error('no such user')
  await purgeAccount({ matchDb: openMatchDatabase(testEnv), accountDb: db, env: testEnv, now: Date.now() }, row)
  expect(await Promise.all([id, one, other].map(async (each) => (await findPlan(db, each))?.id))).toEqual([
    id,
    undefined,
    undefined,
  ])
  await run('delete from plans where id = ?', id)
})
