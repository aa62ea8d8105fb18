/**
 * The game catalogue: the id of each game in the product's table (docs/product.md, section 3), its code in URLs, the
 * family that determines rules and scoreboard, and the tab of the home page that lists it.
 */

/** Which rules, scoreboard and statistics a game uses. */
export type Family =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'cricket'
  | 'baseball'
  | 'american_football'
  | 'sets' // volleyball, badminton, table tennis: points inside sets
  | 'frames' // snooker
  | 'combat' // MMA
  | 'moba' // LoL-like and Dota-like: maps with gold, towers, objectives
  | 'rounds' // CS-like: maps of rounds with economy
  | 'battle_royale' // PUBG-like: maps won by points from placement and kills
  | 'games' // everything else: a best-of of games

/** Home category tabs by index (docs/product.md, section 2). */
export const HOME_TABS = ['recommended', 'football', 'basketball', 'esports', 'baseball', 'tennis', 'other'] as const

export interface Game {
  id: number
  /** First segment of the game's URLs, e.g. `/soccer/123`. */
  code: string
  family: Family
  kind: 'sport' | 'esport'
  /** Index into HOME_TABS; every game also shows under 0 when it is hot. */
  homeTab: 1 | 2 | 3 | 4 | 5 | 6
  abbr: string
}

const sport = (id: number, code: string, family: Family, homeTab: Game['homeTab'], abbr: string): Game => ({
  id,
  code,
  family,
  kind: 'sport',
  homeTab,
  abbr,
})
const esport = (id: number, code: string, family: Family, abbr: string): Game => ({
  id,
  code,
  family,
  kind: 'esport',
  homeTab: 3,
  abbr,
})

/** In the order of the sport navigation: most watched first. */
export const GAMES: readonly Game[] = [
  sport(202, 'soccer', 'football', 1, 'FB'),
  sport(201, 'basketball', 'basketball', 2, 'BB'),
  esport(1, 'lol', 'moba', 'LoL'),
  esport(2, 'cs:go', 'rounds', 'CS'),
  esport(4, 'dota2', 'moba', 'Dota2'),
  esport(3, 'kog', 'moba', 'KoG'),
  sport(203, 'tennis', 'tennis', 5, 'TN'),
  sport(205, 'baseball', 'baseball', 4, 'BS'),
  sport(210, 'cricket', 'cricket', 6, 'CK'),
  esport(14, 'valorant', 'rounds', 'VAL'),
  esport(7, 'lolmobile', 'moba', 'WR'),
  esport(5, 'pubg', 'battle_royale', 'PUBG'),
  esport(6, 'pubgmobile', 'battle_royale', 'PUBGM'),
  sport(206, 'volleyball', 'sets', 6, 'VB'),
  sport(208, 'tabletennis', 'sets', 6, 'TT'),
  sport(207, 'badminton', 'sets', 6, 'BM'),
  sport(204, 'snooker', 'frames', 6, 'SN'),
  sport(209, 'americanfootball', 'american_football', 6, 'AF'),
  esport(25, 'mobilelegends', 'moba', 'MLBB'),
  esport(24, 'aov', 'moba', 'AoV'),
  esport(26, 'naraka', 'battle_royale', 'NRK'),
  esport(8, 'codmw', 'rounds', 'CoD'),
  esport(9, 'fifa', 'games', 'FIFA'),
  esport(16, 'crossfire', 'rounds', 'CF'),
  esport(17, 'overwatch', 'games', 'OW'),
  esport(18, 'starcraft2', 'games', 'SC2'),
  esport(19, 'rocketleague', 'games', 'RL'),
  esport(20, 'rainbowsix', 'rounds', 'R6'),
  esport(21, 'hearthstone', 'games', 'HS'),
  esport(22, 'nba2k', 'games', '2K'),
  esport(23, 'warcraft3', 'games', 'WC3'),
  esport(27, 'threekingdoms', 'games', 'TK'),
  esport(28, 'streetfighter5', 'games', 'SF5'),
  sport(15, 'mma', 'combat', 6, 'MMA'),
  esport(0, 'esports', 'games', 'ES'),
  sport(200, 'sports', 'games', 6, 'SP'),
]

const byId = new Map(GAMES.map((game) => [game.id, game]))
const byCode = new Map(GAMES.map((game) => [game.code, game]))

export const gameById = (id: number): Game | undefined => byId.get(id)
export const gameByCode = (code: string): Game | undefined => byCode.get(code)
