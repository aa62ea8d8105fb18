import { afterAll, expect, test } from 'vitest'
import { openMatchDatabase } from '#backend/db/database.ts'
import { anchors, rooms } from '#backend/db/matches/schema/rooms.ts'
import { liveCalls } from '#contract/live.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { countRowsRead } from '#tests/support/backend/rows-read.ts'

const FIRST = 7_450_900

afterAll(() =>
  testEnv.DB.batch([
    testEnv.DB.prepare(`delete from rooms where id between ${FIRST} and ${FIRST + 9}`),
    testEnv.DB.prepare(`delete from anchors where id between ${FIRST} and ${FIRST + 9}`),
  ]),
)

/** A room without an account's streamer. */
async function makeRoom(id: number, part: Partial<typeof rooms.$inferInsert>): Promise<number> {
  const db = openMatchDatabase(testEnv)
  await db.insert(anchors).values({ id, names: { en_US: 'Nell', zh_CN: 'Nell' } })
  await db.insert(rooms).values({ id, anchorId: id, language: 'en_US', title: 'Late derby', state: 'live', ...part })
  return id
}

test('what a streamer announces is with the room and a call of its own, its label in lists too', async () => {
  const roomId = await makeRoom(FIRST, { announcement: 'At nine', label: 'Derby day' })
  const plain = await makeRoom(FIRST + 1, {})
  const { room } = await call(liveCalls.getRoom, { roomId })
  expect(room).toMatchObject({ announcement: 'At nine', label: 'Derby day' })
  expect(await call(liveCalls.getProclamation, { roomId })).toEqual({ list: [{ kind: 'room', text: 'At nine' }] })
  const listed = (await call(liveCalls.listLiveRooms, { size: 100, isWithoutMatch: 'true' })).rooms
  expect(listed.find(({ id }) => id === roomId)).toMatchObject({ label: 'Derby day' })
  expect(JSON.stringify(listed)).not.toContain('At nine')

  const other = await call(liveCalls.getRoom, { roomId: plain })
  expect([other.room.label, other.room.announcement]).toEqual([undefined, undefined])
  expect(await call(liveCalls.getProclamation, { roomId: plain })).toEqual({ list: [] })
})

test('a hidden room tells nobody anything, and one that is none asks no database', async () => {
  const roomId = await makeRoom(FIRST + 2, { announcement: 'Secret', visibility: 'hidden' })
  const read = countRowsRead()
  expect((await envelopeOf(liveCalls.getProclamation, { roomId: 999_999_999_999 })).errorCode).toBe(4004)
  read.stop()
  expect(read.queries()).toBe(0)
  expect((await envelopeOf(liveCalls.getProclamation, { roomId })).errorCode).toBe(4004)
})
