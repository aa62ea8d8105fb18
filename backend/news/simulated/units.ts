import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Say } from './phrases.ts'

/** What the score of a match counts, where that is not points. */
export type Unit = 'tennis_set' | 'set' | 'racket_game' | 'game' | 'map'

/** By the game, and by how its feed names the periods. */
export function unitOf({ gameId, periods }: Pick<MatchRow, 'gameId' | 'periods'>): Unit {
  const family = gameById(gameId)?.family
  const first = periods[0]?.key ?? ''
  if (family === 'tennis') return 'tennis_set'
  if (family === 'sets') return first.startsWith('g') ? 'racket_game' : 'set'
  return family !== 'moba' && first.startsWith('m') ? 'map' : 'game'
}

/** In a sentence: the one of that number. */
export const nthOf = (say: Say, unit: Unit, n: number): string => say(`nth_${unit}`, { n })

/** `unit`: one of them, whichever; `first` and `decider`: the one that is played first, and the last one that can be played. */
export const unitWords = (say: Say, unit: Unit) => ({
  unit: say(`unit_${unit}`),
  first: nthOf(say, unit, 1),
  decider: say(`decider_${unit}`),
})
