import type { Family } from '#contract/games.ts'
import type { MatchState, Score } from '#contract/match-state.ts'
import { PLAN_VOID_AFTER_MS, type PlanOption, type PlanResult } from '#contract/plan-rules.ts'

/** What is known of a match at a time. */
export type MatchFacts = Pick<MatchState, 'status' | 'score' | 'periods' | 'winner' | 'endedBy' | 'endedAt'>

/** A feed may correct a result shortly after the end. */
const SETTLED_AFTER_MS = 5 * 60_000

/** Periods after regular time, where points of all periods make the score. */
const OVERTIME: Readonly<Partial<Record<Family, RegExp>>> = {
  football: /^et[12]?$/,
  basketball: /^ot\d+$/,
  american_football: /^ot\d+$/,
  baseball: /^i[1-9]\d+$/,
}

const overtimeOf = (family: Family, { periods }: MatchFacts) =>
  periods.filter(({ key }) => OVERTIME[family]?.test(key) ?? false)

/** The score after regular time, to which a shoot-out does not belong anyway. */
function regularScore(family: Family, facts: MatchFacts): Score {
  const extra = overtimeOf(family, facts)
  return {
    home: extra.reduce((left, { home }) => left - home, facts.score.home),
    away: extra.reduce((left, { away }) => left - away, facts.score.away),
  }
}

/** The score that lines are about: in football that of 90 minutes. */
const scoreOf = (family: Family, facts: MatchFacts): Score =>
  family === 'football' ? regularScore(family, facts) : facts.score

/** Who won as the play counts it: where a draw is quoted, after regular time, if the log tells it apart. */
function winnerOf(play: PlanOption['play'], family: Family, facts: MatchFacts): MatchFacts['winner'] {
  const isRegular = play === 'result' && (family === 'football' || overtimeOf(family, facts).length > 0)
  return isRegular ? leaderOf(regularScore(family, facts)) : facts.winner
}

const leaderOf = ({ home, away }: Score) => (home > away ? 'home' : home < away ? 'away' : 'draw')

/**
 * A line by what is beyond it for the chosen side: a quarter is half won or half lost, as half the stake is on each of the
 * lines beside it.
 */
function byDistance(distance: number): PlanResult {
  if (distance >= 0.5) return 'hit'
  if (distance > 0) return 'half_hit'
  if (distance === 0) return 'push'
  return distance > -0.5 ? 'half_miss' : 'miss'
}

function settled({ play, choice, line = 0 }: Omit<PlanOption, 'odds'>, family: Family, facts: MatchFacts): PlanResult {
  const score = scoreOf(family, facts)
  if (play === 'handicap') {
    const lead = score.home - score.away + line
    return byDistance(choice === 'home' ? lead : -lead)
  }
  if (play === 'total') {
    const above = score.home + score.away - line
    return byDistance(choice === 'over' ? above : -above)
  }
  const winner = winnerOf(play, family, facts)
  if (winner === undefined) return 'void'
  if (play === 'winner' && winner === 'draw') return 'push'
  return winner === choice ? 'hit' : 'miss'
}

/** How a plan went, by what is known of its match `now`; null while that is not decided. */
export function resultOf(
  option: Omit<PlanOption, 'odds'>,
  { family, startsAt }: { family: Family; startsAt: number },
  facts: MatchFacts | undefined,
  now: number,
): PlanResult | null {
  const isOverdue = now - startsAt >= PLAN_VOID_AFTER_MS
  if (!facts) return isOverdue ? 'void' : null
  const { status, endedBy, endedAt } = facts
  if (status === 'postponed' || status === 'cancelled') return 'void'
  if (status !== 'finished') return isOverdue ? 'void' : null
  if (endedAt !== undefined && now - Date.parse(endedAt) < SETTLED_AFTER_MS) return null
  return endedBy === undefined ? settled(option, family, facts) : 'void'
}
