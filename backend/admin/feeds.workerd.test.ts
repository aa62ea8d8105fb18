import { expect, test } from 'vitest'
import { parseOpenfootball } from '#backend/feed/importers/openfootball/parse-openfootball.ts'
import { signedHeaders } from '#backend/feed/push/signature.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminFeedCalls } from '#contract/admin-feeds.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { allParts } from '#tests/support/backend/all-parts.ts'
import { call, send, testEnv } from '#tests/support/backend/calls.ts'

const MINUTE = 60_000
const NOW = Date.parse('2026-11-20T21:00:00Z')
const at = new Date(NOW).toISOString()

const { token, uid } = await makeUser(['administrator'])
const feeds = async (search: object = {}) =>
  allParts((where) => call(adminFeedCalls.listFeeds, { ...search, ...where }, { token, at, lan: 'zh_CN' }))

async function post(path: string, body: object) {
  const text = JSON.stringify(body)
  const headers = await signedHeaders(testEnv.FEED_SECRET ?? '', text, Date.now())
  const response = await send(path, { method: 'POST', body: text, headers }, { at })
  expect(response.status, await response.clone().text()).toBe(200)
}

/** A season of a league with one match that kicks off at that hour of the evening, London time. */
async function imported(file: string, name: string, time: string, teams: [string, string]) {
  const [team1, team2] = teams
  const season = parseOpenfootball(file, {
    name,
    matches: [{ round: 'Matchday 12', date: '2026-11-20', time, team1, team2 }],
  })
  await post('/feed/import', season)
  return { leagueId: season.league.id, matchId: season.matches[0]?.id ?? 0 }
}

test('a league that was imported is listed, and is late when its match does not begin', async () => {
  const { leagueId } = await imported('en.2.json', 'English Championship 2026/27', '20:00', [
    'Leeds United FC',
    'Hull City',
  ])
  const of = async (search?: object) => (await feeds(search)).find((feed) => feed.leagueId === leagueId)
  expect(await of()).toMatchObject({ source: 'openfootball', seasons: 1, matches: 1, late: 1, live: 0, importedAt: at })
  expect(await of()).not.toHaveProperty('push')
  expect(await of({ state: 'late', source: 'openfootball' })).toBeDefined()
  expect(await of({ state: 'silent' })).toBeDefined()
  for (const search of [{ state: 'live' }, { state: 'pushed' }, { source: 'cricsheet' }])
    expect(await of(search), JSON.stringify(search)).toBeUndefined()
})

test('what is pushed is counted, with how long after it happened it came', async () => {
  const { leagueId, matchId } = await imported('es.1.json', 'Spanish Primera División 2026/27', '20:30', [
    'Real Madrid',
    'FC Barcelona',
  ])
  const event = (seq: number, type: string, ms: number) => ({
    ...{ seq, type, at: new Date(NOW - ms).toISOString(), clock: 60 * seq },
    ...(type === 'goal' ? { side: 'home' } : {}),
  })
  await post('/feed/push', { matchId, events: [event(1, 'kick_off', 20 * MINUTE), event(2, 'goal', 90_000)] })
  await post('/feed/push', { matchId, events: [event(2, 'goal', 90_000), event(3, 'goal', 45_000)] })
  const [feed] = (await feeds({ sort: 'pushed' })).filter((each) => each.leagueId === leagueId)
  expect(feed).toMatchObject({ late: 0, live: 1, push: { at, events: 3, behindSeconds: 45 } })
  expect((await feeds({ state: 'live' })).map((each) => each.leagueId)).toContain(leagueId)
  expect((await feeds({ state: 'silent' })).map((each) => each.leagueId)).not.toContain(leagueId)
})

test('a file of it is in the audit log', async () => {
  await call(adminFeedCalls.listFeeds, { size: 'file' }, { token })
  const { list } = await call(adminCalls.listAudit, { act: 'save_list', admin: uid }, { token })
  expect(list.map(({ detail }) => detail)).toEqual(['feeds'])
})
