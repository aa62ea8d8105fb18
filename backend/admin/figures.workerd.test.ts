import { expect, test } from 'vitest'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { countLiveRooms } from '#backend/live/live-rooms.store.ts'
import { adminCalls } from '#contract/admin.ts'
import { liveCalls } from '#contract/live.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { countProposals, readFigures } from './figures.store.ts'

const DAY_MS = 24 * 60 * 60_000
const figures = (now: number) => readFigures(openAccountDatabase(testEnv), now)
const proposalsFor = (uid: number, now: number) => countProposals(openAccountDatabase(testEnv), uid, now)

test('figures count sign-ups of the last 24 hours, what waits, and who is banned', async () => {
  const now = Date.now()
  const before = await figures(now)
  const { uid, token } = await makeUser()
  const { uid: banned } = await makeUser()
  await call(userCalls.sendFeedback, { kind: 'bug', text: 'No sound.' }, { token })
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = ? where uid = ?').bind(now, banned).run()
  await testEnv.ACCOUNTS.prepare('update accounts set created_at = ? where uid = ?')
    .bind(now - 2 * DAY_MS, uid)
    .run()
  const after = await figures(now)
  expect(after.feedback - before.feedback).toBe(1)
  expect(after.banned - before.banned).toBe(1)
  expect(after.signUps - before.signUps).toBe(1)
  expect(after.sessions).toBeGreaterThan(before.sessions)
  await testEnv.ACCOUNTS.prepare('update accounts set created_at = ? where uid = ?')
    .bind(now - 7.5 * DAY_MS, uid)
    .run()
  expect((await figures(now)).signUpsBefore - before.signUpsBefore).toBe(1)
})

test('what waits for a review is counted, until it is decided', async () => {
  const now = Date.now()
  const before = (await figures(now)).reviews
  const { uid } = await makeUser()
  const setState = (state: string) =>
    testEnv.ACCOUNTS.prepare('update expert_applications set state = ? where uid = ?').bind(state, uid).run()
  await testEnv.ACCOUNTS.prepare(
    "insert into expert_applications (id, uid, state, introduction, created_at) values (?1, ?1, 'reviewing', 'x', ?2)",
  )
    .bind(uid, now)
    .run()
  expect((await figures(now)).reviews).toEqual({ ...before, experts: before.experts + 1 })
  await setState('passed')
  expect((await figures(now)).reviews).toEqual(before)
})

const insert = (table: string, row: Readonly<Record<string, string | number>>) =>
  testEnv.ACCOUNTS.prepare(
    `insert into ${table} (${Object.keys(row)}) values (${Object.keys(row).map((_, at) => `?${at + 1}`)})`,
  )
    .bind(...Object.values(row))
    .run()

test('payments, plans and comments of the last 24 hours are told beside those of a week ago', async () => {
  // A time of which no other test has rows.
  const now = Date.parse('2031-01-20T12:00:00Z')
  const none = { payments: 0, coins: 0, plans: 0, comments: 0 }
  expect(await figures(now)).toMatchObject({ lastDay: none, weekAgo: none })
  const { uid } = await makeUser()
  const at = (days: number) => now - days * DAY_MS
  let made = 0
  const pay = (days: number, state = 'credited') =>
    insert('payment_orders', {
      ...{
        uid,
        intent: `figures-${++made}`,
        brand: 'main',
        method: 'card',
        provider: 'sandbox',
        gold: 400,
        diamond: 0,
      },
      ...{ currency: 'CNY', amount: 4000, state, created_at: at(days), expires_at: at(days) },
    })
  const sell = (days: number, state = 'done') =>
    insert('plan_orders', {
      ...{ uid, intent: `figures-${++made}`, plan_id: made, expert_uid: 1, amount: 10, share: 5, has_refund: 0 },
      ...{ starts_at: now, state, created_at: at(days) },
    })
  const comment = (days: number) => insert('comments', { subject: 'match:1', uid, text: 'x', created_at: at(days) })
  await Promise.all([pay(0.5), pay(0.9), pay(0.2, 'created'), pay(1.5), pay(7.5)])
  await Promise.all([sell(0.5), sell(0.1, 'refused'), sell(7.2), sell(7.4, 'refunded'), sell(8.5)])
  await Promise.all([comment(0.3), comment(0.4), comment(3), comment(7.9)])
  expect(await figures(now)).toMatchObject({
    lastDay: { payments: 2, coins: 800, plans: 1, comments: 2 },
    weekAgo: { payments: 1, coins: 400, plans: 2, comments: 1 },
  })
})

test('what waits for a second administrator is counted, and the reset that ends first is named', async () => {
  const now = Date.parse('2032-01-20T12:00:00Z')
  expect(await figures(now)).toMatchObject({ twoStepResets: 0 })
  expect(await figures(now)).not.toHaveProperty('resetUid')
  const propose = (brand: string, expires_at: number) =>
    insert('brand_proposals', { brand, revision: 'x', note: '', raises: '', proposed_by: 1, expires_at })
  const ask = (uid: number, expires_at: number) => insert('two_step_resets', { uid, asked_by: 1, expires_at })
  await Promise.all([propose('figures-a', now + 1), propose('figures-b', now)])
  await Promise.all([ask(9_000_001, now + 2000), ask(9_000_002, now + 1000), ask(9_000_003, now)])
  expect(await figures(now)).toMatchObject({ twoStepResets: 2, resetUid: 9_000_002 })
  // Nobody confirms her own.
  expect(await proposalsFor(2, now)).toEqual({ proposals: 0, brandProposals: 1 })
  expect(await proposalsFor(1, now)).toEqual({ proposals: 0, brandProposals: 0 })
  for (const table of ['brand_proposals', 'two_step_resets'])
    await testEnv.ACCOUNTS.prepare(`delete from ${table} where expires_at >= ?`).bind(now).run()
})

test('no figure reads a table from end to end, and none sorts', async () => {
  const { plans } = await explained((db) => readFigures(db, Date.now()))
  expect(plans.length).toBeGreaterThan(10)
  // What was counted is no table, and a partial index has what waits alone.
  const isBounded = /^SCAN (counted|\(subquery-\d+\)|CONSTANT ROW|\w+ USING (COVERING )?INDEX \w+_(waiting|reviewing))/
  expect(scansIn(plans).filter((step) => !isBounded.test(step))).toEqual([])
  expect(sortsIn(plans)).toEqual([])
})

test('all live rooms are counted, those of matches and those without one', async () => {
  const listed = async () => (await call(liveCalls.listLiveRooms, { size: 100 }, { at: EVENING })).rooms
  const rooms = await listed()
  expect(rooms.length).toBeGreaterThan(20)
  expect(rooms.some(({ matchId }) => matchId === undefined)).toBe(true)
  // The first reader of a day has its matches generated, which may go on for a moment.
  await eventually(
    async () => (await countLiveRooms(openMatchDatabase(testEnv), Date.parse(EVENING))) === (await listed()).length,
  )
})

test('only administrators see them, counted once a minute', async () => {
  const { token } = await makeUser()
  expect((await envelopeOf(adminCalls.getFigures, {}, { token })).status).toBe('fail')
  const { token: adminToken } = await makeUser(['administrator'])
  const first = await call(adminCalls.getFigures, {}, { token: adminToken })
  await makeUser()
  expect(await call(adminCalls.getFigures, {}, { token: adminToken })).toEqual(first)
})
