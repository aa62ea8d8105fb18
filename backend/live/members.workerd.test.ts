import { or } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { intents, intentsDeclared } from '#backend/db/accounts/schema/intents.ts'
import { belongsTo } from '#backend/db/belonging.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { anchors, roomSources, rooms } from '#backend/db/matches/schema/rooms.ts'
import main from '#brands/main.json' with { type: 'json' }
import type { Envelope } from '#contract/call.ts'
import { liveCalls } from '#contract/live.ts'
import { matchCalls } from '#contract/match.ts'
import type { Room, SourceAccess } from '#contract/room.ts'
import { makeSession, makeUser } from '#tests/support/backend/accounts.ts'
import { type Asked, call, EVENING, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress } from '#tests/support/backend/codes.ts'

const db = openMatchDatabase(testEnv)
const NOW = Date.parse(EVENING)
const SECONDS = 60
const after = (seconds: number) => ({ at: new Date(NOW + seconds * 1000).toISOString() })

let lastId = 9100
// Lists of other tests are without them.
afterAll(() => testEnv.DB.prepare('delete from rooms where id between 9100 and 9999').run())
/** A room of a match with a line for each of `lines`, of our own channels for members unless `isForeign`. */
async function makeRoom(access: SourceAccess | null, lines: readonly (SourceAccess | null)[], isForeign = false) {
  lastId += 1
  const id = lastId
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: 202 })
  await db.insert(anchors).values({ id, names: { en_US: 'Anna' } as never })
  await db.insert(rooms).values({
    id,
    anchorId: id,
    language: 'en_US',
    state: 'live',
    title: 'Members',
    access,
    matchId: matches[0]?.id ?? 0,
  })
  for (const [index, level] of lines.entries())
    await db.insert(roomSources).values({
      roomId: id,
      id: `line${index}`,
      kind: 'hls',
      url: isForeign ? `https://streams.test/${id}/${index}.m3u8` : '/media/member-a/court/master.m3u8',
      access: level,
      priority: -index,
    })
  return { id, matchId: matches[0]?.id ?? 0 }
}

/** Brand with a trial of a minute. */
const brandWith = async (id: string, trialSeconds?: number) => {
  await testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: ['trial.test'], trialSeconds }))
  return { headers: { brand: id } }
}

const playable = async (roomId: number, asked: Asked = {}) =>
  (await call(liveCalls.getSources, { roomId }, asked)).sources.filter(({ url }) => url).map(({ id }) => id)

test('a room for members opens each of its lines to members only, one for SVIP to SVIP only', async () => {
  const [user, vip, svip] = [await makeUser(), await makeUser(['vip']), await makeUser(['svip'])]
  const [forVip, forSvip] = [await makeRoom('vip', [null, 'user', 'svip']), await makeRoom('svip', [null, 'vip'])]
  const seen = async (id: number) =>
    Promise.all([undefined, user.token, vip.token, svip.token].map((token) => playable(id, token ? { token } : {})))
  expect(await seen(forVip.id)).toEqual([[], [], ['line0', 'line1'], ['line0', 'line1', 'line2']])
  expect(await seen(forSvip.id)).toEqual([[], [], [], ['line0', 'line1']])
  const { sources } = await call(liveCalls.getSources, { roomId: forVip.id })
  expect(sources.map(({ access }) => access)).toEqual(['vip', 'vip', 'svip'])
})

test('no answer of any call has the address of a line for members, with or without a key, for who is none', async () => {
  const { id, matchId } = await makeRoom('vip', [null], true)
  const own = await makeRoom('svip', [null])
  const user = await makeUser()
  const vip = await makeUser(['vip'])
  const ask = async (asked: Asked, roomId: number) => [
    await envelopeOf(liveCalls.getRoom, { roomId }, asked),
    await envelopeOf(liveCalls.getSources, { roomId }, asked),
    await envelopeOf(liveCalls.listRooms, { matchId }, asked),
    await envelopeOf(liveCalls.listLiveRooms, { size: 100 }, asked),
    await envelopeOf(liveCalls.startTrial, { roomId }, asked),
  ]
  const { token } = user
  for (const [asked, roomId] of [
    [{}, id],
    [{ token }, id],
    [{}, own.id],
    [{ token }, own.id],
    [{ token: vip.token }, own.id],
  ] as const) {
    const answers = await ask(asked, roomId)
    const { rooms } = (answers[3] as Envelope).result as { rooms: Room[] }
    expect(rooms.find((room) => room.id === roomId)?.sources.some(({ url }) => url !== undefined)).toBe(false)
    const text = JSON.stringify(answers)
    expect(text).toContain(`"id":${roomId},`)
    for (const address of [`streams.test/${id}/`, '/media/member-', '/media/k/']) expect(text).not.toContain(address)
  }
})

test('a member gets an address with a key, the same for hours, and it plays', async () => {
  const { id } = await makeRoom('vip', [null])
  const { token } = await makeUser(['vip'])
  const urlAt = async (seconds: number) =>
    (await call(liveCalls.getSources, { roomId: id }, { token, ...after(seconds) })).sources[0]?.url ?? ''
  const url = await urlAt(0)
  expect(url).toMatch(/^\/media\/k\/\d+\.[0-9a-f]{64}\/member-a\/court\/master\.m3u8$/)
  expect(await urlAt(3600)).toBe(url)
  for (const hours of [0, 11]) expect((await send(url, {}, after(hours * 3600))).status).toBe(200)
  expect((await send(url, {}, after(25 * 3600))).status).toBe(404)
})

test('a trial runs once by the clock for a user: on every device, in every tab, whatever the browser forgets', async () => {
  const trial = await brandWith('trial', SECONDS)
  const { id: roomId } = await makeRoom('vip', [null])
  const { uid, token } = await makeUser()
  const start = (seconds: number, own = token) =>
    envelopeOf(liveCalls.startTrial, { roomId }, { token: own, ...trial, ...after(seconds) })
  const first = (await start(0)).result as { source: { url: string }; endsAt: string; leftMs: number }
  expect(first).toMatchObject({ leftMs: 60_000, endsAt: after(60).at })
  const again = await start(20, (await makeSession(uid)).token)
  expect(again.result).toMatchObject({ source: first.source, leftMs: 40_000 })
  expect((await send(first.source.url, {}, after(59))).status).toBe(200)
  expect((await send(first.source.url, {}, after(60))).status).toBe(404)
  for (const seconds of [60, 600]) expect(await start(seconds)).toMatchObject({ errorMsg: 'trial_over' })
  expect(await start(86_400 + 600)).toMatchObject({ status: 'success', result: { leftMs: 60_000 } })
})

test('the trial of a user is among what is deleted with the account', async () => {
  const trial = await brandWith('trial', SECONDS)
  const { id: roomId } = await makeRoom('vip', [null])
  const { uid, token } = await makeUser()
  await call(liveCalls.startTrial, { roomId }, { token, ...trial, ...after(0) })
  const declared = intentsDeclared
  if (declared.kind !== 'personal') throw new Error('nothing says whose intents are')
  const isOwn = declared.belongings.map((belonging) =>
    belongsTo(declared, belonging, { uid, email: null, phone: null }),
  )
  const rows = await openAccountDatabase(testEnv)
    .select()
    .from(intents)
    .where(or(...isOwn))
  expect(rows).toHaveLength(1)
})

test('two tabs that begin at once have one trial', async () => {
  const trial = await brandWith('trial', SECONDS)
  const { id: roomId } = await makeRoom('vip', [null])
  const { token } = await makeUser()
  const asked = { token, ...trial }
  const ends = await Promise.all(
    [0, 7, 13].map(async (ms) => {
      const at = new Date(NOW + ms).toISOString()
      return (await call(liveCalls.startTrial, { roomId }, { ...asked, at })).endsAt
    }),
  )
  expect(new Set(ends).size).toBe(1)
})

test('guests behind one address have one trial; each user has an own one, in each room', async () => {
  const trial = await brandWith('trial', SECONDS)
  const [one, other] = [await makeRoom('vip', [null]), await makeRoom('svip', [null])]
  const address = freshAddress()
  const start = (roomId: number, asked: Asked) => envelopeOf(liveCalls.startTrial, { roomId }, { ...trial, ...asked })
  await start(one.id, { address })
  expect(await start(one.id, { address, ...after(61) })).toMatchObject({ errorMsg: 'trial_over' })
  expect(await start(other.id, { address, ...after(61) })).toMatchObject({ status: 'success' })
  expect(await start(one.id, { address: freshAddress(), ...after(61) })).toMatchObject({ status: 'success' })
  const { token } = await makeUser()
  expect(await start(one.id, { address, token, ...after(61) })).toMatchObject({ status: 'success' })
})

test('there is no trial without the brand’s word, of what one may watch anyway, or at an address that does not end', async () => {
  const [on, off] = [await brandWith('trial', SECONDS), await brandWith('notrial')]
  const [locked, open] = [await makeRoom('vip', [null]), await makeRoom(null, [null, 'vip'])]
  const [foreign, forUsers] = [await makeRoom('vip', [null], true), await makeRoom('user', [null])]
  const { token } = await makeUser(['vip'])
  for (const [{ id: roomId }, asked] of [
    [locked, off],
    [open, on],
    [foreign, on],
    [forUsers, on],
    [locked, { ...on, token }],
  ] as const)
    expect(await envelopeOf(liveCalls.startTrial, { roomId }, asked)).toMatchObject({ errorMsg: 'not_found' })
  expect(await envelopeOf(liveCalls.startTrial, { roomId: 424_242 }, on)).toMatchObject({ errorMsg: 'not_found' })
})

test('a simulated room for members is listed without addresses, plays for its members, and has a trial', async () => {
  const trial = await brandWith('simulated', SECONDS)
  const { rooms } = await call(liveCalls.listLiveRooms, { size: 100 })
  const isSimulated = (room: Room) => room.matchId === undefined && room.id < 1000
  const [vip, svip] = [await makeUser(['vip']), await makeUser(['svip'])]
  for (const tier of ['vip', 'svip'] as const) {
    const room = rooms.find((each) => isSimulated(each) && each.access === tier)
    if (!room) throw new Error(`no room for ${tier}`)
    expect(room.sources.map(({ id, url }) => [id, url])).toEqual(
      ['main', 'members', 'svip'].map((id) => [id, undefined]),
    )
    expect(await playable(room.id, { token: vip.token })).toEqual(tier === 'vip' ? ['main', 'members'] : [])
    expect(await playable(room.id, { token: svip.token })).toEqual(['main', 'members', 'svip'])
    const { source, leftMs } = await call(liveCalls.startTrial, { roomId: room.id }, { ...trial, ...after(0) })
    expect([source.id, leftMs]).toEqual(['main', 60_000])
    for (const [seconds, status] of [
      [59, 200],
      [60, 404],
    ] as const)
      expect((await send(source.url ?? '', {}, after(seconds))).status).toBe(status)
  }
})

test('the line with less delay of a room has parts to be played nearer to live, that for SVIP members nearer still', async () => {
  const { rooms } = await call(liveCalls.listLiveRooms, { size: 100 })
  const room = rooms.find(({ access, id }) => access === 'svip' && id < 1000)
  const { token } = await makeUser(['svip'])
  const { sources } = await call(liveCalls.getSources, { roomId: room?.id ?? 0 }, { token })
  const holdBacks = await Promise.all(
    sources.map(async ({ url }) => {
      const text = await (await send((url ?? '').replace('master', '360p'))).text()
      return /PART-HOLD-BACK=([\d.]+)/.exec(text)?.[1]
    }),
  )
  expect(holdBacks).toEqual([undefined, '3.0', '2.0'])
  expect(sources.map(({ isLowLatency }) => isLowLatency ?? false)).toEqual([false, true, false])
})
