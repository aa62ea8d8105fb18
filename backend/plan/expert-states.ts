import type { ExpertAct } from '#contract/admin-plans.ts'
import type { ExpertState } from '#contract/plan-rules.ts'

/** From which states an act leads where. A ban that is lifted leaves who may apply again. */
const MOVES: Readonly<Record<ExpertAct, { from: readonly ExpertState[]; to: ExpertState }>> = {
  accept: { from: ['reviewing'], to: 'passed' },
  refuse: { from: ['reviewing'], to: 'failed' },
  ban: { from: ['reviewing', 'passed', 'failed'], to: 'banned' },
  lift: { from: ['banned'], to: 'failed' },
}

export const expertMove = (act: ExpertAct) => MOVES[act]

export const expertActsOf = (state: ExpertState): ExpertAct[] =>
  (Object.keys(MOVES) as ExpertAct[]).filter((act) => MOVES[act].from.includes(state))
