/** The details of each title that is played as a best-of of games. */
import { OVERWATCH_MAPS } from './plays/hero-shooter.ts'

/** The points inside a game; titles without them have only a winner. */
export interface Scoring {
  /** Type of the event, statistic and column it counts in. */
  event: string
  stat: string
  /** Typical points of a side in a game; each is worth one unless `worth` says otherwise. */
  mean: number
  worth?: readonly (readonly [points: number, weight: number])[]
  /** First to so many wins the game; without it, whoever has more when time is up. */
  firstTo?: number
  /** How many are enough in some arenas. */
  short?: Readonly<Record<string, number>>
}

export interface GamesTitle {
  bestOf: number
  /** The game calls what it counts maps; others count games. */
  hasMaps?: true
  scoring?: Scoring
  /** Other events of a game: event and statistic, typical number of a side. */
  extras: readonly { event: string; stat: string; mean: number }[]
  /** Where goals are scored: typical shots on target of a side in a game that the other side saves. */
  savedShots?: number
  /** Names of maps, arenas or stages, where games have one. */
  arenas: readonly string[]
  /** Length of a game and of the break, in seconds. */
  gameSeconds: { least: number; most: number }
  breakSeconds: { least: number; most: number }
  /** Gap in strength that makes a game e to 1. */
  scale: number
}

const plain: GamesTitle = {
  bestOf: 5,
  extras: [],
  arenas: [],
  gameSeconds: { least: 480, most: 1080 },
  breakSeconds: { least: 120, most: 240 },
  scale: 26,
}

const TITLES: Readonly<Record<number, GamesTitle>> = {
  9: {
    ...plain,
    bestOf: 3,
    scoring: { event: 'goal', stat: 'goals', mean: 1.9 },
    savedShots: 2.8,
    gameSeconds: { least: 780, most: 960 },
  },
  17: {
    ...plain,
    hasMaps: true,
    scoring: {
      event: 'point',
      stat: 'points_won',
      mean: 1.6,
      firstTo: 3,
      short: { Ilios: 2, 'Lijiang Tower': 2, Oasis: 2, Colosseo: 1, 'New Queen Street': 1 },
    },
    arenas: OVERWATCH_MAPS,
    gameSeconds: { least: 660, most: 1320 },
  },
  18: {
    ...plain,
    hasMaps: true,
    arenas: ['Ghost River', 'Goldenaura', 'Hard Lead', 'Oceanborn', 'Post-Youth', 'Site Delta', 'Alcyone', 'Amphion'],
  },
  19: {
    ...plain,
    bestOf: 7,
    scoring: { event: 'goal', stat: 'goals', mean: 1.8 },
    savedShots: 3.5,
    arenas: [
      'DFH Stadium',
      'Mannfield',
      'Champions Field',
      'Urban Central',
      'Beckwith Park',
      'Utopia Coliseum',
      'Neo Tokyo',
    ],
    gameSeconds: { least: 380, most: 520 },
    breakSeconds: { least: 50, most: 110 },
  },
  21: {
    ...plain,
    gameSeconds: { least: 480, most: 1200 },
  },
  22: {
    ...plain,
    bestOf: 3,
    scoring: {
      event: 'basket',
      stat: 'points',
      mean: 58,
      worth: [
        [2, 70],
        [3, 30],
      ],
    },
    extras: [{ event: 'turnover', stat: 'turnovers', mean: 6 }],
    gameSeconds: { least: 1500, most: 1980 },
    breakSeconds: { least: 300, most: 480 },
  },
  23: {
    ...plain,
    hasMaps: true,
    arenas: ['Concealed Hill', 'Echo Isles', 'Last Refuge', 'Northern Isles', 'Amazonia', 'Terenas Stand'],
  },
  27: { ...plain, gameSeconds: { least: 600, most: 1080 } },
  28: {
    ...plain,
    scoring: { event: 'round_won', stat: 'rounds_won', mean: 1.4, firstTo: 2 },
    arenas: ['The Grid', 'Shadaloo Base', 'Kasugano Residence', 'Training Stage', 'Suzaku Castle', 'Ring of Power'],
    gameSeconds: { least: 150, most: 300 },
    breakSeconds: { least: 25, most: 60 },
  },
}

/** The statistics of a title besides games won. */
export const statsOf = ({ scoring, extras, savedShots }: GamesTitle): string[] => [
  ...(scoring ? [scoring.stat] : []),
  ...(savedShots === undefined ? [] : ['shots_on_target', 'saves']),
  ...extras.map(({ stat }) => stat),
]

/** Any game not listed is a plain best of five. */
export const gamesTitle = (gameId: number): GamesTitle => TITLES[gameId] ?? plain

/** How many points win a game in an arena; undefined where time decides. */
export const pointsToWin = ({ firstTo, short }: Scoring, arena: string | undefined): number | undefined =>
  short?.[arena ?? ''] ?? firstTo
