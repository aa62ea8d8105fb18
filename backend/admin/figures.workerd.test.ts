import { expect, test } from 'vitest'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { countLiveRooms } from '#backend/live/live-rooms.store.ts'
import { adminCalls } from '#contract/admin.ts'
import { liveCalls } from '#contract/live.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { readFigures } from './figures.store.ts'

const DAY_MS = 24 * 60 * 60_000
const figures = (now: number) => readFigures(openAccountDatabase(testEnv), now)

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
