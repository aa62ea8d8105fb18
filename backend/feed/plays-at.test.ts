import { expect, test } from 'vitest'
import { type Family, GAMES } from '#contract/games.ts'
import { fixturesOf } from './calendar/fixtures.ts'
import { stageAt } from './calendar/stage.ts'
import { foldLog } from './fold.ts'
import { playsAt } from './plays-at.ts'
import { simulatedLog } from './simulated-log.ts'
import type { MatchLog } from './types.ts'

const STAGE = stageAt(Date.UTC(2026, 10, 20))
const [HALF_WAY, AFTER] = [0.5, 2]

/** A played match of each family. */
const LOGS = new Map<Family, MatchLog>(
  GAMES.toReversed().flatMap(({ id, family }) => {
    const fixture = fixturesOf(id, STAGE).find(({ fate }) => fate === 'played')
    const log = fixture && simulatedLog('plays', fixture.matchId)
    return log ? [[family, log] as const] : []
  }),
)

const timeAt = ({ events, contest }: MatchLog, share: number): number => {
  const end = Date.parse(events.at(-1)?.at ?? '')
  return contest.startsAt + (end - contest.startsAt) * share
}

test.each([...LOGS])('plays of %s tell the match up to now and nothing later', (_, log) => {
  const now = timeAt(log, HALF_WAY)
  const first = playsAt(log, now)
  expect(first.plays.length).toBeGreaterThan(2)
  expect(first.plays.every(({ at }) => Date.parse(at) <= now)).toBe(true)
  const all = playsAt(log, timeAt(log, AFTER))
  expect(all.plays.slice(0, first.plays.length)).toEqual(first.plays)
  expect(all.seq).toBe(log.events.at(-1)?.seq)
  expect(all.plays).toEqual(playsAt({ ...log }, timeAt(log, AFTER)).plays)
  expect(playsAt(log, now)).toMatchObject({ plays: first.plays })
  const end = foldLog(log.contest, log.events)
  expect(all.plays.at(-1)?.score).toEqual(end.score)
  const told = new Set(all.plays.map(({ seq }) => seq))
  expect(end.timeline.filter(({ seq }) => !told.has(seq))).toEqual([])
})

test('a play has its place, the scoreboard after it, and how the timeline tells it', () => {
  const playsOf = (family: Family) => {
    const log = LOGS.get(family)
    return log ? playsAt(log, timeAt(log, AFTER)).plays : []
  }
  const [points, balls] = [playsOf('tennis'), playsOf('cricket')]
  const games = points.filter(({ told }) => told?.type === 'game_won')
  expect(games.length).toBeGreaterThan(5)
  expect(games.every(({ type, board }) => type === 'point' && board?.family === 'tennis')).toBe(true)
  const hits = balls.filter(({ type, data }) => type === 'ball' && Number(data?.runs) > 0)
  expect(hits.every(({ data, board }) => data?.toward !== undefined && board?.family === 'cricket')).toBe(true)
  for (const { data } of playsOf('basketball').filter(({ type }) => /^(two|three)_/.test(type))) {
    const [x, y] = [Number(data?.x), Number(data?.y)]
    expect(x > 60 && x < 100 && y > 0 && y < 100, `${x} ${y}`).toBe(true)
  }
  expect(playsOf('football').filter(({ type }) => type === 'corner')[0]?.data).toMatchObject({ x: 100 })
})

test('plays of sets, snooker, fights and lobbies say what stood inside them, and where it was', () => {
  const playsOf = (family: Family) => {
    const log = LOGS.get(family)
    return log ? playsAt(log, timeAt(log, AFTER)).plays : []
  }
  const rallies = playsOf('sets').filter(({ type }) => type === 'point')
  expect(rallies.length).toBeGreaterThan(30)
  for (const { board, data } of rallies) {
    expect(board?.family).toBe('sets')
    // A winner is in the half of who lost the rally, an error in the net or off the court.
    const [x, y] = [Number(data?.x), Number(data?.y)]
    if (data?.how !== 'error') expect(x > 50 && x < 100 && y > 0 && y < 100, `${data?.how} ${x} ${y}`).toBe(true)
    else expect(x === 51 || x < 0 || y < 0 || y > 100, `${x} ${y}`).toBe(true)
  }
  const sets = LOGS.get('sets')
  const told = sets ? foldLog(sets.contest, sets.events).timeline : []
  expect(told.filter(({ data }) => data?.x !== undefined)).toEqual([])
  const breaks = playsOf('frames').filter(({ type }) => type === 'break')
  expect(breaks.length).toBeGreaterThan(3)
  expect(breaks.every(({ board, data }) => board?.family === 'frames' && board.break === data?.points)).toBe(true)
  const strikes = playsOf('combat').filter(({ type }) => type === 'strikes')
  expect(strikes.length).toBeGreaterThan(0)
  for (const { board, data } of strikes) {
    expect(board).toMatchObject({ family: 'combat', rounds: expect.any(Number) })
    for (const side of ['home', 'away'])
      expect(Number(data?.[`${side}Head`]) + Number(data?.[`${side}Body`]) + Number(data?.[`${side}Legs`])).toBe(
        data?.[`${side}Strikes`],
      )
  }
  const lobby = playsOf('battle_royale')
  const zones = lobby.filter(({ type }) => type === 'zone')
  expect(zones.length).toBeGreaterThan(5)
  zones.forEach(({ data, board }, at) => {
    expect(board).toMatchObject({ family: 'battle_royale', zone: data?.circle })
    const before = zones[at - 1]?.data
    if (!before || data?.circle === 1) return
    // Each lies within the one before, but for rounding.
    const apart = Math.hypot(Number(data?.x) - Number(before.x), Number(data?.y) - Number(before.y))
    expect(apart + Number(data?.r)).toBeLessThan(Number(before.r) + 2)
  })
})
