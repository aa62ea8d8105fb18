import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { isWon, type PlanOption, type PlanPlay, type PlanResult, type PlanState } from '#contract/plan-rules.ts'

const PLAYS: Readonly<Record<PlanPlay, () => string>> = {
  result: m.plan_play_result,
  winner: m.plan_play_winner,
  handicap: m.plan_play_handicap,
  total: m.plan_play_total,
}

export const playText = (play: PlanPlay): string => PLAYS[play]()

const signed = (line: number): string => (line > 0 ? `+${line}` : String(line))

/** "Ajax", "Draw", "Ajax -0.75", "Over 2.5". */
export function choiceText(
  { choice, line = 0, play }: Omit<PlanOption, 'odds'>,
  { home, away }: Pick<MatchRow, 'home' | 'away'>,
): string {
  if (choice === 'draw') return m.plan_choice_draw()
  if (choice === 'over') return m.plan_choice_over({ line: String(line) })
  if (choice === 'under') return m.plan_choice_under({ line: String(line) })
  const name = (choice === 'home' ? home : away).name
  // Isolated, as a sign and a number beside a name of another direction change places.
  return play === 'handicap' ? `\u2068${name}\u2069 \u2066${signed(choice === 'home' ? line : -line)}\u2069` : name
}

export const oddsText = (odds: number): string => odds.toFixed(2)

const RESULTS: Readonly<Record<PlanResult, () => string>> = {
  hit: m.plan_result_hit,
  half_hit: m.plan_result_half_hit,
  push: m.plan_result_push,
  half_miss: m.plan_result_half_miss,
  miss: m.plan_result_miss,
  void: m.plan_result_void,
}

export const resultText = (result: PlanResult): string => RESULTS[result]()

export function resultColour(result: PlanResult): string {
  if (isWon(result)) return 'text-win'
  return result === 'miss' || result === 'half_miss' ? 'text-lose' : 'text-text-muted'
}

const STATES: Readonly<Record<PlanState, () => string>> = {
  reviewing: m.plan_state_reviewing,
  published: m.plan_state_published,
  failed: m.plan_state_failed,
  removed: m.plan_removed,
}

export const stateText = (state: PlanState): string => STATES[state]()
