import { exportJWK, generateKeyPair } from 'jose'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { openRoomOf } from '#backend/room/streamer-rooms.store.ts'
import { liveCalls } from '#contract/live.ts'
import { streamerCalls } from '#contract/streamer.ts'
import { changeAccount, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { type Asked, call, contextOfTest, EVENING, send, testEnv } from '#tests/support/backend/calls.ts'
import { sweepUnheard, UNREAD_MS } from './sweep-unheard.ts'

const SECRET = 'shared with Cloudflare'
const HOST = 'customer-test.cloudflarestream.com'
const HOME = '203.0.113.7'
const NOW = Date.parse(EVENING)
const FORM = { title: 'Late night derby', language: 'en_US', announcement: '', label: '', access: 'everybody' } as const

let settings: Partial<Env>
beforeAll(async () => {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk = { ...(await exportJWK(privateKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }
  const key = btoa(JSON.stringify(jwk))
  settings = {
    ...{ MEDIA_SECRET: SECRET, STREAM_ACCOUNT: 'account-1', STREAM_API_TOKEN: 'token-1' },
    ...{ STREAM_HOST: HOST, STREAM_SIGNING_KEY: key },
  }
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() =>
  testEnv.DB.prepare("update rooms set visibility = 'hidden' where published_at is not null or is_on_air").run(),
)

interface ApiCall {
  method: string
  path: string
  body: { enabled?: boolean; recording?: unknown } | undefined
}

/** Answers as Cloudflare's API does for live inputs; what was asked of it is kept. */
function openApi() {
  const asked: ApiCall[] = []
  const state = { isConnected: true, isDown: false }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (given, init) => {
    const { pathname } = new URL(String(given))
    const path = pathname.replace('/client/v4/accounts/account-1/stream/live_inputs', '')
    const { method = 'GET', body } = init ?? {}
    asked.push({ method, path, body: body ? JSON.parse(String(body)) : undefined })
    const isOurs = new Headers(init?.headers).get('authorization') === 'Bearer token-1'
    if (state.isDown || !isOurs) return Response.json({ success: false, result: null }, { status: 500 })
    const uid = method === 'POST' ? crypto.randomUUID().replaceAll('-', '') : path.slice(1)
    const result = {
      uid,
      rtmps: { url: 'rtmps://live.test:443/live/', streamKey: `key of ${uid}` },
      webRTC: { url: `https://${HOST}/secret-${uid}/webRTC/publish` },
      status: { current: { state: state.isConnected ? 'connected' : 'disconnected' } },
    }
    return Response.json({ success: true, result })
  })
  return { asked, state }
}

const by = ({ token }: TestUser, asked: Asked = {}): Asked => ({ token, settings, address: HOME, ...asked })

async function makeStreamer() {
  const user = await makeUser(['anchor'])
  const { id } = await openRoomOf(openMatchDatabase(testEnv), user.uid, { language: 'en_US', now: NOW })
  const link = await call(streamerCalls.getStreamLink, {}, by(user))
  return { user, room: id, link, input: link.code.replace('key of ', '') }
}

/** A notification, as Cloudflare sends it; returns the status of the answer. */
async function tell(input: string, event: string, at = 0, secret = SECRET): Promise<number> {
  const time = new Date(NOW + at).toISOString().replace('Z', '855717910Z').replace('855717910Z', 'Z')
  const data = { notification_name: 'Stream Live Input', input_id: input, event_type: event, updated_at: time }
  const body = JSON.stringify({ name: 'Live', text: 'Notification type: Stream Live Input', data, ts: 1 })
  const headers = { 'cf-webhook-auth': secret }
  return (await send('/media/hook/cloudflare', { method: 'POST', body, headers }, { settings })).status
}

const CONNECTED = 'live_input.connected'
const DISCONNECTED = 'live_input.disconnected'
const roomNow = async (user: TestUser) => (await call(streamerCalls.getOwnRoom, {}, by(user))).room
const onAir = async (user: TestUser) => {
  await call(streamerCalls.setOwnRoom, FORM, by(user))
  return call(streamerCalls.goLive, {}, by(user))
}
const urlFor = async (roomId: number, asked: Asked = {}) =>
  (await call(liveCalls.getSources, { roomId }, { settings, address: HOME, ...asked })).sources[0]?.url

test('a stream code is a live input of its own, made once; it is pushed to by RTMPS and WHIP', async () => {
  const { asked } = openApi()
  const { user, link, input } = await makeStreamer()
  expect(link).toEqual({
    pushUrl: 'rtmps://live.test:443/live/',
    code: `key of ${input}`,
    whipUrl: `https://${HOST}/secret-${input}/webRTC/publish`,
  })
  expect(await call(streamerCalls.getStreamLink, {}, by(user))).toEqual(link)
  const made = asked.filter(({ method }) => method === 'POST')
  expect(made).toHaveLength(1)
  expect(made[0]?.body).toMatchObject({ recording: { mode: 'automatic', requireSignedURLs: true } })
})

test('two pages that ask at once get the same live input, and the other one is closed', async () => {
  const { asked } = openApi()
  const user = await makeUser(['anchor'])
  await openRoomOf(openMatchDatabase(testEnv), user.uid, { language: 'en_US', now: NOW })
  const links = await Promise.all([1, 2, 3].map(() => call(streamerCalls.getStreamLink, {}, by(user))))
  expect(new Set(links.map(({ code }) => code)).size).toBe(1)
  const made = asked.filter(({ method }) => method === 'POST').length
  const closed = asked.filter(({ method, body }) => method === 'PUT' && body?.enabled === false).length
  expect(closed).toBe(made - 1)
})

test('a live input that connects makes the room live, and lost when it does not any more', async () => {
  openApi()
  const { user, input } = await makeStreamer()
  expect(await tell(input, CONNECTED, 1000)).toBe(200)
  expect(await roomNow(user), 'a private preview').toMatchObject({ state: 'waiting', hasPicture: true })
  await onAir(user)
  expect((await roomNow(user)).state).toBe('live')
  expect(await tell(input, DISCONNECTED, 2000)).toBe(200)
  expect((await roomNow(user)).state).toBe('lost')
  await tell(input, CONNECTED, 3000)
  expect((await roomNow(user)).state).toBe('live')
})

test('what comes late, or twice, changes nothing', async () => {
  openApi()
  const { user, input } = await makeStreamer()
  await onAir(user)
  await tell(input, CONNECTED, 5000)
  await tell(input, DISCONNECTED, 4000)
  await tell(input, DISCONNECTED, 5000)
  expect((await roomNow(user)).state).toBe('live')
})

test('a notification without the shared secret is nothing, and one about something else is taken', async () => {
  openApi()
  const { user, input } = await makeStreamer()
  await onAir(user)
  expect(await tell(input, CONNECTED, 1000, 'guessed')).toBe(404)
  expect(await tell(input, CONNECTED, 1000, '')).toBe(404)
  expect(await tell('0'.repeat(32), CONNECTED, 1000)).toBe(200)
  expect(await tell("x' or 1=1", CONNECTED, 1000)).toBe(200)
  expect(await tell(input, 'live_input.toString', 1000)).toBe(200)
  const headers = { 'cf-webhook-auth': SECRET }
  for (const body of ['', 'null', '[]', '{"text":"Hello World! This is a test message"}'])
    expect((await send('/media/hook/cloudflare', { method: 'POST', body, headers }, { settings })).status).toBe(200)
  expect((await roomNow(user)).hasPicture).toBe(false)
})

test('a code that is reset has its live input closed, whose picture is refused; so is that of who is banned', async () => {
  const { asked } = openApi()
  const { user, input } = await makeStreamer()
  await onAir(user)
  await tell(input, CONNECTED, 1000)
  const { code } = await call(streamerCalls.resetStreamLink, {}, by(user))
  expect(code).not.toContain(input)
  const closedOf = (id: string) => asked.filter(({ method, path }) => method === 'PUT' && path === `/${id}`).length
  expect(closedOf(input)).toBe(1)
  expect((await roomNow(user)).hasPicture).toBe(false)
  await tell(input, CONNECTED, 2000)
  expect((await roomNow(user)).hasPicture).toBe(false)
  expect(closedOf(input), 'closed again when it connects').toBe(2)

  await changeAccount(user.uid, { bannedAt: NOW })
  const next = code.replace('key of ', '')
  await tell(next, CONNECTED, 3000)
  expect(closedOf(next)).toBe(1)
})

test('a viewer gets a link for her address that ends, once the room is on air; its streamer before that', async () => {
  openApi()
  const { user, room, input } = await makeStreamer()
  await tell(input, CONNECTED, 1000)
  expect((await roomNow(user)).preview).toContain(`https://${HOST}/`)
  expect(await urlFor(room), 'a preview is private').toBeUndefined()
  await onAir(user)
  const url = (await urlFor(room)) ?? ''
  expect(url).toMatch(/^https:\/\/customer-test\.cloudflarestream\.com\/[\w-]+\.[\w-]+\.[\w-]+\/manifest\/video\.m3u8$/)
  expect(await urlFor(room), 'the same, so that a player goes on').toBe(url)
  const [head = '', said = ''] = (url.split('/')[3] ?? '').split('.')
  const read = (part: string) => JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
  expect(read(head)).toEqual({ alg: 'RS256', kid: 'key-1' })
  const { exp, ...claims } = read(said)
  expect(claims).toEqual({
    sub: input,
    kid: 'key-1',
    accessRules: [
      { type: 'ip.src', action: 'allow', ip: [HOME] },
      { type: 'any', action: 'block' },
    ],
  })
  expect(exp * 1000 - NOW).toBeGreaterThan(0)
  expect(exp * 1000 - NOW).toBeLessThanOrEqual(12 * 3_600_000)
  const shared = await call(liveCalls.getRoom, { roomId: room }, { settings })
  expect(JSON.stringify(shared), 'in no shared answer').not.toContain(HOST)
})

test('/jiami says what such a link is worth', async () => {
  openApi()
  const { user, room, input } = await makeStreamer()
  await tell(input, CONNECTED, 1000)
  await onAir(user)
  const link = (await urlFor(room)) ?? ''
  const check = (text: string, asked: Asked = {}) =>
    call(streamerCalls.checkPlaybackLink, { link: text }, { settings, address: HOME, ...asked })
  expect(await check(link)).toMatchObject({ state: 'valid', roomId: room })
  expect((await check(link, { address: '198.51.100.9' })).state).toBe('other_address')
  expect((await check(link, { at: '2026-11-22T19:30:00.000Z' })).state).toBe('expired')
  const [start, token = '', ...end] = [link.slice(0, link.indexOf('/', 8) + 1), link.split('/')[3] ?? '', '/manifest/']
  const [head = '', said = '', signature = ''] = token.split('.')
  const forged = `${start}${head}.${said.slice(0, -2)}AA.${signature}${end.join('')}`
  expect(await check(forged)).toEqual({ state: 'tampered' })
  expect(await check(link.replace(HOST, 'customer-other.cloudflarestream.com'))).toEqual({ state: 'no_link' })
})

test('a notification that never came is made up for: an input that is not connected loses its picture', async () => {
  const { state } = openApi()
  const { user, input } = await makeStreamer()
  await onAir(user)
  await tell(input, CONNECTED, 1000)
  const sweepAt = (ms: number) => sweepUnheard({ ...contextOfTest(), env: { ...testEnv, ...settings }, now: NOW + ms })
  await sweepAt(61_000)
  state.isConnected = false
  await sweepAt(120_000)
  expect((await roomNow(user)).state).toBe('live')
  await sweepAt(120_000 + UNREAD_MS)
  expect(await roomNow(user)).toMatchObject({ state: 'lost', hasPicture: false })
})

test('while the API is away no code is given, and a code is reset all the same', async () => {
  const { state } = openApi()
  const { user, input } = await makeStreamer()
  state.isDown = true
  await expect(call(streamerCalls.getStreamLink, {}, by(user))).rejects.toThrow()
  await expect(call(streamerCalls.resetStreamLink, {}, by(user))).rejects.toThrow()
  state.isDown = false
  await tell(input, CONNECTED, 1000)
  expect((await roomNow(user)).hasPicture, 'the old one opens nothing').toBe(false)
})
