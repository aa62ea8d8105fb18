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
