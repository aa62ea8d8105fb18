import type { Result } from '#backend/match/count-results.ts'
import type { Answer } from '#contract/call.ts'
import type { librarySquadCalls } from '#contract/library-squads.ts'
import { type FigureRule, figureRules } from './figures/figure-rules.ts'
import { addParts, type Parts } from './figures/line-parts.ts'
import type { SeasonSums } from './season-sums.ts'
import { figureForm } from './show-figure.ts'

type TeamFigure = Answer<typeof librarySquadCalls.getSquad>['figures'][number]

/** The same of each team, or what its score says already. */
const SAYS_NOTHING: ReadonlySet<string> = new Set(
  'minutes,at_bats,football goals,basketball points,american_football points,cricket runs'.split(','),
)

/** What a team scores and concedes in a match, beside what teams of the league do. */
function scoring(teamId: number, results: readonly Result[]): TeamFigure[] {
  const own = results.filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
  if (own.length === 0) return []
  const isHome = ({ homeId }: Result) => homeId === teamId
  const scored = own.reduce((sum, result) => sum + (isHome(result) ? result.home : result.away), 0)
  const conceded = own.reduce((sum, result) => sum + (isHome(result) ? result.away : result.home), 0)
  const mean = results.reduce((sum, { home, away }) => sum + home + away, 0) / (results.length * 2)
  return [
    { key: 'scored', own: scored / own.length, mean, decimals: 2, better: 'high' },
    { key: 'conceded', own: conceded / own.length, mean, decimals: 2, better: 'low' },
  ]
}

const inMatch = (rule: FigureRule, parts: Parts, matches: number): number | undefined => {
  const value = rule.of(parts)
  return value === undefined || !rule.isSum ? value : value / matches
}

/** What a team does in a match, beside the mean of its league. */
export function teamFigures(teamId: number, results: readonly Result[], { family, teams }: SeasonSums): TeamFigure[] {
  const own = teams.get(teamId)
  if (!own) return scoring(teamId, results)
  const all = [...teams.values()]
  const together = all.map(({ parts }) => parts).reduce(addParts, {})
  const matches = all.reduce((sum, team) => sum + team.matches, 0)
  const figures = figureRules(family).flatMap((rule): TeamFigure[] => {
    if (SAYS_NOTHING.has(rule.key) || SAYS_NOTHING.has(`${family} ${rule.key}`)) return []
    if (!rule.isSum && !rule.isPercent) return []
    const [value, mean] = [inMatch(rule, own.parts, own.matches), inMatch(rule, together, matches)]
    const form = { ...figureForm(rule), decimals: rule.isPercent ? 1 : 2 }
    return value === undefined || !mean ? [] : [{ ...form, own: value, mean }]
  })
  return [...scoring(teamId, results), ...figures]
}
