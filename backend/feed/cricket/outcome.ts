/** What a simulated ball brings. */
import type { Random } from '../random.ts'
import type { DeliveryKind } from './delivery.ts'

export interface Outcome {
  runs: number
  extras: number
  kind?: DeliveryKind
  how?: 'bowled' | 'caught' | 'lbw' | 'run_out' | 'stumped'
}

export interface Situation {
  /** Legal balls of the innings bowled before this one. */
  balls: number
  /** Of the batter, 0 for who opens. */
  place: number
  /** How much better than even the batting side is: 1.1 makes about a tenth more runs. */
  edge: number
  /** Runs per over still needed; absent in a first innings. */
  required?: number
}

/** How hard the batters hit: by the stage of the innings, and by what a chase asks. */
function aggressionOf({ balls, required }: Situation): number {
  const stage = balls < 36 ? 1.06 : balls < 96 ? 0.88 : 1.42
  if (required === undefined) return stage
  return stage * Math.min(1.5, Math.max(0.75, (required / 8.2) ** 0.6))
}

/** Batters from the eighth on are bowlers. */
const skillOf = (place: number): number => (place < 5 ? 1.05 : place < 7 ? 0.95 : 0.62)

export function nextOutcome(random: Random, situation: Situation): Outcome {
  const aggression = aggressionOf(situation)
  const skill = skillOf(situation.place) * situation.edge
  const isOut = random.chance((0.0415 * aggression ** 0.75) / skill ** 0.8)
  if (isOut) {
    const how = random.weighted([
      ['caught', 0.6],
      ['bowled', 0.19],
      ['lbw', 0.09],
      ['run_out', 0.08],
      ['stumped', 0.04],
    ] as const)
    return { runs: how === 'run_out' && random.chance(0.4) ? 1 : 0, extras: 0, how }
  }
  if (random.chance(0.034)) return { runs: 0, extras: random.chance(0.06) ? 5 : 1, kind: 'wide' }
  if (random.chance(0.004)) return { runs: random.pick([0, 0, 1, 4, 6]), extras: 1, kind: 'no_ball' }
  if (random.chance(0.018)) {
    const kind = random.chance(0.3) ? 'bye' : 'leg_bye'
    return { runs: 0, extras: random.chance(0.1) ? 4 : 1, kind }
  }
  const hitting = aggression * skill
  const runs = random.weighted([
    [0, 0.4 / skill],
    [1, 0.38],
    [2, 0.066],
    [3, 0.004],
    [4, 0.118 * hitting],
    [6, 0.05 * hitting ** 1.3],
  ] as const)
  return { runs, extras: 0 }
}
