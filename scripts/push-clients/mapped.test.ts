import { expect, test } from 'vitest'
import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import { stateOf } from '#tests/support/imports.ts'
import { EVENTS, footballAnswer, GAMES, pandascoreMatch } from '#tests/support/provider-answers.ts'
import { fromApiFootball } from './api-football.ts'
import { fromPandascore } from './pandascore.ts'
import type { Told } from './tell-site.ts'

/** The log after these answers, one after the other, as the site would have it. */
function logOf(...told: Told[]): MatchEvent[] {
  const log: MatchEvent[] = []
  for (const each of told)
    for (const { of, type, data, ...fields } of each.eventsAfter(log.slice()))
      log.push({ ...fields, seq: log.length + 1, at: '2026-05-02T18:00:00.000Z', type, data: { ...data, of } })
  return log
}

function stateAfter(...told: Told[]): MatchState {
  const [match] = told[0]?.fixture.matches ?? []
  const fixture = told[0]?.fixture
  if (!fixture || !match) throw new Error('no match')
  return stateOf({ ...fixture, matches: [{ ...match, events: logOf(...told) }] })
}

const typesOf = (log: readonly MatchEvent[]) => log.map(({ type }) => type)
const football = (...answer: Parameters<typeof footballAnswer>) => fromApiFootball(footballAnswer(...answer))

test('a fixture of API-Football is a match with line-ups; told twice it is told once', () => {
  const { fixture } = football('NS', null)
  expect(fixture).toMatchObject({ gameId: 202, season: '2026', matches: [{ round: 7, startsAt: 1_780_000_000_000 }] })
  expect(fixture.matches[0]?.squads?.home.map(({ position, isStarter }) => [position, isStarter])).toEqual([
    ['gk', true],
    ['fw', true],
    ['mf', false],
  ])
  const half = () => football('1H', [1, 0], [EVENTS.goal])
  expect(typesOf(logOf(football('NS', null), half(), half()))).toEqual(['kick_off', 'goal'])
})

test('what happened between two answers is told in the order of the match', () => {
  const { goal, card, penalty, change, own } = EVENTS
  const log = logOf(football('1H', [0, 0]), football('FT', [1, 2], [goal, card, penalty, change, own]))
  expect(typesOf(log)).toEqual([
    ...[
      'kick_off',
      'goal',
      'yellow_card',
      'penalty_goal',
      'half_time',
      'second_half_start',
      'substitution',
      'own_goal',
    ],
    'end',
  ])
  expect(log.find(({ type }) => type === 'penalty_goal')?.clock).toBe(47 * 60)
  const state = stateAfter(football('FT', [1, 2], [goal, card, penalty, change, own]))
  expect(state).toMatchObject({ status: 'finished', winner: 'away', score: { home: 1, away: 2 } })
  const members = football('NS', null).fixture.matches[0]?.squads?.home ?? []
  // The line-up says that 103 was on the bench, whichever of the two is named first.
  expect(log.find(({ type }) => type === 'substitution')).toMatchObject({
    player: members[2]?.id,
    other: members[0]?.id,
  })
})

test('a goal that the provider takes back is cancelled, and may be scored again', () => {
  const before = football('1H', [1, 0], [EVENTS.goal])
  const after = football('1H', [0, 0], [EVENTS.video])
  expect(typesOf(logOf(before, after, after))).toEqual(['kick_off', 'goal', 'goal_cancelled'])
  expect(stateAfter(before, after).score).toEqual({ home: 0, away: 0 })
})

test('a score that the events do not come to is told as it is', () => {
  const log = logOf(football('2H', [2, 0], [EVENTS.goal]), football('2H', [2, 0], [EVENTS.goal]))
  expect(typesOf(log).filter((type) => type === 'score')).toEqual(['score'])
  expect(stateAfter(football('2H', [2, 0], [EVENTS.goal])).score).toEqual({ home: 2, away: 0 })
})

test('extra time, and kicks without it', () => {
  const extra = { score: { extratime: { home: 0, away: 1 } } }
  expect(typesOf(logOf(football('AET', [1, 2], [EVENTS.goal, EVENTS.penalty, EVENTS.late], extra)))).toEqual([
    ...['kick_off', 'goal', 'penalty_goal', 'half_time', 'second_half_start', 'full_time'],
    ...['extra_time_start', 'goal', 'extra_half_time', 'extra_second_start', 'end'],
  ])
  const kicks = football('PEN', [1, 1], [EVENTS.goal, EVENTS.penalty, EVENTS.kick])
  expect(typesOf(logOf(kicks)).slice(-4)).toEqual(['full_time', 'shootout_start', 'shootout_goal', 'end'])
  expect(stateAfter(kicks)).toMatchObject({ winner: 'home', score: { home: 1, away: 1 } })
})

test.each([
  ['PST', 'postponed', 'postponed'],
  ['CANC', 'cancelled', 'cancelled'],
  ['ABD', 'abandoned', 'cancelled'],
])('%s is %s', (short, type, status) => {
  expect(typesOf(logOf(football(short, null), football(short, null)))).toEqual([type])
  expect(stateAfter(football(short, null)).status).toBe(status)
})

test('an answer that is none is refused with its path', () => {
  expect(() => fromApiFootball({ response: [] })).toThrow('API-Football at response')
  expect(() => football('NS', [1e9, 0])).toThrow('API-Football at response[0].goals.home')
  expect(() => fromPandascore(pandascoreMatch('over'))).toThrow('PandaScore at status')
  expect(() => fromPandascore(pandascoreMatch('running', [], { videogame: { slug: 'chess' } }))).toThrow(
    'videogame.slug',
  )
})

const esports = (...match: Parameters<typeof pandascoreMatch>) => fromPandascore(pandascoreMatch(...match))

test('a match of PandaScore is told map by map, once', () => {
  const { first, second, running } = GAMES
  const third = { ...first, position: 3 }
  const told = [
    esports('not_started'),
    esports('running', [first, running]),
    esports('running', [first, running]),
    esports('finished', [first, second, third], { winner_id: 21 }),
  ]
  expect(typesOf(logOf(...told))).toEqual([
    ...['start', 'map_start', 'map_won', 'map_start', 'map_won', 'map_start', 'map_won', 'end'],
  ])
  expect(stateAfter(...told)).toMatchObject({
    status: 'finished',
    winner: 'home',
    score: { home: 2, away: 1 },
    board: { bestOf: 3, maps: [{ winner: 'home', seconds: 1800 }, { winner: 'away' }, { winner: 'home' }] },
  })
  // Kills and gold are in no match object: unknown, not nought.
  expect(stateAfter(...told).stats).toEqual([])
})

test('a match that was given up has a winner and no maps', () => {
  const state = stateAfter(esports('finished', [], { winner_id: 22, forfeit: true }))
  expect(state).toMatchObject({ status: 'finished', winner: 'away', endedBy: 'walkover' })
})
