import type { Handler } from './rules.ts'
import { addToPeriod } from './state.ts'

/**
 * The `score` event (data.home, data.away), for feeds that know the score and not how it came about:
 * what is new belongs to the period being played.
 */
export const correctScore: Handler = (state, event) => {
  const { home, away } = event.data ?? {}
  if (typeof home !== 'number' || typeof away !== 'number') return state
  const grown = addToPeriod(state, 'home', home - state.score.home)
  return { ...addToPeriod(grown, 'away', away - state.score.away), score: { home, away } }
}
