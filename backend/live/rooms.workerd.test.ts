import { inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openMatchDatabase } from '#backend/db/database.ts'
import { anchors, roomSources, rooms } from '#backend/db/matches/schema/rooms.ts'
import { fixturesOf } from '#backend/feed/calendar/fixtures.ts'
import { stageAt } from '#backend/feed/calendar/stage.ts'
import { simulatedMatchOf } from '#backend/room/room-id.ts'
import type { Language } from '#contract/languages.ts'
import { liveCalls } from '#contract/live.ts'
import { matchCalls } from '#contract/match.ts'
import type { Room, RoomState, SourceAccess } from '#contract/room.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { openFeed } from './open-feed.ts'

const FOOTBALL = 202
const db = openMatchDatabase(testEnv)
const now = Date.parse(EVENING)
const MINUTE = 60_000
const at = (ms: number) => ({ at: new Date(ms).toISOString() })

const liveRooms = async (input: object = {}, lan?: Language): Promise<Room[]> =>
  (await call(liveCalls.listLiveRooms, { size: 100, ...input }, lan ? { lan } : {})).rooms
const getRoom = (roomId: number, asked = {}) => call(liveCalls.getRoom, { roomId }, asked)
const getSources = async (roomId: number, token?: string) =>
  (await call(liveCalls.getSources, { roomId }, token ? { token } : {})).sources

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('undefined')
  return value
}

let lastId = 5000
/** A room of a streamer with an account. */
async function makeRoom(part: Partial<typeof rooms.$inferInsert> = {}, access: (SourceAccess | null)[] = [null]) {
  const owner = await makeUser(['anchor'])
  lastId += 1
  const id = lastId
  await db.insert(anchors).values({ id, uid: owner.uid })
  await db.insert(rooms).values({ id, anchorId: id, language: 'en_US', state: 'live', title: 'My evening', ...part })
  for (const [index, level] of access.entries())
    await db.insert(roomSources).values({
      roomId: id,
      id: `line${index}`,
      kind: 'hls',
      url: `https://streams.test/${id}/${index}.m3u8`,
      access: level,
      priority: -index,
    })
  return { id, owner }
}

const change = (id: number, values: Partial<typeof rooms.$inferInsert>) =>
  testEnv.DB.prepare(
    `update rooms set ${Object.keys(values)
      .map((key) => `${key} = ?`)
      .join(', ')} where id = ?`,
  )
    .bind(...Object.values(values), id)
    .run()

test('a match with a stream has one room or two in different languages, the main one first', async () => {
  // Danish is spoken in no room: for who speaks the language of one, that is the first.
  const list = await liveRooms({}, 'da')
  const ofMatches = list.filter(({ matchId }) => matchId !== undefined)
  const byMatch = new Map<number, Room[]>()
  for (const room of ofMatches) byMatch.set(defined(room.matchId), [...(byMatch.get(room.matchId ?? 0) ?? []), room])
  const pair = defined([...byMatch.values()].find((own) => own.length === 2))
  expect(new Set(pair.map(({ language }) => language)).size).toBe(2)
  expect(new Set(pair.map(({ anchor }) => anchor.id)).size).toBe(2)
  const [, second] = pair
  const inIts = await liveRooms({}, second?.language as Language)
  expect(inIts.find(({ matchId }) => matchId === second?.matchId)?.id).toBe(second?.id)
  const { rooms: own } = await call(liveCalls.listRooms, { matchId: defined(pair[0]?.matchId) })
  expect(own.map(({ id }) => id)).toEqual(pair.map(({ id }) => id))
  const { matches } = await call(matchCalls.listMatchesById, { ids: [...byMatch.keys()] })
  for (const match of matches) expect(match.roomId).toBe(byMatch.get(match.id)?.[0]?.id)
  expect(ofMatches.every(({ state, followsMatch }) => state === 'live' && followsMatch)).toBe(true)
})

test('the first rooms of the list are of different matches, hottest first', async () => {
  const list = await liveRooms({ gameId: FOOTBALL })
  const ids = list.flatMap(({ matchId }) => matchId ?? [])
  const mains = new Set(ids)
  expect(new Set(ids.slice(0, Math.min(3, mains.size))).size).toBe(Math.min(3, mains.size))
  expect(list.every(({ gameId }) => gameId === FOOTBALL)).toBe(true)
  expect(await liveRooms({ gameId: FOOTBALL, size: 2 })).toEqual(list.slice(0, 2))
})

test('every demo brand has a room without a match that is always live', async () => {
  for (const gameIds of ['202,205', '1,2,14']) {
    const channel = defined((await liveRooms({ gameIds })).find(({ matchId }) => matchId === undefined))
    const { room, match } = await getRoom(channel.id, { lan: 'zh_CN' })
    expect(match).toBeUndefined()
    expect(room).toMatchObject({ state: 'live', online: 0 })
    expect(room.title).toMatch(/\p{Script=Han}/u)
    expect(room.anchor.name).toMatch(/\p{Script=Han}/u)
  }
})

test('rooms without a match are asked for alone', async () => {
  const own = await call(liveCalls.listLiveRooms, { size: 100, isWithoutMatch: 'true' })
  expect(own.rooms.length).toBeGreaterThan(3)
  expect(own.rooms.filter(({ matchId }) => matchId !== undefined)).toEqual([])
  const football = await call(liveCalls.listLiveRooms, { size: 100, isWithoutMatch: 'true', gameId: FOOTBALL })
  expect(football.rooms.length).toBeGreaterThan(0)
  expect(football.rooms.every(({ gameId }) => gameId === FOOTBALL)).toBe(true)
})

test('a room comes with its match, and the id of a match returns its main room', async () => {
  const room = defined((await liveRooms()).find(({ matchId }) => matchId !== undefined))
  const answer = await getRoom(room.id)
  expect(answer.match?.id).toBe(room.matchId)
  expect(answer.room.title).toBe(`${answer.match?.home.name} - ${answer.match?.away.name}`)
  expect(answer.room.sources.map(({ id }) => id)).toEqual(['main', 'backup'])
  const old = await getRoom(defined(room.matchId))
  expect(old.room.id).toBe(answer.match?.roomId)
  const online = await call(liveCalls.countOnline, { gameId: FOOTBALL, matchId: defined(room.matchId) })
  expect(online).toEqual({ online: 0 })
})

test('an unknown id and a match without a room are not found', async () => {
  const { matches } = await call(matchCalls.listMatches, { list: 'today', size: 100 })
  const silent = defined(matches.find((row) => row.roomId === undefined))
  for (const roomId of [silent.id, 999_999, 10_000_000_001, 999_999_999_999, 0, -1])
    expect(await envelopeOf(liveCalls.getRoom, { roomId }), String(roomId)).toMatchObject({ errorCode: 4004 })
  expect((await call(liveCalls.listRooms, { matchId: silent.id })).rooms).toEqual([])
})

test('the room of an old match that is no longer stored is still found', async () => {
  const stage = stageAt(now)
  const fixture = defined(fixturesOf(FOOTBALL, stage - 1).find(({ hasStream }) => hasStream))
  const { room, match } = await getRoom(fixture.matchId)
  expect(simulatedMatchOf(room.id)).toBe(fixture.matchId)
  expect(room.state).toBe('ended')
  expect((await getRoom(room.id)).match?.id).toBe(match?.id)
})

test('the state of a simulated room follows its match', async () => {
  const { matches } = await call(matchCalls.listUpcomingMatches, { gameIds: [FOOTBALL], size: 100 })
  const match = defined(matches.find(({ roomId }) => roomId !== undefined))
  const kickOff = Date.parse(match.startsAt)
  const stateAt = async (ms: number): Promise<RoomState> => (await getRoom(defined(match.roomId), at(ms))).room.state
  expect(await stateAt(kickOff - MINUTE)).toBe('waiting')
  expect(await stateAt(kickOff + 5 * MINUTE)).toBe('live')
  expect(await stateAt(kickOff + 300 * MINUTE)).toBe('ended')
  expect((await liveRooms()).map(({ id }) => id)).not.toContain(match.roomId)
})

test('a streamer’s room is listed by its own state, with a match and without', async () => {
  const { matches } = await call(matchCalls.listUpcomingMatches, { gameIds: [FOOTBALL], size: 1 })
  const match = defined(matches[0])
  const [early, free] = [
    await makeRoom({ matchId: match.id, gameId: FOOTBALL, title: null, priority: -9 }),
    await makeRoom(),
  ]
  const listed = async () => (await liveRooms()).map(({ id }) => id)
  expect(await listed()).toEqual(expect.arrayContaining([early.id, free.id]))
  expect((await getRoom(early.id)).room).toMatchObject({
    state: 'live',
    title: `${match.home.name} - ${match.away.name}`,
    anchor: { uid: early.owner.uid },
  })
  const { room } = await getRoom(free.id)
  expect(room).toMatchObject({ title: 'My evening', state: 'live', anchor: { uid: free.owner.uid } })
  expect(room.anchor.name).not.toBe('')
  expect(room).not.toHaveProperty('matchId')
  for (const state of ['lost', 'ended', 'waiting'] as const) {
    await change(free.id, { state })
    expect((await getRoom(free.id)).room.state).toBe(state)
    expect(await listed()).not.toContain(free.id)
  }
  const { rooms: own } = await call(liveCalls.listRooms, { matchId: match.id })
  expect(own.at(-1)?.id).toBe(early.id)
})

test('of the rooms of a match that is on, who is live comes before who only waits, however early she came', async () => {
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: FOOTBALL })
  const match = defined(matches[1])
  const [waiting, live] = [await makeRoom({ matchId: match.id }), await makeRoom({ matchId: match.id })]
  await change(waiting.id, { state: 'waiting' })
  const { rooms: own } = await call(liveCalls.listRooms, { matchId: match.id })
  const places = [live.id, waiting.id].map((id) => own.findIndex((room) => room.id === id))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  // Other files look at all streamers of football.
  const ids = [waiting.id, live.id]
  await db.delete(roomSources).where(inArray(roomSources.roomId, ids))
  await db.delete(rooms).where(inArray(rooms.id, ids))
})

test('an unlisted room is found only by its id, a hidden one by nobody', async () => {
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: FOOTBALL })
  const match = defined(matches[0])
  const { id, owner } = await makeRoom({ matchId: match.id, visibility: 'unlisted' })
  const inLists = async () => [
    ...(await liveRooms()).map((room) => room.id),
    ...(await call(liveCalls.listRooms, { matchId: match.id })).rooms.map((room) => room.id),
  ]
  expect((await getRoom(id)).room.visibility).toBe('unlisted')
  expect(await inLists()).not.toContain(id)
  await change(id, { visibility: 'hidden' })
  for (const token of [undefined, owner.token])
    for (const entry of [liveCalls.getRoom, liveCalls.getSources])
      expect(await envelopeOf(entry, { roomId: id }, token ? { token } : {})).toMatchObject({ errorCode: 4004 })
  expect(await inLists()).not.toContain(id)
  await change(id, { visibility: 'public' })
  expect(await inLists()).toContain(id)
})

test('every source is listed for everybody; its address comes only for those who may play it', async () => {
  const { id, owner } = await makeRoom({}, [null, 'user', 'vip', 'svip'])
  const [user, vip, svip, admin] = [
    await makeUser(),
    await makeUser(['vip']),
    await makeUser(['svip']),
    await makeUser(['administrator']),
  ]
  const playable = async (token?: string) =>
    (await getSources(id, token)).filter(({ url }) => url !== undefined).map(({ id: line }) => line)
  expect(await playable()).toEqual(['line0'])
  expect(await playable(user.token)).toEqual(['line0', 'line1'])
  expect(await playable(vip.token)).toEqual(['line0', 'line1', 'line2'])
  for (const { token } of [svip, admin, owner]) expect(await playable(token)).toHaveLength(4)
  const sources = await getSources(id)
  expect(sources.map(({ access }) => access)).toEqual([undefined, 'user', 'vip', 'svip'])
})

test('a room whose lines alone are for members says so, by the one that is open to most', async () => {
  const made = [
    await makeRoom({}, ['svip', 'vip']),
    await makeRoom({ access: 'vip' }, ['svip', 'svip']),
    await makeRoom({ access: 'vip' }, [null, 'user']),
    await makeRoom({ access: 'svip' }, []),
    await makeRoom({}, ['vip', null]),
  ]
  const { rooms: list } = await call(liveCalls.listLiveRooms, { size: 100 })
  const listed = made.map(({ id }) => list.find((room) => room.id === id))
  expect(listed.every((room) => room !== undefined)).toBe(true)
  expect(listed.map((room) => room?.access)).toEqual(['vip', 'svip', 'vip', 'svip', undefined])
  for (const { id } of made) await change(id, { state: 'ended' })
})

test('cached answers hold no address that a guest may not play, whoever asks', async () => {
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: FOOTBALL })
  const matchId = defined(matches[0]).id
  const { id } = await makeRoom({ matchId }, ['svip'])
  const { token } = await makeUser(['svip'])
  for (const asked of [{}, { token }])
    for (const answer of [
      await envelopeOf(liveCalls.getRoom, { roomId: id }, asked),
      await envelopeOf(liveCalls.listRooms, { matchId }, asked),
      await envelopeOf(liveCalls.listLiveRooms, { size: 100 }, asked),
    ]) {
      const text = JSON.stringify(answer)
      expect(text).toContain(`"id":${id},`)
      expect(text).not.toContain(`streams.test/${id}/`)
    }
})

test('a room that is hidden has ended for those who watch it', async () => {
  const { id } = await makeRoom()
  const open = defined(await openFeed(testEnv, `room:${id}`, undefined, () => 3))
  expect(open.feed.snapshot()).toMatchObject({ online: 3, state: 'live', announcement: '' })
  await change(id, { visibility: 'hidden' })
  await open.reload?.()
  expect(open.feed.snapshot()).toEqual({ online: 3, state: 'ended' })
  expect(await openFeed(testEnv, `room:${id}`, undefined, () => 0)).toBeUndefined()
})

test('the room of a banned streamer takes no place in a list that is cut', async () => {
  const game = 104
  const banned = await makeRoom({ gameId: game, priority: 90 })
  const other = await makeRoom({ gameId: game, priority: 80 })
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = ? where uid = ?').bind(now, banned.owner.uid).run()
  const list = await liveRooms({ gameIds: [game], isWithoutMatch: 'true', size: 1 })
  expect(list.map(({ id }) => id)).toEqual([other.id])
  for (const { id } of [banned, other]) await change(id, { state: 'ended' })
})
