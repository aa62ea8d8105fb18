import { expect, test } from 'vitest'
import type { MatchEvent } from '#contract/match-state.ts'
import { testContest, testLog } from '#tests/support/backend/contests.ts'
import { fold } from '../shared/check-cost.ts'
import { statOf } from '../shared/stats.ts'
import { gamesPositions, gamesStarters } from './positions.ts'
import { gamesRules } from './rules.ts'

type Line = Omit<MatchEvent, 'seq' | 'at'>

const after = (gameId: number, log: readonly Line[]) =>
  fold(
    gamesRules,
    testContest('games', gameId, { positions: gamesPositions(gameId), starters: gamesStarters(gameId) }),
    testLog([{ type: 'start', data: { hasFigures: true } }, ...log]),
  )

test('a battle counts for who had the better of it, and its losses for who inflicted them', () => {
  const { stats, timeline } = after(18, [
    { type: 'map_start' },
    { type: 'battle', side: 'away', clock: 300, data: { homeLost: 24, awayLost: 9 } },
    { type: 'raid', side: 'home', data: { workers: 7 } },
    { type: 'expansion', side: 'home', data: { bases: 2 } },
  ])
  expect(statOf(stats, 'battles_won')).toMatchObject({ home: 0, away: 1 })
  expect(statOf(stats, 'supply_killed')).toMatchObject({ home: 9, away: 24 })
  expect(statOf(stats, 'workers_killed')).toMatchObject({ home: 7, away: 0 })
  expect(statOf(stats, 'expansions')).toMatchObject({ home: 1, away: 0 })
  expect(timeline.map(({ type }) => type)).toEqual(['map_start', 'battle', 'raid', 'expansion'])
})

test('actions per minute are those of all maps on average', () => {
  const won = (home: number, away: number): Line[] => [
    { type: 'map_start' },
    { type: 'map_won', side: 'home', data: { homeApm: home, awayApm: away } },
  ]
  expect(statOf(after(18, [...won(300, 200), ...won(350, 201)]).stats, 'apm')).toMatchObject({ home: 325, away: 201 })
})

test('Hearthstone counts what is won by who begins and by who does not', () => {
  const game = (first: string, side: 'home' | 'away'): Line[] => [
    { type: 'game_start', data: { first, homePick: 'mage', awayPick: 'rogue' } },
    { type: 'game_won', side, data: { homeDamage: 30, awayDamage: 12, homeCards: 14, awayCards: 9 } },
  ]
  const { stats } = after(21, [...game('home', 'home'), ...game('away', 'home')])
  expect(statOf(stats, 'won_first')).toMatchObject({ home: 1, away: 0 })
  expect(statOf(stats, 'won_second')).toMatchObject({ home: 1, away: 0 })
  expect(statOf(stats, 'damage')).toMatchObject({ home: 60, away: 24 })
  expect(statOf(stats, 'cards_played')).toMatchObject({ home: 28, away: 18 })
})

test('rounds of a fighting game count by how they ended, and a feed may still call them points', () => {
  const { stats, periods } = after(28, [
    { type: 'game_start' },
    { type: 'round_won', side: 'home', data: { finish: 'perfect', health: 100 } },
    { type: 'round_won', side: 'away', data: { finish: 'critical_art', health: 31 } },
    { type: 'point', side: 'home' },
  ])
  expect(periods).toMatchObject([{ home: 2, away: 1 }])
  expect(statOf(stats, 'rounds_won')).toMatchObject({ home: 2, away: 1 })
  expect(statOf(stats, 'perfects')).toMatchObject({ home: 1, away: 0 })
  expect(statOf(stats, 'critical_arts')).toMatchObject({ home: 0, away: 1 })
})

test('players of Overwatch have their heroes in order and the sum of their tallies', () => {
  const { players, playerColumns, stats } = after(17, [
    { type: 'map_start', data: { mode: 'push' } },
    { type: 'pick', side: 'home', player: 101, data: { hero: 'Sigma' } },
    { type: 'tally', data: { damage101: 900, eliminations101: 2, damage201: 400, deaths201: 1 } },
    { type: 'pick', side: 'home', player: 101, data: { hero: 'Orisa' } },
    { type: 'pick', side: 'home', player: 101, data: { hero: 'Sigma' } },
    { type: 'tally', data: { damage101: 100, healing101: 50 } },
  ])
  expect(playerColumns).toEqual(['hero', 'eliminations', 'deaths', 'damage', 'healing'])
  const valuesOf = (id: number) => players.find(({ player }) => player === id)?.values
  expect(valuesOf(101)).toEqual({ hero: 'Sigma, Orisa', eliminations: 2, deaths: 0, damage: 1000, healing: 50 })
  expect(valuesOf(201)).toMatchObject({ damage: 400, deaths: 1 })
  expect(statOf(stats, 'damage')).toMatchObject({ home: 1000, away: 400, unit: 'compact' })
})

test('who defeats a general of Three Kingdoms and who loses one have it in their lines', () => {
  const { players, stats } = after(27, [
    { type: 'game_start' },
    { type: 'general_defeated', side: 'home', player: 102, other: 201 },
  ])
  expect(statOf(stats, 'generals_defeated')).toMatchObject({ home: 1, away: 0 })
  expect(players.find(({ player }) => player === 102)?.values.kills).toBe(1)
  expect(players.find(({ player }) => player === 201)?.values.deaths).toBe(1)
})

test('a feed that tells winners only has no other figures', () => {
  const log = testLog([{ type: 'map_start' }, { type: 'map_won', side: 'home' }])
  expect(fold(gamesRules, testContest('games', 18), log).stats.map(({ key }) => key)).toEqual(['maps_won'])
})
