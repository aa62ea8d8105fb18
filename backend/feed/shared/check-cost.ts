/** Measures folding and simulating, for the tests' time limits. */
import type { MatchEvent } from '#contract/match-state.ts'
import type { Contest, Rules, Simulator } from '../types.ts'

/** Processor time this thread has used, in milliseconds: other work on the machine must not fail a test. */
export function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Milliseconds of one run, the best of several. */
export function bestMs(run: () => void, tries = 30): number {
  let best = Number.POSITIVE_INFINITY
  for (let index = 0; index < tries; index++) {
    const from = threadMs()
    run()
    best = Math.min(best, threadMs() - from)
  }
  return best
}

export const fold = (rules: Rules, contest: Contest, log: readonly MatchEvent[]) =>
  log.reduce((state, event) => rules.apply(state, event, contest), rules.initial(contest))

/** Best times of one contest: the whole fold, the whole simulation, and how many events there are. */
export function costOf(rules: Rules, simulator: Simulator, contest: Contest) {
  const log = simulator.simulate(contest, 7)
  return {
    events: log.length,
    foldMs: bestMs(() => fold(rules, contest, log)),
    simulateMs: bestMs(() => simulator.simulate(contest, 7)),
  }
}
