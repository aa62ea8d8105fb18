import { eq, or } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { intents, intentsDeclared } from '#backend/db/accounts/schema/intents.ts'
import { belongsTo } from '#backend/db/belonging.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { anchors, roomSources, rooms } from '#backend/db/matches/schema/rooms.ts'
import { setMembership } from '#backend/identity/memberships.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
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
    for (const address of [`streams.test/${id}/`, '/media/member-', '/media/k/', '/media/m/'])
      expect(text).not.toContain(address)
  }
})

const PLAYLIST = /^\/media\/m\/\d+\.\d+\.[0-9a-f]{64}\/member-a\/court\/master\.m3u8$/

const urlOf = async (roomId: number, asked: Asked) =>
  (await call(liveCalls.getSources, { roomId }, asked)).sources[0]?.url ?? ''

/** A database that counts what it is asked; without one it fails as a database that is away. */
function watched(database?: D1Database) {
  const seen = { queries: 0 }
  const prepare = (text: string) => {
    seen.queries += 1
    if (!database) throw new Error('D1_ERROR: Network connection lost.')
    return database.prepare(text)
  }
  const batch = (statements: D1PreparedStatement[]) => database?.batch(statements)
  return { seen, database: { prepare, batch } as unknown as D1Database }
}

/** What comes of asking for a line's media playlist, and how many queries that took. */
async function play(url: string, { pass, isAway, ...asked }: Asked & { pass?: string; isAway?: boolean } = {}) {
  const [matches, accounts] = [testEnv.DB, testEnv.ACCOUNTS].map((each) => watched(isAway ? undefined : each))
  if (!matches || !accounts) throw new Error('no databases')
  const response = await send(
    url.replace('master', '360p'),
    {},
    {
      ...asked,
      headers: pass === undefined ? {} : { 'line-pass': pass },
      settings: { DB: matches.database, ACCOUNTS: accounts.database },
    },
  )
  const queries = matches.seen.queries + accounts.seen.queries
  return { status: response.status, pass: response.headers.get('line-pass') ?? undefined, queries }
}

const endMembership = async (uid: number) => {
  const accountDb = openAccountDatabase(testEnv)
  await setMembership(accountDb, uid, { vipUntil: null, svipUntil: null })
  clearViewerCache(uid)
}

test('a member’s address is the member’s own and always the same; it plays in none but the member’s sessions', async () => {
  const { id } = await makeRoom('vip', [null])
  const [one, other, user] = [await makeUser(['vip']), await makeUser(['vip']), await makeUser()]
  const url = await urlOf(id, one)
  expect(url).toMatch(PLAYLIST)
  const second = await makeSession(one.uid)
  for (const asked of [{ ...one, ...after(90_000) }, second]) expect(await urlOf(id, asked)).toBe(url)
  expect(await urlOf(id, other)).not.toBe(url)
  const { token } = one
  for (const asked of [{ token }, { token: second.token, ...after(90_000) }])
    expect(await play(url, asked)).toMatchObject({ status: 200, pass: expect.stringMatching(/^\d+\.[0-9a-f]{64}$/) })
  for (const asked of [{}, { token: other.token }, { token: user.token }, { token: 'none' }])
    expect(await play(url, asked)).toMatchObject({ status: 404, pass: undefined })
})

test('a member’s playlist is served by its pass without a query, and nothing but a pass of ours opens it', async () => {
  const { id } = await makeRoom('vip', [null])
  const { uid, token } = await makeUser(['vip'])
  const url = await urlOf(id, { token })
  clearViewerCache(uid)
  const first = await play(url, { token })
  expect(first.queries).toBe(3)
  const { pass = '' } = first
  for (const seconds of [0, 60, 419])
    expect(await play(url, { token, pass, ...after(seconds) })).toEqual({ status: 200, pass: undefined, queries: 0 })
  const others = [pass.replace(/^\d/, '9'), `${NOW + 600_000}.${'0'.repeat(64)}`, 'x', '']
  for (const each of others)
    expect(await play(url, { token, pass: each })).toEqual({ status: 404, pass: undefined, queries: 0 })
  expect(await play(url, { token, pass, ...after(600) })).toEqual({ status: 404, pass: undefined, queries: 0 })
  // An address that we did not give costs no query.
  const wrong = url.replace(/\/m\/\d+/, '/m/77')
  expect(await play(wrong, { token })).toEqual({ status: 404, pass: undefined, queries: 0 })
})

test('a stream goes on for hours: a pass is renewed before it ends, also while the databases are away for minutes', async () => {
  const { id } = await makeRoom('vip', [null])
  const { token } = await makeUser(['vip'])
  const url = await urlOf(id, { token })
  let { pass } = await play(url, { token })
  const statuses = new Set<number>()
  let renewals = 0
  for (let seconds = 30; seconds <= 7200; seconds += 30) {
    const isAway = seconds % 420 < 120
    const answer = await play(url, { token, ...(pass ? { pass } : {}), isAway, ...after(seconds) })
    statuses.add(answer.status)
    if (answer.pass) renewals += 1
    pass = answer.pass ?? pass
  }
  expect([...statuses]).toEqual([200])
  expect(renewals).toBeGreaterThan(10)
  expect(renewals).toBeLessThan(20)
})

test('a page that played nothing for long, or lost its pass, goes on with the same address', async () => {
  const { id } = await makeRoom('vip', [null])
  const { token } = await makeUser(['vip'])
  const url = await urlOf(id, { token })
  await play(url, { token })
  expect(await play(url, { token, ...after(40_000) })).toMatchObject({ status: 200, pass: expect.any(String) })
})

test('whose membership ends or is taken back loses the line when the pass is renewed, before it ends', async () => {
  const { id } = await makeRoom('vip', [null])
  const { uid, token } = await makeUser(['vip'])
  const url = await urlOf(id, { token })
  const { pass = '' } = await play(url, { token })
  await endMembership(uid)
  expect((await play(url, { token, pass, ...after(419) })).status).toBe(200)
  for (const seconds of [421, 422, 599])
    expect((await play(url, { token, pass, ...after(seconds) })).status, `${seconds}`).toBe(404)
  expect((await play(url, { token, ...after(30) })).status).toBe(404)
})

test('a line follows its room: who may not play it any more has no new pass, nor has anybody when it is hidden', async () => {
  const { id } = await makeRoom('vip', [null])
  const [vip, svip] = [await makeUser(['vip']), await makeUser(['svip'])]
  const given = await Promise.all([vip, svip].map(async ({ token }) => ({ token, url: await urlOf(id, { token }) })))
  const statuses = () => Promise.all(given.map(async ({ url, token }) => (await play(url, { token })).status))
  expect(await statuses()).toEqual([200, 200])
  await db.update(rooms).set({ access: 'svip' }).where(eq(rooms.id, id))
  expect(await statuses()).toEqual([404, 200])
  await db.update(rooms).set({ visibility: 'hidden' }).where(eq(rooms.id, id))
  expect(await statuses()).toEqual([404, 404])
})

test('a channel for members in a room for everybody plays for guests and users at the address of cached answers', async () => {
  const { id } = await makeRoom(null, [null])
  const { token } = await makeUser()
  const url = (await call(liveCalls.getRoom, { roomId: id })).room.sources[0]?.url ?? ''
  expect(url).toMatch(PLAYLIST)
  for (const asked of [{}, { token }]) expect((await play(url, asked)).status).toBe(200)
  expect(await urlOf(id, { token })).toBe(url)
  await db.update(rooms).set({ access: 'user' }).where(eq(rooms.id, id))
  for (const asked of [{}, { token }]) expect((await play(url, asked)).status).toBe(404)
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

test('a trial is of one room: its key opens no other, though they share a channel', async () => {
  const trial = await brandWith('trial', SECONDS)
  const [one, other] = [await makeRoom('vip', [null]), await makeRoom('vip', [null])]
  const { token } = await makeUser()
  const asked = { token, ...trial, ...after(0) }
  const urls = await Promise.all(
    [one, other].map(async ({ id: roomId }) => (await call(liveCalls.startTrial, { roomId }, asked)).source.url ?? ''),
  )
  expect(new Set(urls).size).toBe(2)
  for (const url of urls) expect((await send(url)).status).toBe(200)
  expect((await send((urls[0] ?? '').replace(`.${one.id}.`, `.${other.id}.`))).status).toBe(404)
})

const rowsLike = async (part: string) => {
  const rows = await openAccountDatabase(testEnv).select({ key: intents.key }).from(intents)
  return rows.filter(({ key }) => key.includes(part)).length
}

test('one watcher looks at five rooms a day, asked in turn or at once, and leaves five rows', async () => {
  const trial = await brandWith('trial', SECONDS)
  const made = []
  for (let count = 0; count < 8; count++) made.push(await makeRoom('vip', [null]))
  const [user, hasty] = [await makeUser(), await makeUser()]
  const start = async (roomId: number, asked: Asked) =>
    (await envelopeOf(liveCalls.startTrial, { roomId }, { ...trial, ...asked })).errorMsg ?? 'ok'
  const inTurn = []
  for (const { id } of made) inTurn.push(await start(id, user))
  expect(inTurn).toEqual([...Array(5).fill('ok'), ...Array(3).fill('trials_used')])
  // What was begun goes on, and ends as it would.
  expect(await start(made[0]?.id ?? 0, { ...user, ...after(30) })).toBe('ok')
  expect(await start(made[0]?.id ?? 0, { ...user, ...after(61) })).toBe('trial_over')
  expect(await rowsLike(`u${user.uid}|trial|`)).toBe(5)
  const atOnce = await Promise.all(made.map(({ id }) => start(id, hasty)))
  expect(atOnce.filter((each) => each === 'ok')).toHaveLength(5)
  expect(await rowsLike(`u${hasty.uid}|trial|`)).toBe(5)
  expect(await start(made[7]?.id ?? 0, { ...user, ...after(86_400) })).toBe('ok')
})

test('guests of one network address look at five rooms a day, whatever their browsers forget; no user’s count by that', async () => {
  const trial = await brandWith('trial', SECONDS)
  const made = []
  for (let count = 0; count < 6; count++) made.push(await makeRoom('vip', [null]))
  const [address, other] = [freshAddress(), freshAddress()]
  const start = async (roomId: number, asked: Asked) =>
    (await envelopeOf(liveCalls.startTrial, { roomId }, { ...asked, headers: { ...trial.headers, ...asked.headers } }))
      .errorMsg ?? 'ok'
  const before = await rowsLike('|trial|')
  const seen = []
  for (const [index, { id }] of made.entries())
    seen.push(await start(id, { address, headers: { browser: `b${index}`, cookie: `a=${index}` } }))
  expect(seen).toEqual([...Array(5).fill('ok'), 'trials_used'])
  expect((await rowsLike('|trial|')) - before).toBe(5)
  const { token } = await makeUser()
  for (const asked of [{ address, token }, { address: other }]) expect(await start(made[5]?.id ?? 0, asked)).toBe('ok')
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
      const text = await (await send((url ?? '').replace('master', '360p'), {}, { token })).text()
      return /PART-HOLD-BACK=([\d.]+)/.exec(text)?.[1]
    }),
  )
  expect(holdBacks).toEqual([undefined, '3.0', '2.0'])
  expect(sources.map(({ isLowLatency }) => isLowLatency ?? false)).toEqual([false, true, false])
})
