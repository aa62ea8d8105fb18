import type { ApplicationAct } from '#contract/admin-streamers.ts'
import type { ApplicationState } from '#contract/streamer-rules.ts'

interface Move {
  from: readonly ApplicationState[]
  to: ApplicationState
}

/** From which states an act leads where. */
const MOVES: Readonly<Record<ApplicationAct, Move>> = {
  accept: { from: ['reviewing'], to: 'successful' },
  refuse: { from: ['reviewing'], to: 'failed' },
  ban: { from: ['reviewing', 'successful', 'failed'], to: 'banned' },
  lift: { from: ['banned'], to: 'failed' },
}

const ACTS = Object.keys(MOVES) as ApplicationAct[]

interface Standing {
  state: ApplicationState
  wasStreamer: boolean | null
}

/** A ban that is lifted gives a streamer back what it took, and leaves others who may apply again. */
export const moveOf = (act: ApplicationAct, { wasStreamer }: Pick<Standing, 'wasStreamer'>): Move =>
  act === 'lift' && wasStreamer ? { ...MOVES.lift, to: 'successful' } : MOVES[act]

export const mayMove = (act: ApplicationAct, { state }: Pick<Standing, 'state'>): boolean =>
  MOVES[act].from.includes(state)

export const actsOf = (standing: Pick<Standing, 'state'>): ApplicationAct[] =>
  ACTS.filter((act) => mayMove(act, standing))
