import { type } from '#contract/ark.ts'

const Goals = type(['number.integer >= 0', 'number.integer >= 0'])

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
