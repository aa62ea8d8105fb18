import { afterAll, expect, test } from 'vitest'
import { openMatchDatabase } from '#backend/db/database.ts'
import { anchors, rooms } from '#backend/db/matches/schema/rooms.ts'
import { anchorCalls } from '#contract/anchor.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'

const FIRST = 7_450_700
const HOUR = 3_600_000
const NOW = Date.parse(EVENING)

afterAll(() =>
  testEnv.DB.batch([
    testEnv.DB.prepare(`delete from rooms where id between ${FIRST} and ${FIRST + 9}`),
    testEnv.DB.prepare(`delete from anchors where id between ${FIRST} and ${FIRST + 9}`),
  ]),
)

test('what a streamer has broadcast is listed with its times, and what is on or hidden is not', async () => {
  const db = openMatchDatabase(testEnv)
  const { uid } = await makeUser(['anchor'])
  await db.insert(anchors).values({ id: FIRST, uid })
  const room = (id: number, part: Partial<typeof rooms.$inferInsert>) =>
    db
      .insert(rooms)
      .values({ id: FIRST + id, anchorId: FIRST, language: 'en_US', title: `Room ${id}`, state: 'ended', ...part })
  await room(1, { startedAt: NOW - 5 * HOUR, endedAt: NOW - 4 * HOUR })
  await room(2, { startedAt: NOW - 3 * HOUR, endedAt: NOW - 2 * HOUR })
  await room(3, { state: 'live', startedAt: NOW - HOUR })
  await room(4, { visibility: 'hidden', endedAt: NOW - HOUR })
  const at = (ms: number) => new Date(ms).toISOString()
  const first = { roomId: FIRST + 1, title: 'Room 1', startedAt: at(NOW - 5 * HOUR), endedAt: at(NOW - 4 * HOUR) }
  const second = { roomId: FIRST + 2, title: 'Room 2', startedAt: at(NOW - 3 * HOUR), endedAt: at(NOW - 2 * HOUR) }
  expect(await call(anchorCalls.listRecords, { anchorId: FIRST })).toEqual({ list: [second, first], hasMore: false })
  expect(await call(anchorCalls.listRecords, { anchorId: uid })).toEqual({ list: [second, first], hasMore: false })
  expect(await call(anchorCalls.listRecords, { roomId: FIRST + 1 })).toEqual({ list: [first], hasMore: false })
  expect(await call(anchorCalls.listRecords, { roomId: FIRST + 3 })).toEqual({ list: [], hasMore: false })
  for (const input of [{}, { roomId: FIRST + 4 }, { roomId: FIRST + 1, anchorId: FIRST + 1 }, { anchorId: 7_459_999 }])
    expect((await envelopeOf(anchorCalls.listRecords, input)).errorMsg).toBe('not_found')
})
