/** The differences between MOBA games. */
import { type Build, dotaBuild, leagueBuild } from './builds.ts'
import { ARENA_HEROES, DOTA_HEROES, type Heroes, KINGS_HEROES, LEAGUE_CHAMPIONS, LEGENDS_HEROES } from './heroes.ts'
import { aovPositions, dotaPositions, kogPositions, lolPositions, mlbbPositions } from './positions.ts'

/** A monster or building both sides fight over. */
export interface Objective {
  /** Statistic and scoreboard key, e.g. `dragons`. */
  key: string
  /** Type of its event, e.g. `dragon`. */
  event: string
  /** Monsters: seconds on the clock of the first, and from a kill to the next. Buildings have neither. */
  spawns?: { first: number; every: number; last?: number }
}

/** What one of the five earns: a share of the team's gold, and last hits a minute. */
export interface Earner {
  goldShare: number
  lastHits: number
}

export interface MobaTitle {
  heroes: Heroes
  /**
   * Whom a side may pick that was picked in an earlier game of the series: `nobody` (fearless draft), only those that the
   * `other` side picked (global ban and pick), or `all`.
   */
  reuse: 'nobody' | 'other' | 'all'
  /** Starters first. */
  positions: readonly string[]
  /** In the order of the five starting positions. */
  earners: readonly Earner[]
  objectives: readonly Objective[]
  /** What one of the five buys with her or his hero. */
  buildOf?: (place: number, hero: string | undefined) => Build | undefined
  /** Events that the game names differently than others do: `lord` is the Overlord in Honor of Kings. */
  names?: ReadonlyMap<string, string>
  /** Length of a map in seconds. */
  length: { mean: number; sigma: number; least: number; most: number }
  killsPerMinute: number
  /** A team's. */
  goldPerMinute: number
  /** Typical lead of the winner at the end. */
  finalLead: number
  /** Draft in order: `b` bans and `p` picks of the side that starts, `B` and `P` of the other. */
  draft: string
}

const earners = (...list: [number, number][]): Earner[] =>
  list.map(([goldShare, lastHits]) => ({ goldShare, lastHits }))

const TOURNAMENT_DRAFT = 'bBbBbBpPPppPBbBbPppP'

const summonersRift: MobaTitle = {
  heroes: LEAGUE_CHAMPIONS,
  reuse: 'nobody',
  positions: lolPositions,
  earners: earners([0.205, 7.6], [0.185, 5.8], [0.22, 8.4], [0.24, 9], [0.15, 1.2]),
  objectives: [
    { key: 'dragons', event: 'dragon', spawns: { first: 300, every: 300 } },
    { key: 'heralds', event: 'herald', spawns: { first: 840, every: 360, last: 1140 } },
    { key: 'barons', event: 'baron', spawns: { first: 1200, every: 360 } },
    { key: 'inhibitors', event: 'inhibitor' },
  ],
  length: { mean: 1920, sigma: 300, least: 1440, most: 2880 },
  killsPerMinute: 0.82,
  goldPerMinute: 1780,
  finalLead: 8500,
  draft: TOURNAMENT_DRAFT,
}

const league: MobaTitle = { ...summonersRift, buildOf: leagueBuild }

const wildRift: MobaTitle = {
  ...summonersRift,
  objectives: [
    { key: 'dragons', event: 'dragon', spawns: { first: 240, every: 240 } },
    { key: 'heralds', event: 'herald', spawns: { first: 360, every: 240, last: 480 } },
    { key: 'barons', event: 'baron', spawns: { first: 600, every: 240 } },
    { key: 'inhibitors', event: 'inhibitor' },
  ],
  length: { mean: 1110, sigma: 150, least: 840, most: 1620 },
  killsPerMinute: 1.25,
  goldPerMinute: 2600,
  finalLead: 7500,
}

const dota: MobaTitle = {
  heroes: DOTA_HEROES,
  buildOf: dotaBuild,
  reuse: 'all',
  positions: dotaPositions,
  earners: earners([0.29, 9.2], [0.25, 8.1], [0.2, 5.6], [0.14, 1.9], [0.12, 1.1]),
  objectives: [
    { key: 'roshans', event: 'roshan', spawns: { first: 1020, every: 540 } },
    { key: 'barracks', event: 'barracks' },
  ],
  length: { mean: 2220, sigma: 420, least: 1440, most: 3900 },
  killsPerMinute: 1.2,
  goldPerMinute: 2450,
  finalLead: 17000,
  draft: 'bBBbBBbpPbbBPppPPpbBBbpP',
}

const kings: MobaTitle = {
  heroes: KINGS_HEROES,
  reuse: 'other',
  positions: kogPositions,
  earners: earners([0.205, 4.4], [0.225, 6.3], [0.2, 4.6], [0.235, 6.4], [0.135, 0.8]),
  objectives: [
    { key: 'tyrants', event: 'tyrant', spawns: { first: 240, every: 180 } },
    { key: 'overlords', event: 'overlord', spawns: { first: 600, every: 210 } },
  ],
  names: new Map([['lord', 'overlord']]),
  length: { mean: 990, sigma: 160, least: 720, most: 1620 },
  killsPerMinute: 1.3,
  goldPerMinute: 3400,
  finalLead: 8800,
  draft: TOURNAMENT_DRAFT,
}

const arena: MobaTitle = {
  ...kings,
  heroes: ARENA_HEROES,
  positions: aovPositions,
  objectives: [
    { key: 'abyssal_dragons', event: 'abyssal_dragon', spawns: { first: 150, every: 210 } },
    { key: 'dark_slayers', event: 'dark_slayer', spawns: { first: 480, every: 210 } },
  ],
  names: new Map([
    ['dragon', 'abyssal_dragon'],
    ['lord', 'dark_slayer'],
  ]),
}

const legends: MobaTitle = {
  ...kings,
  heroes: LEGENDS_HEROES,
  reuse: 'all',
  positions: mlbbPositions,
  objectives: [
    { key: 'turtles', event: 'turtle', spawns: { first: 130, every: 180, last: 480 } },
    { key: 'lords', event: 'lord', spawns: { first: 480, every: 210 } },
  ],
  names: new Map(),
}

const TITLES: Readonly<Record<number, MobaTitle>> = {
  1: league,
  3: kings,
  4: dota,
  7: wildRift,
  24: arena,
  25: legends,
}

/** An unknown game plays like League of Legends. */
export const mobaTitle = (gameId: number): MobaTitle => TITLES[gameId] ?? league
