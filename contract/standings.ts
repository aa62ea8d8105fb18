import { type } from './ark.ts'
import { Day, Team } from './entities.ts'

export const StandingRow = type({
  rank: 'number.integer',
  team: Team,
  /** Of an imported competition with groups: that in which the rank is. */
  'group?': 'string',
  played: 'number.integer',
  won: 'number.integer',
  drawn: 'number.integer',
  lost: 'number.integer',
  /** Goals, points, maps or sets, as the game counts. */
  scored: 'number.integer',
  conceded: 'number.integer',
  points: 'number.integer',
  /** The net run rate, of cricket. */
  'rate?': 'number',
  /** Last five, newest last. */
  form: type("'W' | 'D' | 'L'").array(),
})
export type StandingRow = typeof StandingRow.infer

/** Ranks of a table, both included, that lead to a cup of the continent, up, to play-offs or down. */
export const TableZone = type({
  kind: "'continental' | 'champions_league' | 'promotion' | 'playoffs' | 'relegation_playoffs' | 'relegation'",
  from: 'number.integer',
  to: 'number.integer',
})
export type TableZone = typeof TableZone.infer

/** One season of a league. A season without a name of its own has the days it lasts. */
export const Season = type({ id: '1 <= string <= 20', 'from?': Day, 'to?': Day })
export type Season = typeof Season.infer
