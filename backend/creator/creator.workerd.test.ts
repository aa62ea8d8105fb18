import { afterAll, beforeAll, expect, test } from 'vitest'
import { userAccount } from '#backend/coins/account-names.ts'
import { ViewTally } from '#backend/core/view-tally.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { readRow } from '#backend/match/read-rows.ts'
import { addViews, removeOldViews } from '#backend/plan/views.store.ts'
import { creatorCalls } from '#contract/creator.ts'
import { planCalls } from '#contract/plan.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { linesOf, richUser, settled } from '#tests/support/backend/ledger.ts'
import {
  buy,
  decide,
  endMatch,
  HOUR_MS,
  makePlanMatch,
  planAdmin,
  planContext,
  putPlanBrand,
  removePlans,
  sweepPlansAt,
  takePlanIds,
  type Written,
  write,
  written,
} from '#tests/support/backend/plans.ts'
import { readCounts, readFollowers, readOrderSums, readOwnPlansAs, readSums } from './returns.store.ts'

const db = openAccountDatabase(testEnv)
/** Longer than the first use of the calendar takes, which makes the matches of these days. */
const CALENDAR_MS = 120_000
const DAY_MS = 24 * HOUR_MS
/** Of people and orders that this file alone makes. */
const FIRST_ID = 7_570_000

takePlanIds(FIRST_ID)

beforeAll(async () => {
  await putPlanBrand()
  await readRow(planContext(0), (await makePlanMatch()).id)
}, CALENDAR_MS)
afterAll(async () => {
  await removePlans()
  const run = (text: string) => testEnv.ACCOUNTS.prepare(text)
  await testEnv.ACCOUNTS.batch([
    run(`delete from plan_orders where id between ${FIRST_ID} and ${FIRST_ID + 9_999}`),
    run('delete from expert_views'),
    run(`delete from follows where kind = 'user' and uid between ${FIRST_ID} and ${FIRST_ID + 9_999}`),
  ])
})

const asOf = ({ token }: TestUser, time = Date.now()) => ({ token, at: new Date(time).toISOString() })
const summaryOf = (user: TestUser, asked: { days?: string; zone?: string } = {}, time?: number) =>
  call(creatorCalls.getReturnsSummary, asked, asOf(user, time))
const listOf = (user: TestUser, asked: Parameters<typeof call<typeof creatorCalls.listReturns>>[1] = {}) =>
  call(creatorCalls.listReturns, asked, asOf(user))

/** A published plan of this expert. */
async function sell(expert: TestUser, more: Partial<Written> = {}) {
  const match = await makePlanMatch()
  const answer = await write(expert.uid, written(match.id, more))
  if (typeof answer === 'string') throw new Error(answer)
  await decide(await planAdmin(), answer.id, 'publish')
  return { id: answer.id, match }
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0)

test('figures of days, months and plans are those of the ledger, after sales, hits, misses and voids', async () => {
  const expert = await makeUser(['expert'])
  const plans = [
    await sell(expert, { hasRefund: false, price: 31 }),
    await sell(expert),
    await sell(expert),
    await sell(expert),
    await sell(expert),
  ]
  const [paid, hit, missed, postponed, open] = plans
  if (!paid || !hit || !missed || !postponed || !open) throw new Error('no plans')
  const buyers = await Promise.all([1, 2, 3].map(() => richUser({ gold: 500 })))
  for (const uid of buyers) await buy(uid, paid.id, { price: 31 })
  for (const uid of buyers.slice(0, 2)) for (const { id } of [hit, missed, postponed, open]) await buy(uid, id)
  await endMatch(hit.match, [1, 0])
  await endMatch(missed.match, [0, 1])
  await endMatch(postponed.match, 'postponed')
  const later = Date.now() + 4 * HOUR_MS
  await sweepPlansAt(later)
  await settled([expert.uid, ...buyers].map(userAccount))

  const got = sum(
    (await linesOf(expert.uid)).filter(({ reason }) => reason === 'plan'),
    ({ gold }) => gold,
  )
  expect(got).toBe(3 * 15 + 2 * 15)
  const { days } = await summaryOf(expert, {}, later)
  expect(days).toHaveLength(30)
  expect(sum(days, ({ gold }) => gold)).toBe(got)
  expect(sum(days, ({ sales }) => sales)).toBe(11)
  expect(sum(days, ({ refunded }) => refunded)).toBe(4 * 30)
  expect(days.at(-1)).toMatchObject({ day: new Date(later).toISOString().slice(0, 10), won: 1, lost: 1, none: 1 })
  const { months } = await call(creatorCalls.getMonthlyReturns, {}, asOf(expert, later))
  expect(months).toHaveLength(12)
  expect(months.at(-1)).toMatchObject({ month: new Date(later).toISOString().slice(0, 7) })
  expect(sum(months, ({ gold }) => gold)).toBe(got)
  expect([sum(months, ({ sales }) => sales), sum(months, ({ refunded }) => refunded)]).toEqual([11, 120])

  const { list } = await listOf(expert)
  expect(sum(list, ({ returns }) => returns.paidGold)).toBe(got)
  expect(sum(list, ({ returns }) => returns.refundedGold)).toBe(120)
  const returnsOf = (id: number) => list.find((plan) => plan.id === id)?.returns
  expect(returnsOf(paid.id)).toMatchObject({ paid: 3, paidGold: 45, held: 0 })
  expect(returnsOf(open.id)).toMatchObject({ held: 2, heldGold: 30, paid: 0, refunded: 0 })
  expect(returnsOf(missed.id)).toMatchObject({ refunded: 2, refundedGold: 60, paidGold: 0 })
  // What buyers have left is what they did not get back.
  const left = await Promise.all(buyers.map(async (uid) => sum(await linesOf(uid), ({ gold }) => gold)))
  expect(sum(left, (gold) => gold)).toBe(1500 - 3 * 31 - 2 * 30 - 2 * 30)
})

test('a day is one of the reader’s zone, and each has the figures of its own hours', async () => {
  const expert = await makeUser(['expert'])
  const noon = Date.parse('2026-11-20T12:00:00Z')
  const insert = testEnv.ACCOUNTS.prepare(
    `insert into plan_orders (id, uid, intent, plan_id, expert_uid, amount, share, has_refund, starts_at, state,
      created_at, settled_at) values (?, ?, ?, 7570000, ?, 10, 5, 1, 1, ?, ?, ?)`,
  )
  const order = (at: number, state: string, time: string) =>
    insert.bind(FIRST_ID + at, FIRST_ID + at, `creator-${at}`, expert.uid, state, Date.parse(time), Date.parse(time))
  await testEnv.ACCOUNTS.batch([
    order(1, 'done', '2026-11-19T14:59:59.999Z'),
    order(2, 'done', '2026-11-19T15:00:00.000Z'),
    order(3, 'refunded', '2026-11-19T23:59:59.999Z'),
    order(4, 'refused', '2026-11-19T16:00:00.000Z'),
    order(5, 'new', '2026-11-19T16:00:00.000Z'),
  ])
  await testEnv.ACCOUNTS.batch([
    testEnv.ACCOUNTS.prepare('insert into expert_views (uid, hour, views) values (?, ?, 7)').bind(
      expert.uid,
      Date.parse('2026-11-19T15:00:00Z') / HOUR_MS,
    ),
    testEnv.ACCOUNTS.prepare(`insert into follows (uid, kind, target_id, created_at) values (?, 'user', ?, ?)`).bind(
      FIRST_ID,
      expert.uid,
      Date.parse('2026-11-19T14:00:00Z'),
    ),
  ])
  const figures = async (zone: string) =>
    (await summaryOf(expert, { days: '7', zone }, noon)).days
      .filter(({ sales, views, followers }) => sales + views + followers > 0)
      .map(({ day, sales, gold, refunded, views, followers }) => [day, sales, gold, refunded, views, followers])
  expect(await figures('UTC')).toEqual([['2026-11-19', 3, 10, 10, 7, 1]])
  // Nine hours ahead the day begins at 15:00 of the day before.
  expect(await figures('Asia/Tokyo')).toEqual([
    ['2026-11-19', 1, 5, 0, 0, 1],
    ['2026-11-20', 2, 5, 10, 7, 0],
  ])
  expect(await figures('No/Such')).toEqual(await figures('UTC'))
  const days = async (count: string, zone?: string) =>
    (await summaryOf(expert, { days: count, ...(zone ? { zone } : {}) }, noon)).days.map(({ day }) => day)
  expect([(await days('7')).length, (await days('14')).length]).toEqual([7, 14])
  // A day of 25 hours is one day.
  expect(await days('30', 'America/New_York')).toEqual([...new Set(await days('30', 'America/New_York'))])
  expect((await days('30', 'America/New_York')).length).toBe(30)
})

test('views of published plans are counted for plan and expert, of others and none not; old ones go', async () => {
  const expert = await makeUser(['expert'])
  const plan = await sell(expert)
  const draft = await write(expert.uid, written((await makePlanMatch()).id))
  const draftId = typeof draft === 'string' ? 0 : draft.id
  const tally = new ViewTally()
  const time = Date.now()
  for (const visitor of ['a', 'b', 'a']) for (const id of [plan.id, draftId, 999]) tally.add({ visitor }, id, time)
  await addViews(db, tally.take())
  tally.add({ visitor: 'c' }, plan.id, time)
  await addViews(db, tally.take())
  await addViews(db, tally.take())
  const { days } = await summaryOf(expert, {}, time)
  expect(days.at(-1)?.views).toBe(3)
  const { list } = await listOf(expert)
  expect(list.map(({ id, returns }) => [id, returns.views])).toEqual(
    expect.arrayContaining([
      [plan.id, 3],
      [draftId, 0],
    ]),
  )
  await removeOldViews(db, time + 34 * DAY_MS)
  expect((await summaryOf(expert, {}, time)).days.at(-1)?.views).toBe(3)
  await removeOldViews(db, time + 36 * DAY_MS)
  expect((await summaryOf(expert, {}, time)).days.at(-1)?.views).toBe(0)
  for (const planId of [0, -1, 1.5, '7', null])
    expect((await envelopeOf(planCalls.viewPlan, { planId })).errorCode).toBe(4000)
})

test('plans are filtered by state, game, outcome and title, and come in parts that miss and repeat nothing', async () => {
  const expert = await makeUser(['expert'])
  const time = Date.now()
  const insert = testEnv.ACCOUNTS.prepare(
    `insert into plans (uid, match_id, game_id, starts_at, play, choice, odds, priced_at, title, label, content, price,
      has_refund, state, revision, created_at, published_at, nonce, seal, result, settled_at, is_paying, sales)
     values (?, ?, ?, 1, 'result', 'home', 2, 1, ?, '', 'x', 5, 0, ?, 1, ?, ?, ?, ?, ?, null, 0, 0)`,
  )
  const { id: match } = await makePlanMatch()
  const results = [null, 'hit', 'half_miss', 'void'] as const
  await testEnv.ACCOUNTS.batch(
    Array.from({ length: 45 }, (_, at) => {
      const isSealed = at % 5 !== 0
      const title = at % 2 === 0 ? `Home side number ${at}` : `Away 100% number ${at}`
      const seal = isSealed ? [1, 'n', 's', results[at % 4] ?? null] : [null, null, null, null]
      const state = isSealed ? (at % 7 === 0 ? 'removed' : 'published') : 'failed'
      return insert.bind(expert.uid, match, at % 3 === 0 ? 203 : 202, title, state, time - (at % 4), ...seal)
    }),
  )
  const all = async (asked: Parameters<typeof listOf>[1] = {}) => {
    const seen: number[] = []
    for (let before: string | undefined; ; ) {
      const { list, next } = await listOf(expert, { ...asked, ...(before ? { before } : {}) })
      seen.push(...list.map(({ id }) => id))
      if (next === undefined) return seen
      before = next
    }
  }
  const everything = await all()
  expect([everything.length, new Set(everything).size]).toEqual([45, 45])
  const states = await Promise.all(
    (['failed', 'removed', 'published', 'reviewing'] as const).map((state) => all({ state })),
  )
  expect(states.map(({ length }) => length)).toEqual([9, 5, 31, 0])
  const outcomes = await Promise.all((['open', 'won', 'lost', 'none'] as const).map((outcome) => all({ outcome })))
  expect(sum(outcomes, ({ length }) => length)).toBe(45)
  expect(new Set(outcomes.flat()).size).toBe(45)
  expect((await all({ gameId: 203 })).length).toBe(15)
  expect((await all({ text: 'HOME side' })).length).toBe(23)
  // What a pattern would mean is text.
  expect((await all({ text: '100%' })).length).toBe(22)
  expect((await all({ text: '%' })).length).toBe(22)
  expect(await all({ text: '_____' })).toEqual([])
  expect((await all({ text: 'home', gameId: 202, state: 'published', outcome: 'open' })).length).toBeGreaterThan(0)
})

test('all need an expert, give only her own, and refuse other input', async () => {
  const [user, expert, other] = [await makeUser(), await makeUser(['expert']), await makeUser(['expert'])]
  await sell(expert)
  for (const entry of Object.values(creatorCalls)) {
    expect((await envelopeOf(entry, {})).errorCode).toBe(3000)
    expect((await envelopeOf(entry, {}, { token: user.token })).errorCode).toBe(4003)
  }
  expect((await listOf(expert)).list).toHaveLength(1)
  expect((await listOf(other)).list).toEqual([])
  const { days } = await summaryOf(other)
  expect(days.every(({ sales, gold, views }) => sales + gold + views === 0)).toBe(true)
  const asked = asOf(expert)
  for (const days of ['8', '0', '365', 'x'])
    expect((await envelopeOf(creatorCalls.getReturnsSummary, { days }, asked)).errorCode).toBe(4000)
  for (const wrong of [
    { before: '1-1;' },
    { text: 'x'.repeat(61) },
    { state: 'sold' },
    { outcome: 'hit' },
    { gameId: 'x' },
  ])
    expect((await envelopeOf(creatorCalls.listReturns, wrong, asked)).errorCode).toBe(4000)
})

test('figures and lists are read from indexes', async () => {
  const spans = [{ from: 1, to: 2 }]
  const place = { at: 1, id: 1 }
  const read = await Promise.all([
    explained((each) => readSums(each, 1, spans)),
    explained((each) => readCounts(each, 1, spans)),
    explained((each) => readFollowers(each, 1)),
    explained((each) => readOwnPlansAs(each, { uid: 1, place, limit: 21 })),
    explained((each) => readOrderSums(each, [1, 2])),
    explained((each) => removeOldViews(each, 1)),
  ])
  const plans = read.flatMap((each) => each.plans)
  const ofTables = (steps: string[]) => steps.filter((step) => !/json_each|subquery/.test(step))
  expect([ofTables(scansIn(plans)), sortsIn(plans)]).toEqual([[], []])
  // Of orders no row is read, only indexes.
  expect(plans.flat().filter((step) => /SEARCH plan_orders USING INDEX/.test(step))).toEqual([])
  const filter = { state: 'published', gameId: 1, outcome: 'won', text: 'x' } as const
  const filtered = (await explained((each) => readOwnPlansAs(each, { uid: 1, ...filter, place, limit: 21 }))).plans
  expect(scansIn(filtered)).toEqual([])
  expect(filtered.flat().some((step) => step.includes('plans_by_expert'))).toBe(true)
})
