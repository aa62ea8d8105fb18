import { type } from '#contract/ark.ts'

/** Far more than in any match of the source's leagues, shoot-outs included. */
const GOALS_MAX = 99

const Goals = type([`0 <= number.integer <= ${GOALS_MAX}`, `0 <= number.integer <= ${GOALS_MAX}`])

/** A goal of a tournament's match; 121 is 120+1: `{"name": "Kane", "minute": 45, "offset": 1, "penalty": true}`. */
const Goal = type({
  name: '1 <= string <= 80',
  minute: type('1 <= number.integer <= 139').or(/^(?:[1-9]\d?|1[0-3]\d)(?:\+[1-9]\d?)?$/),
  'offset?': '0 <= number.integer <= 99',
  'penalty?': 'boolean',
  'owngoal?': 'boolean',
})
export type SourceGoal = typeof Goal.infer

const Scored = {
  date: /^\d{4}-\d{2}-\d{2}$/,
  'score?': { 'ht?': Goals, 'ft?': Goals, 'et?': Goals, 'p?': Goals },
  'status?': "'postponed' | 'cancelled' | 'awarded'",
} as const

/** One match of the file. */
export const SourceMatch = type({
  ...Scored,
  round: '1 <= string <= 60',
  'time?': /^\d{1,2}:\d{2}$/,
  team1: '1 <= string <= 80',
  team2: '1 <= string <= 80',
})
export type SourceMatch = typeof SourceMatch.infer

/** https://github.com/openfootball/football.json; times are local to the league. */
export const SourceFile = type({ name: '1 <= string <= 100', matches: SourceMatch.array().atLeastLength(1) })

const Nation = type('1 <= string <= 80').or({ name: '1 <= string <= 80' })
const TournamentMatch = type({
  ...Scored,
  'round?': '1 <= string <= 60',
  /** Local, with the offset of the place in most files: `18:00 UTC+3`. */
  'time?': /^\d{1,2}:\d{2}(?: UTC[+-]\d{1,2}(?::\d{2})?)?$/,
  team1: Nation,
  team2: Nation,
  'goals1?': Goal.array().atMostLength(GOALS_MAX),
  'goals2?': Goal.array().atMostLength(GOALS_MAX),
  'group?': '1 <= string <= 26',
})
export type TournamentMatch = typeof TournamentMatch.infer

/** https://github.com/openfootball/worldcup.json */
export const TournamentFile = type({ name: '1 <= string <= 100', matches: TournamentMatch.array().atLeastLength(1) })

/** The form by rounds, of https://github.com/openfootball/euro.json. */
export const RoundsFile = type({
  name: '1 <= string <= 100',
  rounds: type({ name: '1 <= string <= 60', matches: TournamentMatch.array() }).array().atLeastLength(1),
})

/** A row of the file in words: `Arsenal FC - Chelsea FC, 2024-08-17`. */
export const rowName = ({ team1, team2, date }: Pick<SourceMatch, 'team1' | 'team2' | 'date'>): string =>
  `${team1} - ${team2}, ${date}`

/** `rowName` of a row that is not valid; undefined when its names are not even texts. */
export function nameOfInvalid(row: unknown): string | undefined {
  const { team1, team2, date } = (row ?? {}) as Record<string, unknown>
  const isNamed = typeof team1 === 'string' && typeof team2 === 'string' && typeof date === 'string'
  return isNamed ? rowName({ team1, team2, date }).slice(0, 200) : undefined
}
