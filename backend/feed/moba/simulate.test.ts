import { describe, expect, test } from 'vitest'
import { testContest, testContests } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { isDecided } from '../shared/series.ts'
import { mobaKeys } from './keys.ts'
import { mobaPositions } from './positions.ts'
import { mobaRules } from './rules.ts'
import { mobaSimulator } from './simulate.ts'
import { mobaTitle } from './titles.ts'

const GAMES = [1, 3, 4, 7, 24, 25]

describe.each(GAMES)('game %i', (gameId) => {
  const contests = testContests('moba', gameId, 40, { positions: mobaPositions(gameId), starters: 5 })
  const played = contests.map((contest, index) => {
    const series = { ...contest, bestOf: [3, 5, 1, 7][index % 4] ?? 3 }
    const log = mobaSimulator.simulate(series, index * 31)
    return { contest: series, log, state: fold(mobaRules, series, log) }
  })

  test('every simulated log is valid', () => {
    for (const { contest, log } of played)
      expect(logFaults(contest, log, mobaSimulator.minMinutes(contest))).toEqual([])
  })

  test('the score is the maps won, and somebody won enough of them', () => {
    for (const { contest, state } of played) {
      if (state.board?.family !== 'moba') throw new Error('no board')
      const won = (side: string) =>
        (state.board?.family === 'moba' ? state.board.maps : []).filter((map) => map.winner === side)
      expect(state.score).toEqual({ home: won('home').length, away: won('away').length })
      expect(state.periods).toHaveLength(state.board.maps.length)
      expect(state.status).toBe('finished')
      expect(isDecided(state.score, contest.bestOf)).toBe(true)
      expect(state.winner).toBe(state.score.home > state.score.away ? 'home' : 'away')
    }
  })

  test('kills, deaths and the kills of the maps agree', () => {
    for (const { state } of played) {
      const sum = (key: string, side?: string) =>
        state.players
          .filter((line) => !side || line.side === side)
          .reduce((all, { values }) => all + Number(values[key] ?? 0), 0)
      const periods = state.periods.reduce((all, { home, away }) => all + home + away, 0)
      expect(state.stats.find(({ key }) => key === 'kills')).toMatchObject({
        home: sum('match_kills', 'home'),
        away: sum('match_kills', 'away'),
      })
      expect(periods).toBe(sum('match_kills'))
      expect(sum('match_deaths')).toBe(periods)
    }
  })

  test('the clock of a map is the time on the wall, and drafts hold no hero twice', () => {
    for (const { log } of played) {
      let from = 0
      let paused = 0
      let heroes: unknown[] = []
      for (const event of log) {
        if (event.type === 'draft') heroes = []
        if (event.type === 'pick' || event.type === 'ban') heroes.push(event.data?.hero)
        if (event.type === 'map_start') {
          expect(new Set(heroes).size).toBe(heroes.length)
          from = Date.parse(event.at)
        }
        if (event.type === 'pause') paused = Date.parse(event.at)
        if (event.type === 'resume') from += Date.parse(event.at) - paused
        if (event.type === 'kill')
          expect(Math.abs((Date.parse(event.at) - from) / 1000 - (event.clock ?? 0))).toBeLessThan(1)
      }
    }
  })

  test('a player plays a hero that is played in the position', () => {
    const { heroes } = mobaTitle(gameId)
    for (const { contest, log } of played.filter(({ contest: { bestOf } }) => bestOf <= 5))
      for (const { type, side, player, data } of log) {
        if (type !== 'pick' || !side) continue
        const member = contest[side].squad.find(({ id }) => id === player)
        expect(heroes[member?.position ?? '']).toContain(data?.hero)
      }
  })

  test('nobody dies again before coming back, and fights are spread over a map, more of them late', () => {
    const halves = { early: 0, late: 0 }
    for (const { log } of played) {
      let died = new Map<number, number>()
      let last = 0
      let gap = 0
      let kills: number[] = []
      for (const { type, clock = 0, other } of log) {
        if (type === 'map_start') {
          died = new Map()
          last = 150
          gap = 0
          kills = []
        }
        if (type === 'map_won') {
          for (const at of kills) halves[at * 2 < clock ? 'early' : 'late'] += 1
          expect(Math.max(gap, clock - last)).toBeLessThan(clock * 0.38)
        }
        if (type !== 'kill' || other === undefined) continue
        expect(clock - (died.get(other) ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(10)
        died.set(other, clock)
        gap = Math.max(gap, clock - last)
        last = clock
        kills.push(clock)
      }
    }
    expect(halves.late).toBeGreaterThan(halves.early * 1.2)
  })

  test('every key in a simulated log is among the keys of the sport', () => {
    const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
    for (const { state } of played) {
      for (const { type } of state.timeline) has(mobaKeys.events, type)
      for (const { key } of state.stats) has(mobaKeys.stats, key)
      for (const key of state.playerColumns) has(mobaKeys.columns, key)
    }
    for (const position of mobaPositions(gameId)) has(mobaKeys.positions, position)
  })
})

/** Picks of each game of 40 series of five, as `home Ahri`. */
const picksOf = (gameId: number): string[][][] =>
  testContests('moba', gameId, 40, { positions: mobaPositions(gameId), starters: 5 }).map((contest, seed) => {
    const games: string[][] = []
    for (const { type, side, data } of mobaSimulator.simulate({ ...contest, bestOf: 5 }, seed)) {
      if (type === 'draft') games.push([])
      if (type === 'pick') games.at(-1)?.push(`${side} ${data?.hero}`)
    }
    return games
  })

const repeated = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) < index)
const withoutSide = (picks: readonly string[]): string[] => picks.map((pick) => pick.replace(/^\w+ /, ''))

test('in League of Legends nobody picks a champion whom either side has picked in the series', () => {
  for (const games of picksOf(1)) expect(repeated(withoutSide(games.flat()))).toEqual([])
})

test('in Honor of Kings and Arena of Valor no side picks a hero again that it has picked in the series', () => {
  for (const gameId of [3, 24]) {
    const series = picksOf(gameId)
    for (const games of series) expect(repeated(games.flat())).toEqual([])
    expect(series.some((games) => repeated(withoutSide(games.flat())).length > 0)).toBe(true)
  }
})

test('in Dota 2 a hero comes back in the next game', () => {
  expect(picksOf(4).some((games) => repeated(games.flat()).length > 0)).toBe(true)
})

test('the same contest and seed give the same match, another seed another', () => {
  const contest = testContest('moba', 1, { bestOf: 3, positions: mobaPositions(1), starters: 5 })
  expect(mobaSimulator.simulate(contest, 5)).toEqual(mobaSimulator.simulate(contest, 5))
  expect(mobaSimulator.simulate(contest, 6)).not.toEqual(mobaSimulator.simulate(contest, 5))
})

test('the stronger side wins more often, not always', () => {
  const contests = testContests('moba', 1, 200, { bestOf: 3, strengths: [75, 55] })
  const won = contests.filter(
    (contest, seed) => fold(mobaRules, contest, mobaSimulator.simulate(contest, seed)).winner === 'home',
  )
  expect(won.length).toBeGreaterThan(120)
  expect(won.length).toBeLessThan(196)
})

test('postponed and cancelled matches have that status and are not played', () => {
  for (const fate of ['postponed', 'cancelled'] as const)
    for (const contest of testContests('moba', 4, 20, { fate })) {
      const log = mobaSimulator.simulate(contest, contest.matchId)
      expect(logFaults(contest, log, 0)).toEqual([])
      expect(fold(mobaRules, contest, log).status).toBe(fate)
    }
})

test('squads without players can be simulated', () => {
  const contest = testContest('moba', 1, { bestOf: 3 })
  expect(fold(mobaRules, contest, mobaSimulator.simulate(contest, 3)).status).toBe('finished')
})

test('a series folds and is simulated in a few milliseconds', () => {
  const contest = testContest('moba', 4, { bestOf: 3, positions: mobaPositions(4), starters: 5 })
  const { events, foldMs, simulateMs } = costOf(mobaRules, mobaSimulator, contest)
  expect((foldMs / events) * 500).toBeLessThan(4.5)
  expect(simulateMs).toBeLessThan(12)
})
