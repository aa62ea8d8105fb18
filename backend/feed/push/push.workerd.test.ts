import { expect, test } from 'vitest'
import { parseOpenfootball } from '#backend/feed/importers/openfootball/parse-openfootball.ts'
import { matchCalls } from '#contract/match.ts'
import type { MatchEvent } from '#contract/match-state.ts'
import { call, EVENING, send, testEnv } from '#tests/support/backend/calls.ts'
import { signedHeaders } from './signature.ts'

const SECRET = testEnv.FEED_SECRET ?? ''
const START = Date.parse(EVENING) - 30 * 60_000

async function post(path: string, body: unknown, secret = SECRET, signedAt = Date.now()): Promise<Response> {
  const text = JSON.stringify(body)
  return send(path, { method: 'POST', body: text, headers: await signedHeaders(secret, text, signedAt) })
}

/** A stored match without events that kicked off half an hour ago. */
async function storedMatch(home: string, away: string): Promise<number> {
  const season = parseOpenfootball('en.1.json', {
    name: 'English Premier League 2026/27',
    matches: [{ round: 'Matchday 12', date: '2026-11-20', time: '19:00', team1: home, team2: away }],
  })
  expect((await post('/feed/import', season)).status).toBe(200)
  return season.matches[0]?.id ?? 0
}

const event = (seq: number, minute: number, fields: Partial<MatchEvent>): MatchEvent => ({
  seq,
  at: new Date(START + minute * 60_000).toISOString(),
  type: 'goal',
  clock: minute * 60,
  ...fields,
})
const KICK_OFF = event(1, 0, { type: 'kick_off' })
const GOAL = event(2, 9, { side: 'home' })

test('pushed events change the score of a match on its page and in lists', async () => {
  const matchId = await storedMatch('Arsenal FC', 'Chelsea FC')
  const answer = await post('/feed/push', { matchId, events: [KICK_OFF, GOAL] })
  expect(await answer.json()).toEqual({ status: 'ok', seq: 2, added: 2 })
  const { match, live } = await call(matchCalls.getMatch, { game: 'soccer', matchId })
  expect(match).toMatchObject({ status: 'live', score: { home: 1, away: 0 }, seq: 2, isSimulated: false })
  expect(live.timeline.map((item) => item.type)).toEqual(['kick_off', 'goal'])
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: 202, size: 100 })
  expect(matches.find((row) => row.id === matchId)).toMatchObject({
    score: { home: 1, away: 0 },
    home: { name: 'Arsenal FC' },
  })
})

test('a match is told as it was, also before its last stored state', async () => {
  const matchId = await storedMatch('Everton FC', 'Brentford FC')
  const goals = Array.from({ length: 60 }, (_, at) =>
    event(at + 2, 20 + at / 10, { side: 'home', clock: 1200 + at * 6 }),
  )
  expect((await post('/feed/push', { matchId, events: [KICK_OFF, ...goals] })).status).toBe(200)
  const stored = testEnv.DB.prepare('select seq from match_states where match_id = ?').bind(matchId)
  expect(await stored.first('seq')).toBe(61)
  const homeGoals = async (at?: string) =>
    (await call(matchCalls.getMatch, { game: 'soccer', matchId, ...(at ? { at } : {}) })).match.score.home
  expect(await homeGoals()).toBe(60)
  expect(await homeGoals(new Date(START + 22 * 60_000).toISOString())).toBe(21)
})

test('the same events sent again change nothing', async () => {
  const matchId = await storedMatch('Everton FC', 'Fulham FC')
  const body = { matchId, events: [KICK_OFF, GOAL] }
  await post('/feed/push', body)
  expect(await (await post('/feed/push', body)).json()).toEqual({ status: 'ok', seq: 2, added: 0 })
  const { match } = await call(matchCalls.getMatch, { game: 'soccer', matchId })
  expect(match.score).toEqual({ home: 1, away: 0 })
})

test('a gap is refused with the missing `seq`, and nothing of the request is stored', async () => {
  const matchId = await storedMatch('Burnley FC', 'Brentford FC')
  const answer = await post('/feed/push', { matchId, events: [KICK_OFF, { ...GOAL, seq: 4 }] })
  expect([answer.status, await answer.json()]).toEqual([409, { error: 'expected seq 2' }])
  const { match } = await call(matchCalls.getMatch, { game: 'soccer', matchId })
  expect(match.seq).toBe(0)
})

test('a request without a valid, recent signature is refused', async () => {
  const body = { matchId: 1, events: [KICK_OFF] }
  const unsigned = await send('/feed/push', { method: 'POST', body: JSON.stringify(body) })
  const wrong = await post('/feed/push', body, 'another secret')
  const old = await post('/feed/push', body, SECRET, Date.now() - 6 * 60_000)
  expect([unsigned.status, wrong.status, old.status]).toEqual([401, 401, 401])
})

test('events of unknown matches, future events and invalid events are refused', async () => {
  const matchId = await storedMatch('Sunderland AFC', 'Liverpool FC')
  const future = { ...KICK_OFF, at: new Date(Date.parse(EVENING) + 600_000).toISOString() }
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: 202 })
  const statusOf = async (body: unknown) => (await post('/feed/push', body)).status
  expect(await statusOf({ matchId: 901_234_567_890, events: [KICK_OFF] })).toBe(404)
  expect(await statusOf({ matchId: matches.find((row) => row.isSimulated)?.id, events: [KICK_OFF] })).toBe(404)
  expect(await statusOf({ matchId, events: [future] })).toBe(409)
  expect(await statusOf({ matchId, events: [{ ...KICK_OFF, side: 'middle' }] })).toBe(400)
  expect(await statusOf([])).toBe(400)
})
