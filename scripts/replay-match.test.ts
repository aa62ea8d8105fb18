import { expect, test } from 'vitest'
import { cricsheet } from '#backend/feed/importers/cricsheet/cricsheet.ts'
import { parseOpenfootball } from '#backend/feed/importers/openfootball/parse-openfootball.ts'
import { sourceText, stateOf } from '#tests/support/imports.ts'
import { replayOf } from './replay-match.ts'

const NOW = Date.parse('2026-11-27T20:00:00Z')
const [stored] = cricsheet.parse([sourceText('cricsheet.json')])
if (!stored) throw new Error('no season')

test('a replay is a match of its own, which says whose, with nothing played yet', () => {
  const { season, matchId } = replayOf(stored, { startsAt: NOW, speed: 10 })
  const [match] = season.matches
  expect(match).toMatchObject({ id: matchId, replayOf: stored.matches[0]?.id, startsAt: NOW, events: [] })
  expect(matchId).not.toBe(stored.matches[0]?.id)
  expect(replayOf(stored, { startsAt: NOW + 1, speed: 10 }).matchId).not.toBe(matchId)
  expect(
    replayOf(
      { ...season, matches: stored.matches.map((each) => ({ ...each, replayOf: 7 })) },
      { startsAt: NOW, speed: 1 },
    ).season.matches[0]?.replayOf,
  ).toBe(7)
})

test('events keep their order, and their distances by the speed', () => {
  const { script } = replayOf(stored, { startsAt: NOW, speed: 10 })
  const events = stored.matches[0]?.events ?? []
  expect(script.map(({ event }) => event.seq)).toEqual(events.map(({ seq }) => seq))
  const lasted = Date.parse(events.at(-1)?.at ?? '') - Date.parse(events[0]?.at ?? '')
  expect((script.at(-1)?.dueAt ?? 0) - (script[0]?.dueAt ?? 0)).toBeCloseTo(lasted / 10)
  expect(script[0]?.dueAt).toBe(NOW)
  const replayed = {
    ...stored,
    matches: stored.matches.map((each) => ({ ...each, events: script.map(({ event }) => event) })),
  }
  expect(stateOf(replayed).score).toEqual(stateOf(stored).score)
})

test('what came before the start is due at once', () => {
  const early = { seq: 1, at: '2026-05-01T09:00:00.000Z', type: 'preview' }
  const season = { ...stored, matches: stored.matches.map((each) => ({ ...each, events: [early, ...each.events] })) }
  expect(replayOf(season, { startsAt: NOW, speed: 1 }).script[0]?.dueAt).toBe(NOW)
})

test('a match of which only the result is known has nothing to play again', () => {
  const line = {
    round: 'Matchday 1',
    date: '2026-08-14',
    team1: 'VfB Stuttgart',
    team2: 'Hamburger SV',
    score: { ft: [1, 1] },
  }
  const season = parseOpenfootball('de.1.json', { name: 'Deutsche Bundesliga 2026/27', matches: [line] })
  expect(() => replayOf(season, { startsAt: NOW, speed: 1 })).toThrow('only the result is known')
})
