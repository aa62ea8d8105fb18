import { describe, expect, test } from 'vitest'
import type { MatchState } from '#contract/match-state.ts'
import { testContest, testContests } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { isDecided } from '../shared/series.ts'
import { VALORANT_AGENTS } from './agents.ts'
import { roundsKeys } from './keys.ts'
import { mapWinner } from './map-score.ts'
import { roundsPositions } from './positions.ts'
import { roundsRules } from './rules.ts'
import { roundsSimulator } from './simulate.ts'
import { roundsTitle } from './titles.ts'

const boardOf = (state: MatchState) => {
  if (state.board?.family !== 'rounds') throw new Error('no board of rounds')
  return state.board
}

describe.each([2, 8, 14, 16, 20])('game %i', (gameId) => {
  const title = roundsTitle(gameId)
  const contests = testContests('rounds', gameId, 40, { positions: roundsPositions(gameId), starters: title.teamSize })
  const played = contests.map((contest, index) => {
    const series = { ...contest, bestOf: [3, 1, 5, 3][index % 4] ?? 3 }
    const log = roundsSimulator.simulate(series, index * 17)
    return { contest: series, log, state: fold(roundsRules, series, log) }
  })

  test('every simulated log is valid', () => {
    for (const { contest, log } of played)
      expect(logFaults(contest, log, roundsSimulator.minMinutes(contest))).toEqual([])
  })

  test('the score is the maps won, every map by its rules and none level', () => {
    for (const { contest, state } of played) {
      const { maps } = boardOf(state)
      const done = maps.filter(({ winner }) => winner)
      for (const map of done) expect(map.winner).toBe(mapWinner(title, map))
      for (const side of ['home', 'away'] as const)
        expect(state.score[side]).toBe(done.filter(({ winner }) => winner === side).length)
      expect(state.periods.map(({ home, away, note }) => [note, home, away])).toEqual(
        done.map(({ name, home, away }) => [name, home, away]),
      )
      expect(isDecided(state.score, contest.bestOf)).toBe(true)
      expect(state.winner).toBe(state.score.home > state.score.away ? 'home' : 'away')
      expect(new Set(maps.map(({ name }) => name)).size).toBe(contest.bestOf)
    }
  })

  test('nobody has more money than the game lets five players have, and none where nothing is bought', () => {
    for (const { log } of played)
      for (const { type, data } of log) {
        if (type !== 'round_start') continue
        if (title.money) expect(Number(data?.homeMoney)).toBeLessThanOrEqual(title.money.cap)
        else expect(data).not.toHaveProperty('homeMoney')
      }
  })

  test('whoever plants is alive, and what is planted is defused where the defenders win', () => {
    for (const { log } of played) {
      const fallen = new Set<number | undefined>()
      let planted: string | undefined
      for (const { type, side, player, other, data } of log) {
        if (type === 'round_start') {
          fallen.clear()
          planted = undefined
        }
        if (type === 'kill') fallen.add(other)
        if (type.endsWith('_planted')) {
          expect(fallen).not.toContain(player)
          planted = side
        }
        if (type === 'round_won' && planted && side !== planted) expect(data?.how).toBe('defuse')
      }
    }
  })

  test('a game whose sides change after every round has neither halves nor overtime', () => {
    const turns = played.flatMap(({ log }) => log).filter(({ type }) => type === 'half_time' || type === 'overtime')
    expect(turns.length > 0).toBe(title.changesEachRound !== true)
  })

  test('kills and deaths of the lines agree with the statistics', () => {
    for (const { state } of played) {
      const sum = (key: string, side: string) =>
        state.players.filter((line) => line.side === side).reduce((all, { values }) => all + Number(values[key]), 0)
      expect(sum('kills', 'home')).toBe(sum('deaths', 'away'))
      expect(sum('kills', 'away')).toBe(sum('deaths', 'home'))
      expect(state.stats.find(({ key }) => key === 'kills')).toMatchObject({
        home: sum('kills', 'home'),
        away: sum('kills', 'away'),
      })
      for (const { values } of state.players) {
        expect(Number(values.adr)).toBeLessThan(190)
        expect(Number(values.rating)).toBeGreaterThan(0.1)
      }
    }
  })

  test('every key in a simulated log is among the keys of the sport', () => {
    const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
    for (const { state } of played) {
      for (const { type } of state.timeline) has(roundsKeys.events, type)
      for (const { key } of state.stats) has(roundsKeys.stats, key)
      for (const key of state.playerColumns) has(roundsKeys.columns, key)
    }
    for (const position of roundsPositions(gameId)) has(roundsKeys.positions, position)
  })
})

const counterStrike = (count: number, options = {}) =>
  testContests('rounds', 2, count, { bestOf: 3, positions: roundsPositions(2), starters: 5, ...options })

test('a best of three stays within some 600 events', () => {
  const sizes = counterStrike(150).map((contest, seed) => roundsSimulator.simulate(contest, seed).length)
  expect(Math.max(...sizes)).toBeLessThanOrEqual(640)
})

test('overtime happens, and both sides of a map win rounds', () => {
  const states = counterStrike(100).map((contest, seed) =>
    fold(roundsRules, contest, roundsSimulator.simulate(contest, seed)),
  )
  const overtimes = states.filter(({ timeline }) => timeline.some(({ type }) => type === 'overtime'))
  expect(overtimes.length).toBeGreaterThan(5)
  const sum = (key: string) =>
    states
      .flatMap(({ stats }) => stats.filter((stat) => stat.key === key))
      .reduce((all, { home, away }) => all + home + away, 0)
  expect(sum('attack_rounds') / (sum('attack_rounds') + sum('defence_rounds'))).toBeGreaterThan(0.42)
  expect(sum('attack_rounds') / (sum('attack_rounds') + sum('defence_rounds'))).toBeLessThan(0.56)
})

test('the stronger side wins more often, not always', () => {
  const won = counterStrike(200, { strengths: [75, 55] }).filter(
    (contest, seed) => fold(roundsRules, contest, roundsSimulator.simulate(contest, seed)).winner === 'home',
  )
  expect(won.length).toBeGreaterThan(120)
  expect(won.length).toBeLessThan(196)
})

test('the same contest and seed give the same match', () => {
  const contest = testContest('rounds', 14, { bestOf: 5, positions: roundsPositions(14), starters: 5 })
  expect(roundsSimulator.simulate(contest, 5)).toEqual(roundsSimulator.simulate(contest, 5))
})

test('postponed and cancelled matches have that status and are not played', () => {
  for (const fate of ['postponed', 'cancelled'] as const)
    for (const contest of counterStrike(20, { fate })) {
      const log = roundsSimulator.simulate(contest, contest.matchId)
      expect(logFaults(contest, log, 0)).toEqual([])
      expect(fold(roundsRules, contest, log).status).toBe(fate)
    }
})

test('squads without players can be simulated', () => {
  const contest = testContest('rounds', 2, { bestOf: 3 })
  expect(fold(roundsRules, contest, roundsSimulator.simulate(contest, 3)).status).toBe('finished')
})

test('a series folds and is simulated in a few milliseconds', () => {
  const contest = testContest('rounds', 2, { bestOf: 3, positions: roundsPositions(2), starters: 5 })
  const { events, foldMs, simulateMs } = costOf(roundsRules, roundsSimulator, contest)
  expect((foldMs / events) * 500).toBeLessThan(4.5)
  expect(simulateMs).toBeLessThan(12)
})

describe('agents of Valorant', () => {
  const contests = testContests('rounds', 14, 20, { positions: roundsPositions(14), starters: 5 })
  const starts = contests.flatMap((contest, seed) =>
    roundsSimulator
      .simulate({ ...contest, bestOf: 3 }, seed)
      .filter(({ type }) => type === 'map_start')
      .map(({ data }) => ({ contest, data })),
  )

  test('each player of a team has one on every map, and no two the same', () => {
    expect(starts.length).toBeGreaterThan(40)
    for (const { contest, data } of starts)
      for (const side of ['home', 'away'] as const) {
        const agents = contest[side].squad.filter(({ isStarter }) => isStarter).map(({ id }) => data?.[`agent${id}`])
        expect(agents).not.toContain(undefined)
        expect(new Set(agents).size).toBe(5)
      }
  })

  test('a player with a role plays one of its agents', () => {
    for (const { contest, data } of starts)
      for (const { id, position, isStarter } of contest.home.squad)
        if (isStarter && position in VALORANT_AGENTS) expect(VALORANT_AGENTS[position]).toContain(data?.[`agent${id}`])
  })

  test('Counter-Strike has none', () => {
    const [contest] = counterStrike(1)
    if (!contest) throw new Error('no contest')
    const keys = roundsSimulator.simulate(contest, 1).flatMap(({ data }) => Object.keys(data ?? {}))
    expect(keys.filter((key) => key.startsWith('agent'))).toEqual([])
  })
})

const PISTOLS = ['Glock-18', 'USP-S', 'P250', 'Desert Eagle', 'Five-SeveN']

test('kills of Counter-Strike are made with what they are made with, and the AWP is in the hands of one a team', () => {
  const contests = testContests('rounds', 2, 60, { positions: roundsPositions(2), starters: 5 })
  const shares = new Map<string, number>()
  const snipers = { own: 0, all: 0 }
  let all = 0
  let isFirst = false
  for (const [seed, contest] of contests.entries())
    for (const { type, side, player, data } of roundsSimulator.simulate({ ...contest, bestOf: 1 }, seed)) {
      if (type === 'round_start') isFirst = data?.round === 1 || data?.round === 13
      if (type !== 'kill' || !side) continue
      const weapon = String(data?.weapon)
      if (isFirst) expect(PISTOLS).toContain(weapon)
      shares.set(weapon, (shares.get(weapon) ?? 0) + 1)
      all += 1
      if (weapon !== 'AWP') continue
      snipers.all += 1
      if (contest[side].squad.find(({ id }) => id === player)?.position === 'awper') snipers.own += 1
    }
  const shareOf = (...weapons: string[]) => weapons.reduce((sum, weapon) => sum + (shares.get(weapon) ?? 0), 0) / all
  const within = (share: number, least: number, most: number) => {
    expect(share).toBeGreaterThan(least)
    expect(share).toBeLessThan(most)
  }
  within(shareOf('AK-47', 'M4A1-S', 'M4A4', 'Galil AR', 'FAMAS'), 0.5, 0.68)
  within(shareOf('AWP'), 0.09, 0.16)
  within(shareOf(...PISTOLS), 0.1, 0.21)
  within(shareOf('MAC-10', 'MP9'), 0.04, 0.11)
  expect(shareOf('HE Grenade')).toBeLessThan(0.015)
  expect(snipers.own / snipers.all).toBeGreaterThan(0.8)
})
