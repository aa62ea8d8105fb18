import type { ApplicationAct } from '#contract/admin-streamers.ts'
import type { ApplicationState } from '#contract/streamer-rules.ts'

/** From which states an act leads where. A ban that is lifted leaves who may apply again. */
const MOVES: Readonly<Record<ApplicationAct, { from: readonly ApplicationState[]; to: ApplicationState }>> = {
  accept: { from: ['reviewing'], to: 'successful' },
  refuse: { from: ['reviewing'], to: 'failed' },
  ban: { from: ['reviewing', 'successful', 'failed'], to: 'banned' },
  lift: { from: ['banned'], to: 'failed' },
}

const ACTS = Object.keys(MOVES) as ApplicationAct[]

export const movesOf = (act: ApplicationAct) => MOVES[act]

export const nextState = (state: ApplicationState, act: ApplicationAct): ApplicationState | null =>
  MOVES[act].from.includes(state) ? MOVES[act].to : null

export const actsOf = (state: ApplicationState): ApplicationAct[] =>
  ACTS.filter((act) => nextState(state, act) !== null)
