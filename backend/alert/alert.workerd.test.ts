import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { alertCalls } from '#contract/alert.ts'
import { ALERT_DEVICES_MAX } from '#contract/alert-rules.ts'
import { matchCalls } from '#contract/match.ts'
import { makeSession, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { isSignedBy, newPushBrowser, type PushBrowser } from '#tests/support/push-browser.ts'
import { TEST_VAPID_KEYS } from '#tests/support/vapid-keys.ts'
import type { ShownAlert } from './alert-text.ts'
import { sweepAlerts, takeHints } from './look-at-matches.ts'
import { tellWaiting } from './tell-followers.ts'

const T0 = Date.parse('2026-11-23T12:00:00.000Z')
const MINUTE = 60_000
const SERVICE = 'https://fcm.googleapis.com'
const { ACCOUNTS, DB } = testEnv
let made = 7_580_000
let browsers = 0

const ours = 'match_id between 7580000 and 7580999'
const removeAll = () =>
  ACCOUNTS.batch(
    ['alert_devices where 1', `alert_matches where ${ours}`, `alert_work where ${ours}`, `attention where ${ours}`].map(
      (rows) => ACCOUNTS.prepare(`delete from ${rows}`),
    ),
  )

beforeEach(async () => {
  await removeAll()
})
afterAll(async () => {
  await removeAll()
  await DB.prepare('delete from matches where id between 7580000 and 7580999').run()
})

/** A match of two clubs with ids that only this file uses. */
async function makeMatch(gameId = 202): Promise<number> {
  made += 1
  await DB.prepare(
    `insert into matches (id, game_id, league_id, season, starts_at, home_id, away_id, is_simulated, importance, status)
     values (?, ?, (select id from leagues where game_id = ? limit 1), '1', ?, (select id from teams where game_id = ? limit 1),
       (select id from teams where game_id = ? limit 1 offset 1), 0, 0, 'scheduled')`,
  )
    .bind(made, gameId, gameId, T0, gameId, gameId)
    .run()
  return made
}

/** What a provider's events make of a match. */
const setMatch = (id: number, status: string, home = 0, away = 0, winner?: string) =>
  DB.prepare('update matches set status = ?, snapshot = ? where id = ?')
    .bind(status, JSON.stringify({ id, seq: 1, status, phase: status, score: { home, away }, winner }), id)
    .run()

const at = new Date(T0).toISOString()

async function subscribe({ token }: Pick<TestUser, 'token'>, lan = 'en_US'): Promise<PushBrowser> {
  browsers += 1
  const browser = await newPushBrowser(`${SERVICE}/fcm/send/${browsers}`)
  await call(alertCalls.addAlertDevice, browser.subscription, { token, at, lan })
  return browser
}

const follow = ({ token }: TestUser, matchId: number) =>
  call(matchCalls.setAttention, { matchId, attention: true }, { token, at })

interface Sent {
  url: string
  headers: Headers
  body: Uint8Array<ArrayBuffer>
}

/** The backend of a run at a time, with a push service that answers `status` and a queue that is looked into. */
function backendAt(now: number, status = 201, settings: Partial<Env> = {}) {
  const sent: Sent[] = []
  let hints = 0
  const ALERT_WORK = {
    sendBatch: async (messages: Iterable<unknown>) => {
      hints += [...messages].length
    },
  } as unknown as Env['ALERT_WORK']
  const alerting = {
    env: { ...testEnv, ALERT_WORK, ...settings },
    matchDb: openMatchDatabase(testEnv),
    accountDb: openAccountDatabase(testEnv),
    now,
    defer: () => undefined,
    post: async (url: string, { headers, body }: RequestInit) => {
      sent.push({ url, headers: new Headers(headers), body: body as Uint8Array<ArrayBuffer> })
      return new Response(null, { status })
    },
  }
  return { alerting, sent, hints: () => hints }
}

/** Sweeps at a time; answers what the browser was sent. */
async function sweepAt(now: number, browser: PushBrowser): Promise<ShownAlert[]> {
  const { alerting, sent } = backendAt(now)
  await sweepAlerts(alerting)
  const own = sent.filter(({ url }) => url === browser.subscription.endpoint)
  return Promise.all(own.map(async ({ body }) => JSON.parse(await browser.read(body))))
}

test('who follows a match is told of its start, its goals and its end, in her language, encrypted for her browser', async () => {
  await call(matchCalls.listMatches, { gameIds: [202, 201] }, { at })
  const matchId = await makeMatch()
  const ann = await makeUser()
  const browser = await subscribe(ann, 'ar')
  await follow(ann, matchId)
  expect(await sweepAt(T0 - MINUTE, browser)).toEqual([])
  await setMatch(matchId, 'live')
  expect(await sweepAt(T0, browser)).toMatchObject([
    { tag: `match:${matchId}`, path: `/ar/soccer/${matchId}`, lang: 'ar', dir: 'rtl', body: 'بدأت المباراة.' },
  ])
  expect(await sweepAt(T0 + MINUTE, browser)).toEqual([])
  await setMatch(matchId, 'live', 0, 1)
  const { alerting, sent } = backendAt(T0 + 2 * MINUTE)
  await sweepAlerts(alerting)
  const [goal] = sent
  expect(sent).toHaveLength(1)
  expect(goal?.headers.get('content-encoding')).toBe('aes128gcm')
  expect([goal?.headers.get('topic'), goal?.headers.get('ttl')]).toEqual([`match-${matchId}`, '300'])
  expect(await isSignedBy(goal?.headers.get('authorization') ?? '', TEST_VAPID_KEYS.publicKey, SERVICE)).toBe(true)
  const shown: ShownAlert = JSON.parse(await browser.read(goal?.body ?? new Uint8Array()))
  expect(shown.title).toContain('0 – 1')
  expect(shown.body).toContain('هدف')
  const other = await newPushBrowser(`${SERVICE}/other`)
  await expect(other.read(goal?.body ?? new Uint8Array())).rejects.toThrow()
  await setMatch(matchId, 'finished', 0, 1, 'away')
  expect((await sweepAt(T0 + 3 * MINUTE, browser)).map(({ body }) => body)).toEqual([expect.stringContaining('الفوز')])
  expect(await sweepAt(T0 + 4 * MINUTE, browser)).toEqual([])
})

test('who hides scores is told that a match began and ended, and no score', async () => {
  const matchId = await makeMatch()
  const ann = await makeUser()
  await ACCOUNTS.prepare(`update profiles set preferences = '{"hidesScores":true}' where uid = ?`).bind(ann.uid).run()
  const browser = await subscribe(ann)
  await follow(ann, matchId)
  await setMatch(matchId, 'live')
  expect(await sweepAt(T0, browser)).toMatchObject([{ body: 'The match has started.' }])
  await setMatch(matchId, 'live', 2, 0)
  expect(await sweepAt(T0 + MINUTE, browser)).toEqual([])
  await setMatch(matchId, 'finished', 3, 1, 'home')
  const [end] = await sweepAt(T0 + 2 * MINUTE, browser)
  expect(end?.body).toBe('The match is over.')
  expect(end?.title).not.toMatch(/\d/)
})

test('of a game of many points only its start and its end are told, and nothing of what was before anybody looked', async () => {
  const [basketball, late] = [await makeMatch(201), await makeMatch()]
  const ann = await makeUser()
  const browser = await subscribe(ann)
  await follow(ann, basketball)
  await follow(ann, late)
  await setMatch(basketball, 'live')
  await setMatch(late, 'finished', 4, 0, 'home')
  expect((await sweepAt(T0, browser)).map(({ tag }) => tag)).toEqual([`match:${basketball}`])
  await setMatch(basketball, 'live', 20, 18)
  expect(await sweepAt(T0 + MINUTE, browser)).toEqual([])
  await setMatch(basketball, 'finished', 98, 97, 'home')
  expect((await sweepAt(T0 + 2 * MINUTE, browser)).map(({ title }) => title)).toEqual([
    expect.stringContaining('98 – 97'),
  ])
})

test('of many who look and tell at once each follower is told once', async () => {
  const matchId = await makeMatch()
  const users = await Promise.all(Array.from({ length: 45 }, () => makeUser()))
  for (const user of users) {
    await subscribe(user)
    await follow(user, matchId)
  }
  const before = backendAt(T0 - MINUTE)
  await sweepAlerts(before.alerting)
  await setMatch(matchId, 'live')
  const runs = Array.from({ length: 4 }, () => backendAt(T0))
  await Promise.all(runs.map(({ alerting }) => takeHints(alerting, [{ matchId }])))
  expect(runs.reduce((sum, { hints }) => sum + hints(), 0)).toBe(1)
  await Promise.all(runs.map(({ alerting }) => takeHints(alerting, [{}])))
  const urls = runs.flatMap(({ sent }) => sent.map(({ url }) => url))
  expect(urls).toHaveLength(45)
  expect(new Set(urls).size).toBe(45)
})

test('newer news takes the place of news that is not told yet, and old news is told to nobody', async () => {
  const matchId = await makeMatch()
  const ann = await makeUser()
  const browser = await subscribe(ann)
  await follow(ann, matchId)
  await sweepAt(T0 - MINUTE, browser)
  const looks = backendAt(T0)
  await setMatch(matchId, 'live')
  await takeHints(looks.alerting, [{ matchId }])
  await setMatch(matchId, 'live', 1, 0)
  await takeHints(looks.alerting, [{ matchId }])
  const teller = backendAt(T0 + MINUTE)
  await tellWaiting(teller.alerting, 10)
  expect(teller.sent).toHaveLength(1)
  expect(JSON.parse(await browser.read(teller.sent[0]?.body ?? new Uint8Array())).body).toContain('Goal for')
  expect(teller.sent[0]?.headers.get('ttl')).toBe('240')
  await setMatch(matchId, 'live', 2, 0)
  await takeHints(looks.alerting, [{ matchId }])
  const late = backendAt(T0 + 6 * MINUTE)
  await tellWaiting(late.alerting, 10)
  expect(late.sent).toEqual([])
})

test('a browser that its push service knows no more is forgotten; one that takes nothing is marked', async () => {
  const matchId = await makeMatch()
  const ann = await makeUser()
  await subscribe(ann)
  await follow(ann, matchId)
  const devices = async () => (await call(alertCalls.listAlertDevices, {}, { token: ann.token, at })).devices
  const runs = [503, 201, 410].map((status, run) => ({ run, ...backendAt(T0 + run * MINUTE, status) }))
  const seen: unknown[] = []
  await sweepAlerts(backendAt(T0 - MINUTE).alerting)
  for (const { run, alerting } of runs) {
    await setMatch(matchId, 'live', run, 0)
    await sweepAlerts(alerting)
    seen.push((await devices()).map(({ isOwn, failingSince }) => ({ isOwn, failingSince })))
  }
  expect(seen).toEqual([[{ isOwn: true, failingSince: at }], [{ isOwn: true, failingSince: undefined }], []])
})

test('who signed out, or follows the match no more, is told nothing', async () => {
  const matchId = await makeMatch()
  const [ann, bob] = [await makeUser(), await makeUser()]
  for (const user of [ann, bob]) {
    await subscribe(user)
    await follow(user, matchId)
  }
  await sweepAlerts(backendAt(T0 - MINUTE).alerting)
  await setMatch(matchId, 'live')
  const { alerting, sent } = backendAt(T0)
  await takeHints(alerting, [{ matchId }])
  await ACCOUNTS.prepare('delete from sessions where id = ?').bind(ann.sessionId).run()
  await call(matchCalls.setAttention, { matchId, attention: false }, { token: bob.token, at })
  await takeHints(alerting, [{}])
  expect(sent).toEqual([])
})

test('a user has ten browsers at most, and removes her own only', async () => {
  const [ann, bob] = [await makeUser(), await makeUser()]
  for (let session = 0; session <= ALERT_DEVICES_MAX; session += 1) await subscribe(await makeSession(ann.uid))
  const list = ({ token }: TestUser) => call(alertCalls.listAlertDevices, {}, { token, at })
  const { devices, key } = await list(ann)
  expect(devices).toHaveLength(ALERT_DEVICES_MAX)
  expect(key).toBe(TEST_VAPID_KEYS.publicKey)
  const [first] = devices
  await call(alertCalls.removeAlertDevice, { id: first?.id ?? 0 }, { token: bob.token, at })
  expect((await list(ann)).devices).toHaveLength(ALERT_DEVICES_MAX)
  await call(alertCalls.removeAlertDevice, { id: first?.id ?? 0 }, { token: ann.token, at })
  expect((await list(ann)).devices).toHaveLength(ALERT_DEVICES_MAX - 1)
})

test('a worker renews the address of its browser by the former one and its secret, and no other', async () => {
  const ann = await makeUser()
  const { subscription: former } = await subscribe(ann)
  const { subscription: next } = await newPushBrowser(`${SERVICE}/next`)
  const stored = async () =>
    (await ACCOUNTS.prepare('select endpoint from alert_devices where uid = ?')
      .bind(ann.uid)
      .first('endpoint')) as string
  await call(alertCalls.renewAlertDevice, { former: { endpoint: former.endpoint, auth: next.auth }, now: next }, { at })
  expect(await stored()).toBe(former.endpoint)
  await call(
    alertCalls.renewAlertDevice,
    { former: { endpoint: former.endpoint, auth: former.auth }, now: next },
    { at },
  )
  expect(await stored()).toBe(next.endpoint)
})

test.each([
  'http://fcm.googleapis.com/a',
  'https://fcm.googleapis.com:8443/a',
  'https://user@fcm.googleapis.com/a',
  'https://fcm.googleapis.com.example.org/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://metadata.google.internal/a',
  'https://push.example.org/a',
  'nonsense',
])('%s is no address of a push service', async (endpoint) => {
  const [{ token }, { subscription }] = [await makeUser(), await newPushBrowser(endpoint)]
  expect(await envelopeOf(alertCalls.addAlertDevice, subscription, { token, at })).toMatchObject({ errorCode: 4000 })
})

test('without keys nobody subscribes and nobody is told', async () => {
  const [{ token }, { subscription }] = [await makeUser(), await newPushBrowser(`${SERVICE}/x`)]
  const settings = { VAPID_KEYS: '{"publicKey":"short"}' }
  expect(await envelopeOf(alertCalls.addAlertDevice, subscription, { token, at, settings })).toMatchObject({
    errorCode: 4109,
  })
  expect(await call(alertCalls.listAlertDevices, {}, { token, at, settings })).toEqual({ devices: [] })
})
