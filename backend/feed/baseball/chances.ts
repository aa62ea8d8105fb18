import type { Score, Side } from '#contract/match-state.ts'
import { normalCdf, type Outlook } from '../shared/odds.ts'
import type { Bases } from './plays.ts'

const RUNS_A_HALF = 0.5
const SIGMA_A_HALF = 1.02

/**
 * Runs still to come in a half-inning by outs, as shares of those of a whole one: with the bases empty, then what a
 * runner on first, second and third adds.
 */
const REST_OF_HALF: readonly (readonly number[])[] = [
  [1, 0.75, 1.2, 1.65],
  [0.54, 0.5, 0.8, 1.35],
  [0.22, 0.25, 0.45, 0.55],
]

const expectedRuns = (might: number): number => RUNS_A_HALF * might ** 2.3

/** What is expected at `score` with so many halves to come for each side; `drift` leans to home, in runs. */
export function outlookOf(might: Score, score: Score, halves: Score, drift = 0): Outlook {
  const toCome = { home: expectedRuns(might.home) * halves.home, away: expectedRuns(might.away) * halves.away }
  const mean = score.home - score.away + toCome.home - toCome.away + drift
  const sigma = Math.max(0.8, SIGMA_A_HALF * Math.sqrt(halves.home + halves.away))
  const home = Math.min(0.985, Math.max(0.015, normalCdf(mean / sigma)))
  const total = { mean: score.home + score.away + toCome.home + toCome.away, sigma }
  return { home, away: 1 - home, margin: { mean, sigma }, total }
}

/** What is expected between two plays of the half of `side`; `left`: whole halves to come after it for each side. */
export function outlookBetween(
  might: Score,
  score: Score,
  left: Score,
  side: Side,
  { bases, outs }: { bases: Bases; outs: number },
): Outlook {
  const [empty = 0, ...runners] = REST_OF_HALF[outs] ?? []
  const rest = runners.reduce((sum, share, base) => sum + (bases[base] ? share : 0), empty)
  return outlookOf(might, score, { ...left, [side]: left[side] + rest })
}
