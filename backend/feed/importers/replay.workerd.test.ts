import { expect, test } from 'vitest'
import { matchCalls } from '#contract/match.ts'
import { call, EVENING, send, testEnv } from '#tests/support/backend/calls.ts'
import text from '#tests/support/sources/cricsheet.json?raw'
import { replayOf } from '../../../scripts/replay-match.ts'
import { signedHeaders } from '../push/signature.ts'
import { cricsheet } from './cricsheet/cricsheet.ts'
import type { ImportedSeason } from './imported-season.ts'

const NOW = Date.parse(EVENING)

async function ask(path: string, content: object, secret = testEnv.FEED_SECRET ?? ''): Promise<Response> {
  const body = JSON.stringify(content)
  return send(path, { method: 'POST', body, headers: await signedHeaders(secret, body, Date.now()) })
}

const [season] = cricsheet.parse([{ file: 'replayed.json', text }])
if (!season) throw new Error('no season')
const matchId = season.matches[0]?.id ?? 0

test('a stored match is read as it was imported, by who may sign', async () => {
  await ask('/feed/import', season)
  const read = (await (await ask('/feed/match', { matchId })).json()) as ImportedSeason
  expect(read.matches[0]?.events).toEqual(season.matches[0]?.events)
  expect(read.people?.length).toBe(season.people?.length)
  expect((await ask('/feed/import', read)).status).toBe(200)
  expect((await ask('/feed/match', { matchId }, 'guessed')).status).toBe(401)
  expect((await ask('/feed/match', { matchId: 1 })).status).toBe(404)
})

test('a replay is played through the push, says whose it is, and counts in no table and no form', async () => {
  await ask('/feed/import', season)
  const stored = (await (await ask('/feed/match', { matchId })).json()) as ImportedSeason
  const replay = replayOf(stored, { startsAt: NOW, speed: 1000 })
  expect(await (await ask('/feed/import', replay.season)).json()).toMatchObject({ added: 1 })
  const at = new Date(NOW).toISOString()
  const events = replay.script.map(({ event }) => ({ ...event, at }))
  expect((await ask('/feed/push', { matchId: replay.matchId, events })).status).toBe(200)
  const { match, squads } = await call(matchCalls.getMatch, { game: 'cricket', matchId: replay.matchId })
  expect(match).toMatchObject({ status: 'finished', replayOf: matchId, winner: 'away' })
  expect(squads.home.people[0]?.name).toBe('A Ash')
  const { rows } = await call(matchCalls.getStandings, { leagueId: season.league.id })
  expect(rows.map(({ played }) => played)).toEqual([1, 1])
  const { homeRecent } = await call(matchCalls.getHeadToHead, { matchId: replay.matchId })
  expect(homeRecent.map(({ id }) => id)).toEqual([matchId])
})
