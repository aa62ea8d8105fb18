import { type } from '#contract/ark.ts'

/** Far more than in any match of the source's leagues, shoot-outs included. */
const GOALS_MAX = 99

const Goals = type([`0 <= number.integer <= ${GOALS_MAX}`, `0 <= number.integer <= ${GOALS_MAX}`])

/** One match of the file. */
export const SourceMatch = type({
  round: '1 <= string <= 60',
  date: /^\d{4}-\d{2}-\d{2}$/,
  'time?': /^\d{1,2}:\d{2}$/,
  team1: '1 <= string <= 80',
  team2: '1 <= string <= 80',
  'score?': { 'ht?': Goals, 'ft?': Goals, 'et?': Goals, 'p?': Goals },
  'status?': "'postponed' | 'cancelled' | 'awarded'",
})
export type SourceMatch = typeof SourceMatch.infer

/** https://github.com/openfootball/football.json; times are local to the league. */
export const SourceFile = type({ name: '1 <= string <= 100', matches: SourceMatch.array().atLeastLength(1) })

/** A row of the file in words: `Arsenal FC - Chelsea FC, 2024-08-17`. */
export const rowName = ({ team1, team2, date }: Pick<SourceMatch, 'team1' | 'team2' | 'date'>): string =>
  `${team1} - ${team2}, ${date}`

/** `rowName` of a row that is not valid; undefined when its names are not even texts. */
export function nameOfInvalid(row: unknown): string | undefined {
  const { team1, team2, date } = (row ?? {}) as Record<string, unknown>
  const isNamed = typeof team1 === 'string' && typeof team2 === 'string' && typeof date === 'string'
  return isNamed ? rowName({ team1, team2, date }).slice(0, 200) : undefined
}
