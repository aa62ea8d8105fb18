import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import {
  beginPicture,
  findRoomOf,
  goOffAir,
  goOnAir,
  openRoomOf,
  setRoomsShown,
} from '#backend/room/streamer-rooms.store.ts'
import { adminCalls } from '#contract/admin.ts'
import { liveCalls } from '#contract/live.ts'
import { noticeCalls } from '#contract/notice.ts'
import { streamerCalls } from '#contract/streamer.ts'
import { changeAccount, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { type Asked, call, contextOfTest, EVENING, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'
import { dyingD1 } from '#tests/support/backend/dying-database.ts'
import { FIRST_PICTURE_MS, RETURN_MS, sweepStreams } from './sweep-streams.ts'
import { sweepUnheard, UNREAD_MS } from './sweep-unheard.ts'

const SECRET = 'shared with the media server'
const settings = {
  MEDIA_SECRET: SECRET,
  MEDIA_PUSH_URL: 'rtmp://media.test/live',
  MEDIA_HLS_URL: 'http://media.test/hls/{room}.m3u8',
}
const HOME = '203.0.113.7'
const NOW = Date.parse(EVENING)

let streamer: TestUser
let room: number
beforeAll(async () => {
  ;({ streamer, room } = await makeStreamer())
})
afterEach(() => void vi.restoreAllMocks())
// Their streamers were banned and deleted behind the back of the rooms: other tests must not find these live.
afterAll(() =>
  testEnv.DB.prepare("update rooms set visibility = 'hidden' where published_at is not null or is_on_air").run(),
)

async function makeStreamer() {
  const user = await makeUser(['anchor'])
  const { id } = await openRoomOf(openMatchDatabase(testEnv), user.uid, { language: 'en_US', now: NOW })
  return { streamer: user, room: id }
}

const by = ({ token }: TestUser, asked: Asked = {}): Asked => ({ token, settings, address: HOME, ...asked })
const codeOf = async (user = streamer) => (await call(streamerCalls.getStreamLink, {}, by(user))).code
const secretOf = async (user = streamer) => (await codeOf(user)).split('=')[1] ?? ''

interface Hook {
  name?: number
  key?: string
  clientid?: string
  secret?: string
  /** Other settings of the backend. */
  env?: Partial<Env>
}

/** What nginx-rtmp is answered. */
async function hook(event: string, { name = room, key = '', clientid = '1', secret = SECRET, env }: Hook = {}) {
  const body = new URLSearchParams({ call: event, app: 'live', name: String(name), clientid, key })
  const response = await send(
    `/media/hook/nginx/${encodeURIComponent(secret)}`,
    { method: 'POST', body },
    { settings: { ...settings, ...env } },
  )
  return response.status
}

const roomNow = async (user = streamer) => (await call(streamerCalls.getOwnRoom, {}, by(user))).room
const FORM = { title: 'Late night derby', language: 'en_US', announcement: '', label: '', access: 'everybody' } as const

async function onAir(user = streamer) {
  await call(streamerCalls.setOwnRoom, FORM, by(user))
  return (await call(streamerCalls.goLive, {}, by(user))).room
}
const offAir = async (user = streamer) => (await call(streamerCalls.goOff, {}, by(user))).room

test('a good stream code may publish: the room on air is live, lost on a cut, and live again', async () => {
  const key = await secretOf()
  expect(await onAir()).toMatchObject({ state: 'waiting', isOnAir: true, hasPicture: false })
  expect(await hook('publish', { key })).toBe(200)
  expect(await roomNow()).toMatchObject({ state: 'live', hasPicture: true })
  expect(await hook('publish_done')).toBe(200)
  expect(await roomNow()).toMatchObject({ state: 'lost', hasPicture: false, isOnAir: true })
  expect(await hook('publish', { key, clientid: '2' })).toBe(200)
  expect((await roomNow()).state).toBe('live')
  expect(await offAir()).toMatchObject({ state: 'ended', isOnAir: false, hasPicture: true })
  expect(await hook('publish_done', { clientid: '2' })).toBe(200)
  expect((await roomNow()).state).toBe('ended')
})

test('the end of a connection that was replaced takes nothing away', async () => {
  const key = await secretOf()
  await onAir()
  await hook('publish', { key, clientid: '10' })
  await hook('publish', { key, clientid: '11' })
  await hook('publish_done', { clientid: '10' })
  expect((await roomNow()).state).toBe('live')
  await hook('publish_done', { clientid: '11' })
  expect((await roomNow()).state).toBe('lost')
  await offAir()
})

test('a bad, empty, other or reset stream code is refused, and so is a hook without the shared secret', async () => {
  const key = await secretOf()
  const { streamer: other, room: otherRoom } = await makeStreamer()
  for (const bad of ['', 'x', key.slice(1), `${key}0`, key.toUpperCase(), await secretOf(other)])
    expect(await hook('publish', { key: bad }), bad).toBe(403)
  expect(await hook('publish', { key, name: otherRoom })).toBe(403)
  expect(await hook('publish', { key, name: 1 })).toBe(403)
  expect(await hook('publish', { key, secret: 'guessed' })).toBe(404)
  const off = await send(`/media/hook/nginx/undefined`, { method: 'POST', body: 'call=publish' }, {})
  expect(off.status).toBe(404)
  expect((await roomNow()).hasPicture).toBe(false)
  await hook('publish', { key, clientid: '20' })
  expect(await hook('update_publish', { key, clientid: '20' })).toBe(200)
  const { code } = await call(streamerCalls.resetStreamLink, {}, by(streamer))
  expect(code).not.toContain(key)
  expect(await hook('update_publish', { key, clientid: '20' })).toBe(403)
  expect(await hook('publish', { key })).toBe(403)
  expect((await roomNow()).hasPicture).toBe(false)
  expect(await hook('publish', { key: code.split('=')[1] ?? '', clientid: '21' })).toBe(200)
  await hook('publish_done', { clientid: '21' })
})

test('a database that fails for a moment cuts no picture, and lets none in', async () => {
  const { streamer: user, room: name } = await makeStreamer()
  const key = await secretOf(user)
  await hook('publish', { name, key })
  const env = { ACCOUNTS: dyingD1(testEnv.ACCOUNTS, 0, 'before').database }
  expect(await hook('update_publish', { name, key, env })).toBe(200)
  expect(await hook('publish', { name, key, clientid: '2', env })).toBe(500)
})

/** What MediaMTX is answered. */
async function mediamtx(fields: object, name = room) {
  const body = JSON.stringify({ path: `live/${name}`, ...fields })
  const path = `/media/hook/mediamtx/${encodeURIComponent(SECRET)}`
  return (await send(path, { method: 'POST', body }, { settings })).status
}

test('with MediaMTX, too, the end of a connection that was replaced takes nothing away', async () => {
  const query = `key=${await secretOf()}`
  await onAir()
  expect(await mediamtx({ action: 'publish', id: 'one', query })).toBe(200)
  expect(await mediamtx({ action: 'publish', id: 'two', query })).toBe(200)
  expect(await mediamtx({ action: 'end', id: 'one' })).toBe(200)
  expect((await roomNow()).state).toBe('live')
  expect(await mediamtx({ action: 'end', id: 'two' })).toBe(200)
  expect((await roomNow()).state).toBe('lost')
  expect(await mediamtx({ action: 'publish', id: 'three', query: 'key=x' })).toBe(403)
  await offAir()
})

const srs = async (fields: object, name = room) => {
  const body = JSON.stringify({ app: 'live', stream: String(name), ...fields })
  return (await send(`/media/hook/srs/${encodeURIComponent(SECRET)}`, { method: 'POST', body }, { settings })).json()
}

test('with SRS a picture is let in, kept out and ended, which it reads in the body', async () => {
  const param = `?key=${await secretOf()}`
  await onAir()
  expect(await srs({ action: 'on_publish', client_id: 'a', param: '?key=x' })).toEqual({ code: 1 })
  expect(await srs({ action: 'on_publish', client_id: 'a', param })).toEqual({ code: 0 })
  expect(await srs({ action: 'on_publish', client_id: 'b', param })).toEqual({ code: 0 })
  expect(await srs({ action: 'on_unpublish', client_id: 'a', param })).toEqual({ code: 0 })
  expect((await roomNow()).state).toBe('live')
  expect(await srs({ action: 'on_unpublish', client_id: 'b', param })).toEqual({ code: 0 })
  expect((await roomNow()).state).toBe('lost')
  await offAir()
})

test('who pushes cannot speak for the media server by parameters of the address', async () => {
  const { streamer: user, room: name } = await makeStreamer()
  await hook('publish', { name, key: await secretOf(user), clientid: '50' })
  const said = `app=live&clientid=51&call=publish&name=${name}&type=live`
  for (const added of ['call=publish_done', 'call=publish_done&name=1', 'call=publish_done&clientid=50']) {
    const asked = { method: 'POST', body: `${said}&${added}` }
    expect((await send(`/media/hook/nginx/${encodeURIComponent(SECRET)}`, asked, { settings })).status, added).toBe(403)
  }
  expect((await roomNow(user)).hasPicture).toBe(true)
})

test('who is banned, being deleted, or no streamer any more is refused and cut', async () => {
  const gone = [
    (uid: number) => changeAccount(uid, { bannedAt: NOW }),
    (uid: number) => changeAccount(uid, { deletingAt: NOW }),
    (uid: number) => testEnv.ACCOUNTS.prepare('delete from granted_roles where uid = ?').bind(uid).run(),
    (uid: number) => setRoomsShown(openMatchDatabase(testEnv), uid, false, NOW),
  ]
  for (const change of gone) {
    const { streamer: user, room: name } = await makeStreamer()
    const key = await secretOf(user)
    expect(await hook('publish', { name, key })).toBe(200)
    await change(user.uid)
    expect(await hook('update_publish', { name, key })).toBe(403)
    expect(await hook('publish', { name, key, clientid: '2' })).toBe(403)
  }
})

test('a picture of which nothing is heard is lost, and a room that stays lost ends', async () => {
  const key = await secretOf()
  await onAir()
  await hook('publish', { key, clientid: '30' })
  const sweepAt = (now: number) => sweepStreams({ ...contextOfTest(), now })
  await sweepAt(NOW + 30_000)
  expect((await roomNow()).state).toBe('live')
  await sweepAt(NOW + 90_000)
  expect(await roomNow()).toMatchObject({ state: 'lost', hasPicture: false })
  await sweepAt(NOW + 90_000 + RETURN_MS - 1000)
  expect((await roomNow()).state).toBe('lost')
  await sweepAt(NOW + 90_000 + RETURN_MS + 1000)
  expect(await roomNow()).toMatchObject({ state: 'ended', isOnAir: false })
})

test('of a media server that says nothing more the playlist is asked for: a picture without one is lost after a while', async () => {
  const { streamer: user, room: name } = await makeStreamer()
  await onAir(user)
  const matchDb = openMatchDatabase(testEnv)
  const { id = 0, streamVersion: version = 0 } = (await findRoomOf(matchDb, user.uid)) ?? {}
  await beginPicture(matchDb, id, { version, client: 'srs-1', now: NOW, isHeardOf: false })
  let isUp = true
  const served = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('#EXTM3U\n', { status: isUp ? 200 : 502 })))
  const sweepAt = (ms: number) => sweepUnheard({ ...contextOfTest(), env: { ...testEnv, ...settings }, now: NOW + ms })
  await sweepAt(30_000)
  expect(served, 'the first playlist takes its time').not.toHaveBeenCalled()
  await sweepAt(61_000)
  expect(served.mock.calls.map(([url]) => String(url))).toContain(`http://media.test/hls/${name}.m3u8`)
  isUp = false
  await sweepAt(120_000)
  await sweepAt(120_000 + UNREAD_MS - 1000)
  expect((await roomNow(user)).state).toBe('live')
  isUp = true
  await sweepAt(120_000 + UNREAD_MS)
  isUp = false
  await sweepAt(400_000)
  await sweepAt(400_000 + UNREAD_MS - 1000)
  expect((await roomNow(user)).state, 'a server that started anew').toBe('live')
  await sweepAt(400_000 + UNREAD_MS)
  expect(await roomNow(user)).toMatchObject({ state: 'lost', hasPicture: false })
  expect(await findRoomOf(matchDb, user.uid)).toMatchObject({ lostAt: NOW + 400_000, unreadSince: null })
  await offAir(user)
})

const noticesOf = async (user: TestUser) =>
  (await call(noticeCalls.listNotices, {}, by(user))).list.map(({ type, params }) => [type, params])

test('a room that is on air without a picture ends, and its streamer is told once', async () => {
  const { streamer: user } = await makeStreamer()
  await onAir(user)
  const sweepAt = (now: number) => sweepStreams({ ...contextOfTest(), now })
  await sweepAt(NOW + FIRST_PICTURE_MS - 1000)
  expect(await roomNow(user)).toMatchObject({ state: 'waiting', isOnAir: true })
  await sweepAt(NOW + FIRST_PICTURE_MS + 1000)
  await sweepAt(NOW + FIRST_PICTURE_MS + 61_000)
  expect(await roomNow(user)).toMatchObject({ state: 'ended', isOnAir: false })
  expect(await noticesOf(user)).toEqual([['streamer_room_ended', { minutes: 30 }]])
  expect(await onAir(user)).toMatchObject({ state: 'waiting' })
  await offAir(user)
})

test('going off air and letting a match go have a limit of their own', async () => {
  const { streamer: user } = await makeStreamer()
  const off = () => envelopeOf(streamerCalls.goOff, {}, by(user))
  expect((await off()).status).toBe('success')
  await testEnv.ACCOUNTS.prepare("update limits set count = 100000 where key like '%roomEnd:u' || ?")
    .bind(String(user.uid))
    .run()
  expect((await off()).errorMsg).toBe('rate_limited')
  expect((await envelopeOf(streamerCalls.cancelReservation, {}, by(user))).errorMsg).toBe('rate_limited')
})

test('a room of a streamer whose account is banned is in no list, and over', async () => {
  const admin = await makeUser(['administrator'])
  const { streamer: user, room: name } = await makeStreamer()
  await onAir(user)
  await hook('publish', { name, key: await secretOf(user) })
  const listed = async () =>
    (await call(liveCalls.listLiveRooms, { size: 100 })).rooms.filter(({ id }) => id === name).length
  expect(await listed()).toBe(1)
  await changeAccount(user.uid, { bannedAt: NOW })
  expect(await listed()).toBe(0)
  for (const entry of [liveCalls.getRoom, liveCalls.getSources, liveCalls.getProclamation])
    expect((await envelopeOf(entry, { roomId: name })).errorMsg, entry.path).toBe('not_found')
  await changeAccount(user.uid, { bannedAt: null })
  const { status } = await envelopeOf(adminCalls.ban, { uid: user.uid, reason: 'Advertising' }, by(admin))
  expect(status).toBe('success')
  expect(await findRoomOf(openMatchDatabase(testEnv), user.uid)).toMatchObject({ state: 'ended', isOnAir: false })
})

const SEGMENT = () => `${room}-1795400000000.ts`
const mediaServer = () =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = String(input instanceof Request ? input.url : input)
    if (/^http:\/\/media\.test\/hls\/\d+\.m3u8$/.test(url))
      return Promise.resolve(new Response(`#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2.000,\n${SEGMENT()}\n`))
    if (url === `http://media.test/hls/${SEGMENT()}`) return Promise.resolve(new Response(new Uint8Array(188)))
    return Promise.resolve(new Response('', { status: 404 }))
  })
const linkFor = async (asked: Asked) =>
  (await call(liveCalls.getSources, { roomId: room }, { settings, ...asked })).sources[0]?.url ?? ''
const play = (url: string, asked: Asked = {}) => send(url, {}, { settings, address: HOME, ...asked })

test('a link plays at the address that it was given to, and nowhere else, while the room is on air', async () => {
  mediaServer()
  await onAir()
  await hook('publish', { key: await secretOf(), clientid: '40' })
  const link = await linkFor({ address: HOME })
  expect(link).toMatch(/^\/media\/i\/[0-9a-f.]+\/index\.m3u8$/)
  const playlist = await play(link)
  expect(playlist.status).toBe(200)
  expect(await playlist.text()).toContain('#EXT-X-PROGRAM-DATE-TIME:')
  const segment = link.replace('index.m3u8', SEGMENT())
  const found = await play(segment)
  expect([found.status, found.headers.get('content-type')]).toEqual([200, 'video/mp2t'])
  await found.body?.cancel()
  for (const url of [link, segment]) {
    expect((await play(url, { address: '203.0.113.8' })).status).toBe(404)
    expect((await play(url, { at: '2026-11-21T19:30:00.000Z' })).status).toBe(404)
    expect((await play(url.replace(/i\/\d+/, 'i/1'))).status).toBe(404)
  }
  for (const name of ['7440002-1795400000000.ts', 'stat', '..%2fstat', 'index.m3u8%3fx', `${room}.m3u8`])
    expect((await play(link.replace('index.m3u8', name))).status, name).toBe(404)
  await offAir()
})

test('the first playlist of a picture is waited for', async () => {
  const { streamer: user, room: name } = await makeStreamer()
  await hook('publish', { name, key: await secretOf(user) })
  const { preview = '' } = await roomNow(user)
  const answers = [404, 404, 200]
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(new Response('#EXTM3U\n', { status: answers.shift() ?? 500 })),
  )
  expect((await play(preview)).status).toBe(200)
  expect(answers).toEqual([])
})

const count = (answers: readonly Response[]) => answers.filter(({ status }) => status === 200).length

test('of many guests at one address a few wait for the first playlist, and the media server is asked for all of them', async () => {
  const { streamer: user, room: name } = await makeStreamer()
  await onAir(user)
  await hook('publish', { name, key: await secretOf(user) })
  const { preview = '' } = await roomNow(user)
  let asked = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(new Response('#EXTM3U\n', { status: ++asked < 3 ? 404 : 200 })),
  )
  const answers = await Promise.all(Array.from({ length: 20 }, () => play(preview)))
  expect(count(answers)).toBe(4)
  expect(asked).toBe(3)
})

test('viewers see nothing of a picture that came in before the room went on air', async () => {
  const { streamer: user, room: name } = await makeStreamer()
  await hook('publish', { name, key: await secretOf(user) })
  const { preview = '' } = await roomNow(user)
  await onAir(user)
  const names = [-60_000, -2000, 1000].map((at) => `${name}-${NOW + at}.ts`)
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = String(input instanceof Request ? input.url : input)
    const list = ['#EXTM3U', '#EXT-X-TARGETDURATION:2', ...names.flatMap((file) => ['#EXTINF:2.000,', file]), '']
    return Promise.resolve(new Response(url.endsWith('.m3u8') ? list.join('\n') : new Uint8Array(188)))
  })
  const guest = (await call(liveCalls.getSources, { roomId: name }, { settings, address: HOME })).sources[0]?.url ?? ''
  const seenBy = async (url: string) => {
    const text = await (await play(url)).text()
    const files = await Promise.all(names.map((file) => play(url.replace('index.m3u8', file))))
    return [names.filter((file) => text.includes(file)).length, count(files)]
  }
  expect(await seenBy(guest)).toEqual([1, 1])
  expect(await seenBy(preview)).toEqual([3, 3])
})

test('a link is in no shared answer', async () => {
  const { room: shown } = await call(liveCalls.getRoom, { roomId: room }, { settings, address: HOME })
  expect(shown.sources).toEqual([{ id: 'main', kind: 'hls', label: 'main' }])
  expect(JSON.stringify(shown)).not.toContain('/media/i')
})

test('before going live, and after, only the streamer sees the picture', async () => {
  mediaServer()
  const { streamer: user, room: name } = await makeStreamer()
  await hook('publish', { name, key: await secretOf(user) })
  const { preview = '' } = await roomNow(user)
  const guest = (await call(liveCalls.getSources, { roomId: name }, { settings, address: HOME })).sources[0]?.url ?? ''
  const served = vi.mocked(globalThis.fetch)
  await play(guest)
  expect(served).not.toHaveBeenCalled()
  await play(preview)
  expect(served).toHaveBeenCalled()
})

test('nobody sees the picture of who may not stream any more, whatever the media server does', async () => {
  const served = mediaServer()
  const { streamer: user, room: name } = await makeStreamer()
  await onAir(user)
  await hook('publish', { name, key: await secretOf(user) })
  const guest = (await call(liveCalls.getSources, { roomId: name }, { settings, address: HOME })).sources[0]?.url ?? ''
  await changeAccount(user.uid, { bannedAt: NOW })
  expect((await play(guest)).status).toBe(404)
  expect(served).not.toHaveBeenCalled()
})

test('a room for members gives its link to members and its streamer', async () => {
  const { streamer: user, room: name } = await makeStreamer()
  await call(streamerCalls.setOwnRoom, { ...FORM, access: 'vip' }, by(user))
  const urlFor = async (asked: Asked) =>
    (await call(liveCalls.getSources, { roomId: name }, { settings, address: HOME, ...asked })).sources[0]?.url
  expect(await urlFor({})).toBeUndefined()
  expect(await urlFor({ token: (await makeUser()).token })).toBeUndefined()
  expect(await urlFor({ token: (await makeUser(['vip'])).token })).toBeDefined()
  expect(await urlFor({ token: user.token })).toBeDefined()
})

test('members see the picture sooner where its streamer says so, and nobody else gets what they see first', async () => {
  const { streamer: user, room: name } = await makeStreamer()
  const [member, other] = [await makeUser(['vip']), await makeUser()]
  await onAir(user)
  await call(streamerCalls.setOwnRoom, { ...FORM, hasFast: true }, by(user))
  expect((await roomNow(user)).hasFast).toBe(true)
  await hook('publish', { name, key: await secretOf(user) })
  const { preview = '' } = await roomNow(user)
  const names = [-8000, -6000, -4000, -2000].map((at) => `${name}-${NOW + 60_000 + at}.ts`)
  vi.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = String(input instanceof Request ? input.url : input)
    const list = ['#EXTM3U', '#EXT-X-TARGETDURATION:2', ...names.flatMap((file) => ['#EXTINF:2.000,', file]), '']
    return Promise.resolve(new Response(url.endsWith('.m3u8') ? list.join('\n') : new Uint8Array(188)))
  })
  const at = new Date(NOW + 60_000).toISOString()
  const linksOf = async (token?: string) => {
    const asked = { settings, address: HOME, at, ...(token === undefined ? {} : { token }) }
    const { sources } = await call(liveCalls.getSources, { roomId: name }, asked)
    expect(sources.map(({ id, access, isLowLatency }) => [id, access, isLowLatency])).toEqual([
      ['main', undefined, undefined],
      ['fast', 'vip', true],
    ])
    return sources.map(({ url }) => url)
  }
  const seenBy = async (url = '') => {
    const text = await (await play(url, { at })).text()
    const files = await Promise.all(names.map((file) => play(url.replace('index.m3u8', file), { at })))
    return [names.filter((file) => text.includes(file)).length, count(files)]
  }
  const [main, fast] = await linksOf(member.token)
  expect(await seenBy(main)).toEqual([2, 2])
  expect(await seenBy(fast)).toEqual([4, 4])
  expect(await seenBy(preview)).toEqual([4, 4])
  for (const token of [other.token, undefined]) expect((await linksOf(token))[1]).toBeUndefined()
  // The link of one who is no member does not become one of members.
  const [plain = ''] = await linksOf(other.token)
  expect((await play(plain.replace('index.m3u8', 'fast.m3u8'), { at })).status).toBe(404)
  await call(streamerCalls.setOwnRoom, { ...FORM, hasFast: false }, by(user))
  expect((await roomNow(user)).hasFast).toBeUndefined()
})

test('a link that was given while a room was open to all ends for who may not watch it any more', async () => {
  mediaServer()
  const { streamer: user, room: name } = await makeStreamer()
  const [member, other] = [await makeUser(['vip']), await makeUser()]
  await onAir(user)
  await hook('publish', { name, key: await secretOf(user) })
  const linkOf = async (token?: string) => {
    const asked = { settings, address: HOME, ...(token === undefined ? {} : { token }) }
    return (await call(liveCalls.getSources, { roomId: name }, asked)).sources[0]?.url ?? ''
  }
  const links = [await linkOf(member.token), await linkOf(user.token), await linkOf(other.token), await linkOf()]
  await call(streamerCalls.setOwnRoom, { ...FORM, access: 'vip' }, by(user))
  const statuses = await Promise.all(links.map(async (link) => (await play(link)).status))
  expect(statuses).toEqual([200, 200, 404, 404])
})

test('a link is checked: valid, of another address, expired or tampered', async () => {
  const link = await linkFor({ address: HOME })
  const check = (url: string, asked: Asked = {}) =>
    call(streamerCalls.checkPlaybackLink, { link: url }, { settings, address: HOME, ...asked })
  expect(await check(`https://site.test${link}`)).toMatchObject({ state: 'valid', roomId: room })
  expect((await check(link, { address: '198.51.100.1' })).state).toBe('other_address')
  expect((await check(link, { at: '2026-11-21T19:30:00.000Z' })).state).toBe('expired')
  for (const url of [link.replace('media/i/', 'media/i/1'), link.slice(0, 60), '/media/i/zz/index.m3u8'])
    expect(await check(url)).toEqual({ state: 'tampered' })
  for (const url of ['https://site.test/', '']) expect(await check(url)).toEqual({ state: 'no_link' })
})

test('without a media server there is no link, and the page is told so', async () => {
  const answer = await envelopeOf(streamerCalls.getStreamLink, {}, { token: streamer.token })
  expect(answer.errorMsg).toBe('not_configured')
})

test('a guest, a user and another streamer do nothing with a room that is not theirs', async () => {
  const user = await makeUser()
  for (const entry of [streamerCalls.getStreamLink, streamerCalls.goLive, streamerCalls.getOwnRoom]) {
    expect((await envelopeOf(entry, {}, { settings })).errorMsg).toBe('session_missing')
    expect((await envelopeOf(entry, {}, by(user))).errorMsg).toBe('forbidden')
  }
})

test('a ban does not move the end of a broadcast that was over', async () => {
  const { streamer: user } = await makeStreamer()
  const matchDb = openMatchDatabase(testEnv)
  const room = await findRoomOf(matchDb, user.uid)
  await goOnAir(matchDb, room?.id ?? 0, NOW)
  await goOffAir(matchDb, room?.id ?? 0, NOW + 1000)
  await setRoomsShown(matchDb, user.uid, false, NOW + 5000)
  expect(await findRoomOf(matchDb, user.uid)).toMatchObject({ endedAt: NOW + 1000, visibility: 'hidden' })
  const { streamer: other } = await makeStreamer()
  const live = await findRoomOf(matchDb, other.uid)
  await goOnAir(matchDb, live?.id ?? 0, NOW)
  await beginPicture(matchDb, live?.id ?? 0, {
    version: live?.streamVersion ?? 0,
    client: '1',
    now: NOW,
    isHeardOf: true,
  })
  await setRoomsShown(matchDb, other.uid, false, NOW + 5000)
  expect(await findRoomOf(matchDb, other.uid)).toMatchObject({ endedAt: NOW + 5000 })
})
