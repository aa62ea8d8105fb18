import { afterAll, beforeEach, expect, test } from 'vitest'
import { openMatchDatabase } from '#backend/db/database.ts'
import { anchors, rooms } from '#backend/db/matches/schema/rooms.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminRoomCalls } from '#contract/admin-rooms.ts'
import { liveCalls } from '#contract/live.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const FOOTBALL = 202
const now = Date.parse(EVENING)
const HOUR_MS = 3_600_000
const db = openMatchDatabase(testEnv)
/** Of this file. */
const [FIRST, LAST] = [7_520_000, 7_520_099]

const clear = () =>
  testEnv.DB.batch(
    [
      'delete from rooms where id between ? and ?',
      'delete from anchors where id between ? and ?',
      'update rooms set promotion = null, promoted_until = null where promoted_until is not null or 0 not in (?, ?)',
    ].map((text) => testEnv.DB.prepare(text).bind(FIRST, LAST)),
  )
beforeEach(clear)
afterAll(clear)

const administrator = async () => (await makeUser(['administrator'])).token
const idsOf = async (input: object = {}, at = now) =>
  (await call(liveCalls.listLiveRooms, { size: 100, ...input }, { at: new Date(at).toISOString() })).rooms.map(
    ({ id }) => id,
  )
async function makeRoom(id: number, part: Partial<typeof rooms.$inferInsert> = {}) {
  const { uid } = await makeUser(['anchor'])
  await db.insert(anchors).values({ id, uid })
  await db.insert(rooms).values({ id, anchorId: id, language: 'en_US', state: 'live', title: 'Promoted', ...part })
  return uid
}
const REASON = 'Final of the season'

test('a room with a priority is first in lists while it is live, the higher one before, until the time', async () => {
  const token = await administrator()
  const list = await idsOf()
  const [last = 0, before = 0] = list.toReversed()
  expect(list.indexOf(last)).toBeGreaterThan(2)
  const set = (id: number, rank: number, hours: number) =>
    call(adminRoomCalls.setRoomPriority, { id, rank, hours, reason: REASON }, { token })
  expect((await set(last, 3, 2)).room.priority).toEqual({ rank: 3, until: new Date(now + 2 * HOUR_MS).toISOString() })
  await set(before, 5, 1)
  expect((await idsOf()).slice(0, 2)).toEqual([before, last])
  // Also where the list ends before them, and where it is one of a game.
  expect(await idsOf({ size: 1 })).toEqual([before])
  const shown = await call(adminRoomCalls.listAdminRooms, { state: 'promoted' }, { token })
  expect(shown.list.map(({ id, priority }) => [id, priority?.rank])).toEqual([
    [before, 5],
    [last, 3],
  ])
  const { list: lines } = await call(adminCalls.listAudit, {}, { token })
  expect(lines.slice(0, 2)).toMatchObject([
    { act: 'set_room_priority', detail: `${before} 5 / 1 h: ${REASON}` },
    { act: 'set_room_priority', detail: `${last} 3 / 2 h: ${REASON}` },
  ])
  await call(adminRoomCalls.endRoomPriority, { id: before, reason: REASON }, { token })
  expect((await idsOf()).slice(0, 2)).not.toContain(before)
  expect((await idsOf())[0]).toBe(last)
  await testEnv.DB.prepare('update rooms set promoted_until = ? where id = ?').bind(now, last).run()
  expect(await idsOf()).toEqual(list)
})

test('a priority shows no room where it does not belong', async () => {
  const token = await administrator()
  const [hidden, ended, other, shown] = [FIRST + 1, FIRST + 2, FIRST + 3, FIRST + 4]
  await makeRoom(hidden, { gameId: FOOTBALL, visibility: 'hidden' })
  await makeRoom(ended, { gameId: FOOTBALL, state: 'ended' })
  await makeRoom(other, { gameId: 201 })
  await makeRoom(shown, { gameId: FOOTBALL, language: 'de' })
  for (const id of [hidden, ended, other, shown])
    await call(adminRoomCalls.setRoomPriority, { id, rank: 9, hours: 1, reason: REASON }, { token })
  const football = await idsOf({ gameId: FOOTBALL })
  expect(football[0]).toBe(shown)
  for (const id of [hidden, ended, other]) expect(football).not.toContain(id)
  expect(await idsOf({ gameId: FOOTBALL, language: 'en_US' })).not.toContain(shown)
  expect((await idsOf({ isWithoutMatch: 'true' })).slice(0, 2).sort()).toEqual([other, shown])
})

test('rooms of one language are asked for alone; the languages of all are told', async () => {
  const room = FIRST + 10
  await makeRoom(room, { gameId: FOOTBALL, language: 'de' })
  const all = await call(liveCalls.listLiveRooms, { size: 100 })
  expect(all.languages).toEqual(expect.arrayContaining(['de', 'en_US', 'zh_CN']))
  const german = await call(liveCalls.listLiveRooms, { size: 100, language: 'de' })
  expect(german.rooms.map(({ id }) => id)).toEqual([room])
  expect(german.languages).toEqual(expect.arrayContaining(['en_US']))
  const chinese = await call(liveCalls.listLiveRooms, { size: 100, language: 'zh_CN' })
  expect(chinese.rooms.length).toBeGreaterThan(1)
  expect(new Set(chinese.rooms.map(({ language }) => language))).toEqual(new Set(['zh_CN']))
  expect((await envelopeOf(liveCalls.listLiveRooms, { language: 'xx_XX' })).errorMsg).toMatch(/^language must be/)
})

test('only administrators set a priority, within bounds, and an unknown room has none', async () => {
  const input = { id: FIRST + 20, rank: 1, hours: 1, reason: REASON }
  await makeRoom(input.id)
  for (const role of ['moderator', 'anchor', 'expert'] as const) {
    const { token } = await makeUser([role])
    for (const entry of [adminRoomCalls.setRoomPriority, adminRoomCalls.endRoomPriority, adminRoomCalls.listAdminRooms])
      expect((await envelopeOf(entry as typeof adminRoomCalls.setRoomPriority, input, { token })).errorMsg).toBe(
        'forbidden',
      )
  }
  const token = await administrator()
  for (const bad of [{ rank: 0 }, { rank: 10 }, { rank: 1.5 }, { hours: 0 }, { hours: 721 }, { reason: '  ' }])
    expect(
      (await envelopeOf(adminRoomCalls.setRoomPriority, { ...input, ...bad }, { token })).errorMsg,
      JSON.stringify(bad),
    ).toMatch(/^(rank|hours|reason) must be/)
  expect((await envelopeOf(adminRoomCalls.setRoomPriority, { ...input, id: LAST }, { token })).errorMsg).toBe(
    'not_found',
  )
  expect(await testEnv.DB.prepare('select promotion from rooms where id = ?').bind(input.id).first('promotion')).toBe(
    null,
  )
})

test('rooms are listed by when they began, either way', async () => {
  const token = await administrator()
  const ids = [FIRST + 11, FIRST + 12, FIRST + 13] as const
  const [late, early, middle] = ids
  await makeRoom(late, { startedAt: now - HOUR_MS })
  await makeRoom(early, { startedAt: now - 3 * HOUR_MS })
  await makeRoom(middle, { startedAt: now - 2 * HOUR_MS })
  for (const id of ids) await call(adminRoomCalls.setRoomPriority, { id, rank: 1, hours: 1, reason: REASON }, { token })
  const list = async (search: object) =>
    (await call(adminRoomCalls.listAdminRooms, search, { token })).list.filter(({ id }) =>
      ids.some((each) => each === id),
    )
  for (const state of [{}, { state: 'promoted' }]) {
    expect((await list({ ...state, sort: 'oldest', text: 'promoted' })).map(({ id }) => id)).toEqual([
      early,
      middle,
      late,
    ])
    expect((await list({ ...state, sort: 'newest', text: 'promoted' })).map(({ id }) => id)).toEqual([
      late,
      middle,
      early,
    ])
  }
  expect((await list({ state: 'promoted', sort: 'newest' }))[0]).toMatchObject({
    id: late,
    beganAt: new Date(now - HOUR_MS).toISOString(),
  })
})
