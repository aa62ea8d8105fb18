import { expect, test } from 'vitest'
import { type PlannedMatch, partsOf, roundOfNow, roundsOf } from './season-rounds.ts'

const DAY = 86_400_000
let id = 0
const match = (round: number, homeId: number, awayId: number, day: number, rest: Partial<PlannedMatch> = {}) => ({
  id: ++id,
  round,
  homeId,
  awayId,
  startsAt: day * DAY,
  status: 'finished' as const,
  ...rest,
})

test('matches are in their rounds, in the order in which these are played', () => {
  const rounds = roundsOf([match(7, 1, 2, 0), match(8, 1, 3, 1), match(7, 3, 4, 2), match(8, 2, 4, 3)])
  expect(rounds.map(({ key, matches }) => [key, matches.length])).toEqual([
    ['r7', 2],
    ['r8', 2],
  ])
})

test('a match that is brought forward does not move its round', () => {
  const rounds = roundsOf([
    match(1, 1, 2, 0),
    match(3, 3, 4, 1),
    match(2, 1, 3, 2),
    match(3, 1, 2, 4),
    match(3, 5, 6, 4),
  ])
  expect(rounds.map(({ key }) => key)).toEqual(['r1', 'r2', 'r3'])
})

test('a round that is played again in a season is one of its own', () => {
  const rounds = roundsOf([match(1, 1, 2, 0), match(2, 2, 1, 1), match(1, 1, 2, 2)])
  expect(rounds.map(({ key, round }) => [key, round])).toEqual([
    ['r1', 1],
    ['r2', 2],
    ['r1.2', 1],
  ])
})

test('a match that was called off and planned again is in its round once, one that was not planned again stays', () => {
  for (const status of ['postponed', 'cancelled'] as const) {
    const first = match(1, 1, 2, 0, { status })
    const again = match(1, 1, 2, 5)
    expect(
      roundsOf([first, match(1, 3, 4, 1), again]).map(({ key, matches }) => [key, matches.at(-1), matches.length]),
    ).toEqual([['r1', again, 2]])
    expect(roundsOf([first])[0]?.matches).toEqual([first])
  }
})

test('a tour has days of the visitor, and so has a season without rounds; a cup among players has rounds', () => {
  const late = {
    id: 1,
    round: 3,
    homeId: 1,
    awayId: 2,
    startsAt: Date.parse('2026-11-20T20:00Z'),
    status: 'live',
  } as const
  const keysOf = (leagueId: number, gameId: number, round: number | null) =>
    partsOf([{ ...late, round }], { leagueId, gameId, zone: 'Asia/Tokyo' }).map(({ key }) => key)
  expect(keysOf(203001, 203, 3)).toEqual(['2026-11-21'])
  expect(keysOf(936698238, 210, null)).toEqual(['2026-11-21'])
  expect(keysOf(203005, 203, 3)).toEqual(['r3'])
})

test('the round of now is the one that is on, else the next, else the last', () => {
  const open = { status: 'scheduled' } as const
  const over = roundsOf([match(1, 1, 2, 0), match(2, 1, 2, 1)])
  expect(roundOfNow(over, 9 * DAY)?.key).toBe('r2')
  const next = roundsOf([match(1, 1, 2, 0), match(2, 1, 2, 5, open), match(3, 2, 1, 9, open)])
  expect(roundOfNow(next, 2 * DAY)?.key).toBe('r2')
  const on = roundsOf([match(1, 1, 2, 0, { status: 'live' }), match(2, 1, 2, 5, open)])
  expect(roundOfNow(on, DAY)?.key).toBe('r1')
  const putOff = roundsOf([match(2, 1, 2, 4), match(3, 2, 1, 9, open), match(2, 3, 4, 12, open)])
  expect(roundOfNow(putOff, 6 * DAY)?.key).toBe('r3')
  expect(roundOfNow([], 0)).toBeUndefined()
})
