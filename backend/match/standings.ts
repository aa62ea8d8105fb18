import { CRICKET_TIES, DEFAULT_TIES, type Tie } from '#backend/feed/league-ties.ts'
import type { StandingRule } from '#contract/standing-rules.ts'
import { countResults, type Result, type Standing, type StandingView } from './count-results.ts'
import { grouped, isOfMeetings, rankLevel } from './rank.ts'

interface Options {
  rule: StandingRule
  view?: StandingView
  /** What ranks level teams, in this order; where absent what is usual in the sport. */
  ties?: readonly Tie[] | undefined
  /** Decides when all else is equal. */
  nameOf: (teamId: number) => string
}

const rateOf = (standing: Standing): number => (standing.played === 0 ? 0 : standing.won / standing.played)

/** Puts what was counted in order, with ranks. `results`: decide between level teams, where a tie asks for their meetings. */
export function rankStandings(counted: readonly Standing[], results: readonly Result[], options: Options): Standing[] {
  const { rule, view = 'overall', nameOf } = options
  const inOrder = [...counted].sort((a, b) => nameOf(a.teamId).localeCompare(nameOf(b.teamId)) || a.teamId - b.teamId)
  // Where only half of the matches count, those of level teams with each other decide nothing.
  const usual = rule === 'two_points' ? CRICKET_TIES : DEFAULT_TIES
  const ties = (options.ties ?? usual).filter((tie) => view === 'overall' || !isOfMeetings(tie))
  return grouped(inOrder, (standing) => (rule === 'win_rate' ? rateOf(standing) : standing.points))
    .flatMap((level) => rankLevel(level, ties, results))
    .map((standing, index) => ({ ...standing, rank: index + 1 }))
}

/**
 * The standings after `results`, which must be in the order in which they were played. `teamIds`: all teams, also those
 * that have not played.
 */
export const standings = (teamIds: readonly number[], results: readonly Result[], options: Options): Standing[] =>
  rankStandings(countResults(teamIds, results, options.rule, options.view), results, options)
