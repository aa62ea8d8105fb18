/** The differences between volleyball, badminton and table tennis. */

export interface SetsTitle {
  /** What is won: volleyball has sets, badminton and table tennis have games. Periods are `s1` or `g1`. */
  unit: 'set' | 'game'
  bestOf: number
  /** Points of a set, and of the deciding one. */
  target: number
  decider: number
  /** Whoever has this many wins the set with one ahead, too. */
  cap?: number
  /** `winner`: who won the point serves; else service changes after so many points, every point from deuce. */
  serve: 'winner' | number
  /** How points are made, with how often, the statistic each counts in, and whether it is the loser's fault. */
  ways: readonly { how: string; weight: number; stat: string; isError?: boolean }[]
  /** Statistics in the table's order. */
  stats: readonly string[]
  /** Play and pause of a point, in seconds. */
  rallySeconds: { least: number; most: number }
  breakSeconds: { least: number; most: number }
  /** How many a side may take, and in what. */
  timeouts?: { most: number; of: 'set' | 'match' }
  /** Chance the server wins the point between equals. */
  server: number
  /** Gap in strength that makes a point e to 1. */
  scale: number
  minMinutes: number
}

const volleyball: SetsTitle = {
  unit: 'set',
  bestOf: 5,
  target: 25,
  decider: 15,
  serve: 'winner',
  ways: [
    { how: 'attack', weight: 52, stat: 'attack_points' },
    { how: 'block', weight: 11, stat: 'blocks' },
    { how: 'ace', weight: 6, stat: 'aces' },
    { how: 'error', weight: 31, stat: 'opponent_errors', isError: true },
  ],
  stats: ['points_won', 'attack_points', 'blocks', 'aces', 'opponent_errors', 'points_on_serve', 'longest_run'],
  rallySeconds: { least: 20, most: 36 },
  breakSeconds: { least: 170, most: 200 },
  timeouts: { most: 2, of: 'set' },
  server: 0.38,
  scale: 130,
  minMinutes: 60,
}

const badminton: SetsTitle = {
  unit: 'game',
  bestOf: 3,
  target: 21,
  decider: 21,
  cap: 30,
  serve: 'winner',
  ways: [
    { how: 'smash', weight: 30, stat: 'smash_winners' },
    { how: 'net', weight: 22, stat: 'net_winners' },
    { how: 'drop', weight: 10, stat: 'drop_winners' },
    { how: 'error', weight: 38, stat: 'opponent_errors', isError: true },
  ],
  stats: [
    'points_won',
    'smash_winners',
    'net_winners',
    'drop_winners',
    'opponent_errors',
    'points_on_serve',
    'longest_run',
  ],
  rallySeconds: { least: 14, most: 38 },
  breakSeconds: { least: 115, most: 135 },
  server: 0.49,
  scale: 90,
  minMinutes: 30,
}

const tableTennis: SetsTitle = {
  unit: 'game',
  bestOf: 7,
  target: 11,
  decider: 11,
  serve: 2,
  ways: [
    { how: 'topspin', weight: 42, stat: 'topspin_winners' },
    { how: 'ace', weight: 9, stat: 'aces' },
    { how: 'error', weight: 49, stat: 'opponent_errors', isError: true },
  ],
  stats: ['points_won', 'topspin_winners', 'aces', 'opponent_errors', 'points_on_serve', 'longest_run'],
  rallySeconds: { least: 11, most: 25 },
  breakSeconds: { least: 55, most: 75 },
  timeouts: { most: 1, of: 'match' },
  server: 0.54,
  scale: 75,
  minMinutes: 25,
}

const TITLES: Readonly<Record<number, SetsTitle>> = { 206: volleyball, 207: badminton, 208: tableTennis }

/** An unknown game plays like volleyball. */
export const setsTitle = (gameId: number): SetsTitle => TITLES[gameId] ?? volleyball
