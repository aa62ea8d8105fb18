import { describe, expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import { testContest, testContests, testLog } from '#tests/support/backend/contests.ts'
import { costOf, fold } from '../shared/check-cost.ts'
import { logFaults } from '../shared/check-log.ts'
import { statOf } from '../shared/stats.ts'
import { battleRoyaleKeys } from './keys.ts'
import { battleRoyalePositions } from './positions.ts'
import { battleRoyaleRules } from './rules.ts'
import { battleRoyaleSimulator } from './simulate.ts'
import { battleRoyaleTitle } from './titles.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const optionsOf = (gameId: number) => ({
  positions: battleRoyalePositions(gameId),
  starters: battleRoyaleTitle(gameId).squadSize,
})
const contest = testContest('battle_royale', 5, optionsOf(5))
const after = (log: readonly Line[]) => fold(battleRoyaleRules, contest, testLog(log))
const mapOne: Line[] = [{ type: 'start' }, { type: 'map_start', clock: 0, data: { map: 1, name: 'Erangel' } }]

test('kills and places make points, on the map and in the match', () => {
  const state = after([
    ...mapOne,
    { type: 'kill', side: 'home', player: 101, data: { weapon: 'M416' } },
    { type: 'placed', side: 'away', data: { place: 3 } },
    { type: 'placed', side: 'home', data: { place: 1 } },
  ])
  expect(state).toMatchObject({ score: { home: 11, away: 5 }, phase: 'map' })
  expect(state.periods).toEqual([{ key: 'm1', home: 11, away: 5, isDone: false, note: 'Erangel' }])
  expect(state.board).toMatchObject({
    placement: { home: 1, away: 3 },
    kills: { home: 1, away: 0 },
    alive: { home: 4, away: 0 },
  })
  expect(statOf(state.stats, 'maps_won')).toMatchObject({ home: 1, away: 0 })
})

test('a place far down has no points, and a squad is placed once a map', () => {
  const placed = (place: number): Line => ({ type: 'placed', side: 'home', data: { place } })
  expect(after([...mapOne, placed(12), placed(1)])).toMatchObject({
    score: { home: 0 },
    board: { placement: { home: 12 } },
  })
})

test('killing a rival thins the rival out', () => {
  const state = after([
    ...mapOne,
    { type: 'kill', side: 'home', player: 101, other: 203 },
    { type: 'kill', side: 'home', player: 102, other: 9_999 },
    { type: 'death', side: 'home', player: 101 },
  ])
  expect(state.board).toMatchObject({ alive: { home: 3, away: 3 }, kills: { home: 2, away: 0 } })
  expect(state.players.find(({ player }) => player === 203)?.values.deaths).toBe(1)
})

test('the zone and the squads left in the lobby are on the board until the next map', () => {
  const zone: Line[] = [...mapOne, { type: 'zone', data: { circle: 3, squads: 9 } }]
  expect(after(zone).board).toMatchObject({ zone: 3, squads: 9 })
  const placed = after([...zone, { type: 'placed', side: 'home', data: { place: 6 } }])
  expect(placed.board).toMatchObject({ squads: 5, placement: { home: 6, away: 0 } })
  const board = after([...zone, { type: 'map_start', data: { map: 2 } }]).board
  expect(board).not.toHaveProperty('zone')
  expect(board).not.toHaveProperty('squads')
  expect(after([...mapOne, { type: 'placed', side: 'home', data: { place: 6 } }]).board).not.toHaveProperty('squads')
})

test('one squad is left of the lobby when a map is over, and it is first', () => {
  for (const [seed, contest] of testContests('battle_royale', 5, 40, optionsOf(5)).entries()) {
    let state = battleRoyaleRules.initial(contest)
    for (const event of battleRoyaleSimulator.simulate(contest, seed)) {
      state = battleRoyaleRules.apply(state, event, contest)
      if (event.type !== 'map_end' || state.board?.family !== 'battle_royale') continue
      const { squads, placement, alive } = state.board
      expect(squads).toBe(1)
      for (const side of ['home', 'away'] as const) {
        expect(placement[side]).toBeGreaterThan(0)
        expect(alive[side] > 0).toBe(placement[side] === 1)
      }
    }
  }
})

test('who is second falls to the winner as the map ends', () => {
  const duels = testContests('battle_royale', 5, 80, optionsOf(5)).flatMap((contest, seed) => {
    const log = battleRoyaleSimulator.simulate(contest, seed)
    return log.flatMap((event, at) => {
      const [next, before] = [log[at + 1], log[at - 1]]
      return event.type === 'placed' && event.data?.place === 2 && next?.data?.place === 1
        ? [{ event, next, before }]
        : []
    })
  })
  expect(duels.length).toBeGreaterThan(5)
  for (const { event, next, before } of duels) {
    expect(next.clock).toBe(event.clock)
    expect(before).toMatchObject({ type: 'kill', side: next.side, clock: event.clock })
  }
})

test('the next map starts with everybody, and points stay', () => {
  const state = after([
    ...mapOne,
    { type: 'kill', side: 'away', player: 201 },
    { type: 'map_end', clock: 1700, data: { damage201: 320 } },
    { type: 'map_start', data: { name: 'Miramar' } },
  ])
  expect(state).toMatchObject({
    score: { home: 0, away: 1 },
    board: { map: 2, kills: { home: 0, away: 0 }, alive: { home: 4 } },
  })
  expect(state.players.find(({ player }) => player === 201)?.values.damage).toBe(320)
})

test('level on points, kills decide', () => {
  const state = after([
    ...mapOne,
    { type: 'placed', side: 'home', data: { place: 7 } },
    { type: 'kill', side: 'away', player: 201 },
    { type: 'map_end' },
    { type: 'end' },
  ])
  expect(state).toMatchObject({ score: { home: 1, away: 1 }, winner: 'away', status: 'finished' })
})

test('unknown events and events outside a map or after the end change only seq', () => {
  expect(after([{ type: 'start' }, { type: 'kill', side: 'home' }]).score).toEqual({ home: 0, away: 0 })
  const ended: Line[] = [...mapOne, { type: 'kill', side: 'home' }, { type: 'end' }]
  const late = after([...ended, { type: 'kill', side: 'away' }, { type: 'airdrop' }])
  expect({ ...late, seq: ended.length }).toEqual(after(ended))
})

describe.each([5, 6, 26])('game %i', (gameId) => {
  const played = testContests('battle_royale', gameId, 100, optionsOf(gameId)).map((one, seed) => {
    const log = battleRoyaleSimulator.simulate(one, seed)
    return { one, log, state: fold(battleRoyaleRules, one, log) }
  })

  test('every simulated log is valid', () => {
    for (const { one, log } of played) expect(logFaults(one, log, 100)).toEqual([])
  })

  test('the score is the points of the maps, and somebody won', () => {
    for (const { state } of played) {
      expect(state.periods).toHaveLength(5)
      const sum = (side: 'home' | 'away') => state.periods.reduce((all, period) => all + period[side], 0)
      expect(state.score).toEqual({ home: sum('home'), away: sum('away') })
      expect(['home', 'away']).toContain(state.winner)
      if (state.score.home !== state.score.away)
        expect(state.winner).toBe(state.score.home > state.score.away ? 'home' : 'away')
      const points = (side: 'home' | 'away') =>
        statOf(state.stats, 'kills')[side] + statOf(state.stats, 'placement_points')[side]
      expect(state.score).toEqual({ home: points('home'), away: points('away') })
    }
  })

  test('a match of fewer maps keeps its promise too', () => {
    for (const [index, bestOf] of [1, 2, 3, 4, 6].entries())
      for (const one of testContests('battle_royale', gameId, 20, { ...optionsOf(gameId), bestOf })) {
        const log = battleRoyaleSimulator.simulate(one, one.matchId + index)
        expect(logFaults(one, log, battleRoyaleSimulator.minMinutes(one))).toEqual([])
        expect(fold(battleRoyaleRules, one, log).periods).toHaveLength(bestOf)
      }
    expect(battleRoyaleSimulator.minMinutes({ gameId, bestOf: 4 })).toBe(100)
  })

  test('a clock of a map is the time on the wall', () => {
    for (const { log } of played.slice(0, 20)) {
      let from = 0
      for (const event of log) {
        if (event.type === 'map_start') from = Date.parse(event.at)
        if (event.type === 'placed') expect((Date.parse(event.at) - from) / 1000).toBeCloseTo(event.clock ?? 0, 0)
      }
    }
  })

  test('every key in a simulated log is among the keys of the sport', () => {
    const has = (table: object, key: string) => expect(Object.keys(table)).toContain(key)
    for (const { state } of played) {
      for (const { type } of state.timeline) has(battleRoyaleKeys.events, type)
      for (const { key } of state.stats) has(battleRoyaleKeys.stats, key)
      for (const key of state.playerColumns) has(battleRoyaleKeys.columns, key)
    }
    for (const position of battleRoyalePositions(gameId)) has(battleRoyaleKeys.positions, position)
  })
})

test('the stronger squad wins more often, not always', () => {
  const won = testContests('battle_royale', 5, 200, { ...optionsOf(5), strengths: [75, 55] }).filter(
    (one, seed) => fold(battleRoyaleRules, one, battleRoyaleSimulator.simulate(one, seed)).winner === 'home',
  )
  expect(won.length).toBeGreaterThan(115)
  expect(won.length).toBeLessThan(196)
})

test('the same contest and seed give the same match, within the time limit', () => {
  expect(battleRoyaleSimulator.simulate(contest, 4)).toEqual(battleRoyaleSimulator.simulate(contest, 4))
  const { events, foldMs, simulateMs } = costOf(battleRoyaleRules, battleRoyaleSimulator, contest)
  expect((foldMs / events) * 500).toBeLessThan(4.5)
  expect(simulateMs).toBeLessThan(12)
})

test('postponed and cancelled matches have that status and are not played', () => {
  for (const fate of ['postponed', 'cancelled'] as const)
    expect(logFaults({ ...contest, fate }, battleRoyaleSimulator.simulate({ ...contest, fate }, 3), 0)).toEqual([])
})
