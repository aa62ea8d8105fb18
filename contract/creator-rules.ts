import { isWon, type PlanResult } from './plan-rules.ts'

/** Over how many days, today among them, an expert's figures are added up. */
export const RETURNS_DAYS = [7, 14, 30] as const
export type ReturnsDays = (typeof RETURNS_DAYS)[number]
export const RETURNS_DAYS_MAX = 30
/** How many months, this one among them. */
export const RETURNS_MONTHS = 12
/** How far back a search in own titles looks. */
export const OWN_PLANS_SEARCHED_MAX = 2_000
export const OWN_PLANS_TEXT_MAX = 60

/** How plans went, as they are filtered. `open`: no result yet; `none`: the line was met, or the match not played. */
export const PLAN_OUTCOMES = ['open', 'won', 'lost', 'none'] as const
export type PlanOutcome = (typeof PLAN_OUTCOMES)[number]

export function outcomeOf(result: PlanResult | undefined): PlanOutcome {
  if (result === undefined) return 'open'
  if (result === 'push' || result === 'void') return 'none'
  return isWon(result) ? 'won' : 'lost'
}

/** Hits among plans that were won or lost, in whole percent; undefined where none was. */
export const hitRateOf = ({ won, lost }: { won: number; lost: number }): number | undefined =>
  won + lost === 0 ? undefined : Math.round((won / (won + lost)) * 100)
