import { createRandom, seedOf } from '#backend/feed/random.ts'
import type { PlanOption } from '#contract/plan-rules.ts'
import type { Rule, SimulatedExpert } from './people.ts'

/** Odds at which a rule predicts. */
export const BOUNDS = {
  favourite: { from: 1.3, to: 2.1 },
  outsider: { from: 1.9, to: 5 },
  draw: { from: 2.2, to: 51 },
  home_line: { from: 1.75, to: 51 },
  away_line: { from: 1.75, to: 51 },
  over: { from: 1.75, to: 51 },
  under: { from: 1.75, to: 51 },
} as const satisfies Record<Rule, { from: number; to: number }>

const LINES: Readonly<Partial<Record<Rule, Pick<PlanOption, 'play' | 'choice'>>>> = {
  home_line: { play: 'handicap', choice: 'home' },
  away_line: { play: 'handicap', choice: 'away' },
  over: { play: 'total', choice: 'over' },
  under: { play: 'total', choice: 'under' },
}

/**
 * What an expert predicts of a match: by the choices that its prices give, and by nothing that comes later. Undefined where
 * the rule has nothing to say.
 */
export function chooseBy(rule: Rule, options: readonly PlanOption[]): PlanOption | undefined {
  const { from, to } = BOUNDS[rule]
  const sides = options
    .filter(({ play, choice }) => (play === 'result' || play === 'winner') && choice !== 'draw')
    .sort((one, other) => one.odds - other.odds)
  if (rule === 'draw')
    return sides.every(({ odds }) => odds >= from) ? options.find(({ choice }) => choice === 'draw') : undefined
  const line = LINES[rule]
  const chosen = line
    ? options.find(({ play, choice }) => play === line.play && choice === line.choice)
    : rule === 'favourite'
      ? sides[0]
      : sides.at(-1)
  return chosen && chosen.odds >= from && chosen.odds <= to ? chosen : undefined
}

const part = (...of: (string | number)[]): number => createRandom(seedOf(...of)).next()

/** Whether an expert looks at a match at all. */
export const isLookedAt = ({ uid, share }: SimulatedExpert, matchId: number): boolean =>
  part('plan', uid, matchId) < share

const HOUR_MS = 3_600_000

/** How long before the match an expert writes. */
export const leadMsOf = (uid: number, matchId: number): number => (2 + 12 * part('lead', uid, matchId)) * HOUR_MS

export const hasRefundOf = (uid: number, matchId: number): boolean => part('refund', uid, matchId) < 0.6
