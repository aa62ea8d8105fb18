import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openMatchDatabase } from '#backend/db/database.ts'
import { anchors, rooms } from '#backend/db/matches/schema/rooms.ts'
import { SIMULATED_ANCHORS } from '#backend/feed/simulated-anchors.ts'
import { anchorCalls } from '#contract/anchor.ts'
import type { Input } from '#contract/call.ts'
import { followCalls } from '#contract/follow.ts'
import { liveCalls } from '#contract/live.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { countRowsRead } from '#tests/support/backend/rows-read.ts'
import { readCurrentRooms, readPastRooms } from './rooms-of-anchor.store.ts'

const FOOTBALL = 202
const TENNIS = 203
const db = openMatchDatabase(testEnv)
const now = Date.parse(EVENING)
const HOUR = 3_600_000

let lastId = 7_430_000

afterAll(() =>
  testEnv.DB.batch(
    ['rooms', 'anchors'].map((table) =>
      testEnv.DB.prepare(`delete from ${table} where id between 7430000 and 7439999`),
    ),
  ),
)

interface Made {
  id: number
  owner: TestUser
}

/** A streamer with an account and one room; both have the same id. */
async function makeStreamer(room: Partial<typeof rooms.$inferInsert> = {}): Promise<Made> {
  const owner = await makeUser(['anchor'])
  lastId += 1
  const id = lastId
  await db.insert(anchors).values({ id, uid: owner.uid })
  await db.insert(rooms).values({ id, anchorId: id, language: 'en_US', state: 'waiting', title: 'My evening', ...room })
  return { id, owner }
}

type Asked = Input<typeof anchorCalls.listAnchors>
const list = (asked: Asked = {}, lan = 'en_US') => call(anchorCalls.listAnchors, asked, { lan })

/** The lines of all pages. */
async function everybody(asked: Asked = {}) {
  const first = await list(asked)
  const pages = Math.ceil(first.total / first.pageSize)
  const rest = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => list({ ...asked, page: index + 2 })))
  return [first, ...rest].flatMap(({ anchors: lines }) => lines)
}
const lineOf = async (id: number, asked: Asked = {}) => (await everybody(asked)).find((line) => line.id === id)
const getAnchor = (anchorId: number) => call(anchorCalls.getAnchor, { anchorId })
const change = (id: number, column: string, value: string | number | null) =>
  testEnv.DB.prepare(`update rooms set ${column} = ? where id = ?`).bind(value, id).run()

test('live streamers come first, each once, with a room that is live', async () => {
  const lines = await everybody()
  const live = lines.filter(({ liveCount }) => liveCount > 0)
  expect(live.length).toBeGreaterThan(3)
  expect(lines.slice(0, live.length)).toEqual(live)
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
  for (const { id, room } of live) expect(room).toMatchObject({ state: 'live', anchor: { id } })
  const { rooms: all } = await call(liveCalls.listLiveRooms, { size: 100 })
  const onAir = new Set(all.map(({ anchor }) => anchor.id))
  for (const id of onAir)
    expect(
      live.map((line) => line.id),
      'as the list of rooms',
    ).toContain(id)
})

test('a game, a language and an order narrow the list, and it says what can be chosen', async () => {
  const { games, languages } = await list()
  expect(games).toContain(FOOTBALL)
  expect(languages).toEqual(expect.arrayContaining(['en_US', 'zh_CN']))
  for (const { room } of await everybody({ gameId: FOOTBALL })) expect(room?.gameId).toBe(FOOTBALL)
  for (const { room } of await everybody({ language: 'zh_CN' })) expect(room?.language ?? 'zh_CN').toBe('zh_CN')
  expect((await list({ gameId: FOOTBALL })).games, 'other games stay to be chosen').toEqual(games)
  expect((await list({ language: 'jp' })).languages, 'other languages too').toEqual(languages)
  expect((await list({ gameIds: `${TENNIS}` })).games.every((id) => id === TENNIS)).toBe(true)
  const named = (await everybody({ order: 'name' })).filter(({ liveCount }) => liveCount > 0).map(({ name }) => name)
  expect(named).toEqual([...named].sort(new Intl.Collator('en').compare))
})

test('names are in the caller’s language', async () => {
  const { anchors: lines } = await list({}, 'zh_CN')
  expect(lines.find(({ id }) => id === 1)?.name).toMatch(/\p{Script=Han}/u)
})

test('a streamer is in the list by her room: waiting, to come, live; not when it is unlisted or hidden', async () => {
  const { id, owner } = await makeStreamer()
  expect(await lineOf(id)).toMatchObject({ uid: owner.uid, name: owner.username, liveCount: 0, fanCount: 0 })
  expect(await lineOf(id)).not.toHaveProperty('room')
  await change(id, 'starts_at', now + HOUR)
  expect((await lineOf(id))?.room).toMatchObject({ id, state: 'waiting', startsAt: new Date(now + HOUR).toISOString() })
  await change(id, 'state', 'live')
  expect(await lineOf(id)).toMatchObject({ liveCount: 1, room: { id, title: 'My evening' } })
  expect(await lineOf(id, { gameId: FOOTBALL }), 'a room of no game is of none that is asked for').toBeUndefined()
  await change(id, 'game_id', FOOTBALL)
  expect(await lineOf(id, { gameId: FOOTBALL })).toBeDefined()
  for (const visibility of ['unlisted', 'hidden']) {
    await change(id, 'visibility', visibility)
    expect(await lineOf(id), visibility).toBeUndefined()
  }
})

test('a banned streamer is in no list and has no page', async () => {
  const { id, owner } = await makeStreamer({ state: 'live' })
  expect(await lineOf(id)).toBeDefined()
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = 1 where uid = ?').bind(owner.uid).run()
  expect(await lineOf(id)).toBeUndefined()
  for (const anchorId of [id, owner.uid])
    expect(await envelopeOf(anchorCalls.getAnchor, { anchorId })).toMatchObject({ errorMsg: 'not_found' })
})

test('a streamer’s page is found by her own id and by that of her account', async () => {
  const { id, owner } = await makeStreamer({ state: 'live', gameId: FOOTBALL, language: 'jp' })
  const page = await getAnchor(id)
  expect(page.anchor).toMatchObject({
    id,
    uid: owner.uid,
    name: owner.username,
    fanCount: 0,
    level: 1,
    languages: ['jp'],
    gameIds: [FOOTBALL],
  })
  expect(page.live.map((room) => room.id)).toEqual([id])
  expect(await getAnchor(owner.uid)).toEqual(page)
  for (const anchorId of [0, -1, 999, 7_439_999, Number.MAX_SAFE_INTEGER])
    expect(await envelopeOf(anchorCalls.getAnchor, { anchorId }), String(anchorId)).toMatchObject({
      errorMsg: 'not_found',
    })
})

test('a simulated streamer has a page: what is live, what comes in order of time, and what is over', async () => {
  const { anchors: lines } = await list()
  const found = lines.find(({ uid, liveCount }) => uid === undefined && liveCount > 0)
  const page = await getAnchor(found?.id ?? 0)
  expect(page.live.length).toBe(Math.min(12, found?.liveCount ?? 0))
  expect(page.live.every(({ state }) => state === 'live')).toBe(true)
  const starts = page.soon.map(({ startsAt }) => Date.parse(startsAt ?? ''))
  expect(starts.length).toBeGreaterThan(0)
  expect(starts).toEqual([...starts].sort((a, b) => a - b))
  expect(starts.every((at) => at > now && at <= now + 48 * HOUR)).toBe(true)
  const past = async (number?: number) =>
    call(anchorCalls.listPastRooms, { anchorId: page.anchor.id, ...(number ? { page: number } : {}) })
  const [first, second] = [await past(), await past(2)]
  expect(first.rooms.length).toBe(12)
  expect(first.hasMore).toBe(true)
  const seen = [...first.rooms, ...second.rooms]
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  expect(seen.every(({ state, anchor }) => state === 'ended' && anchor.id === page.anchor.id)).toBe(true)
  const ended = seen.map(({ startsAt }) => Date.parse(startsAt ?? ''))
  expect(ended).toEqual([...ended].sort((a, b) => b - a))
  expect(ended[0]).toBeLessThan(now)
  expect((await past(1000)).hasMore, 'a page beyond all is the last one').toBe(false)
})

test('of the many rooms of a simulated streamer only those are read that a page shows', async () => {
  await list()
  const counts = await db.all<{ id: number; count: number }>(
    sql`select anchor_id as id, count(*) as count from rooms where is_simulated = 1 group by anchor_id`,
  )
  const { id, count } = counts.reduce((most, each) => (each.count > most.count ? each : most))
  const rowsOf = async (read: () => Promise<unknown>) => {
    const counted = countRowsRead()
    await read()
    counted.stop()
    return counted.rows()
  }
  const past = await rowsOf(() => readPastRooms(db, id, now, { limit: 13, offset: 0 }))
  const current = await rowsOf(() => readCurrentRooms(db, id, now, now))
  expect([past < count / 4, current < count / 2], `${past} and ${current} of ${count} rooms`).toEqual([true, true])
})

test('a streamer’s own room that has ended is among the past ones', async () => {
  const { id } = await makeStreamer({ state: 'ended', endedAt: now - HOUR })
  expect(await getAnchor(id)).toMatchObject({ live: [], soon: [] })
  expect((await call(anchorCalls.listPastRooms, { anchorId: id })).rooms.map((room) => room.id)).toEqual([id])
})

test('streamers are followed, with an account and without, and counted', async () => {
  const fan = await makeUser()
  const { id, owner } = await makeStreamer()
  const simulated = SIMULATED_ANCHORS[2]?.id ?? 0
  const { token } = fan
  const follow = (userId: number, isFollowed: 'true' | 'false' = 'true') =>
    call(followCalls.follow, { userId, kind: 'anchor', isFollowed }, { token })
  const before = (await getAnchor(simulated)).anchor.fanCount
  await Promise.all([follow(simulated), follow(simulated)])
  expect(await follow(simulated)).toEqual({ isFollowed: true, fanCount: before + 1 })
  expect(await follow(owner.uid)).toEqual({ isFollowed: true, fanCount: 1 })
  expect((await getAnchor(simulated)).anchor.fanCount).toBe(before + 1)
  expect((await getAnchor(id)).anchor.fanCount).toBe(1)
  expect(await lineOf(id)).toMatchObject({ fanCount: 1 })
  const among = await call(
    followCalls.followedAmong,
    { kind: 'anchor', ids: `${simulated},${owner.uid},${simulated + 1}` },
    { token },
  )
  expect(among.followed.sort((a, b) => a - b)).toEqual([simulated, owner.uid])
  expect(await call(followCalls.hasFollowed, { userId: simulated, kind: 'anchor' }, { token })).toBe(true)
  const { list: lines, total } = await call(
    followCalls.listFollows,
    { userId: fan.uid, type: '1', kind: 'anchor' },
    { token },
  )
  expect(total).toBe(2)
  const names = Object.fromEntries(lines.map((line) => [line.id, line.name]))
  expect(names).toEqual({ [simulated]: (await getAnchor(simulated)).anchor.name, [owner.uid]: owner.username })
  expect(await follow(simulated, 'false')).toEqual({ isFollowed: false, fanCount: before })
})

test('an id that is no streamer’s cannot be followed as one', async () => {
  const { token } = await makeUser()
  const { id } = await makeStreamer()
  for (const userId of [999, id, 0, -3])
    expect(
      await envelopeOf(followCalls.follow, { userId, kind: 'anchor', isFollowed: 'true' }, { token }),
      String(userId),
    ).toMatchObject({ errorMsg: 'not_found' })
})

test.each([{ language: 'x' }, { language: "en' or 1" }, { order: 'heat' }, { gameIds: '1;2' }, { page: 'two' }])(
  '%o is refused',
  async (input) => {
    expect((await envelopeOf(anchorCalls.listAnchors, input)).status).toBe('fail')
  },
)

test('a page beyond the last, or before the first, is a list all the same', async () => {
  expect((await list({ page: 9_999_999 })).anchors).toEqual([])
  expect((await list({ page: -5 })).anchors).toEqual((await list()).anchors)
})

test('figures count the rooms that are live, by game and by language, and only public ones', async () => {
  const figures = (gameIds?: string) => call(anchorCalls.getLiveFigures, gameIds === undefined ? {} : { gameIds })
  const [before, tennisBefore] = await Promise.all([figures(), figures(String(TENNIS))])
  const live = await makeStreamer({ state: 'live', gameId: TENNIS, language: 'uk' })
  await makeStreamer({ state: 'live', gameId: TENNIS, language: 'uk', visibility: 'unlisted' })
  await makeStreamer({ state: 'waiting', gameId: TENNIS, language: 'uk' })
  const [after, tennis, football] = await Promise.all([figures(), figures(String(TENNIS)), figures(String(FOOTBALL))])
  expect(after.rooms).toBe(before.rooms + 1)
  expect(after.streamers).toBe(before.streamers + 1)
  expect(after.languages.find(({ language }) => language === 'uk')).toMatchObject({ rooms: 1 })
  expect(tennis.rooms).toBe(tennisBefore.rooms + 1)
  expect(tennis.games.filter(({ gameId }) => gameId !== TENNIS)).toEqual([])
  expect(football.languages.some(({ language }) => language === 'uk')).toBe(false)
  expect(after.top.length).toBeLessThanOrEqual(12)
  await change(live.id, 'visibility', 'hidden')
  expect((await figures()).rooms).toBe(before.rooms)
})
