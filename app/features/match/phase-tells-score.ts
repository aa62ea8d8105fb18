import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'

/**
 * Families that play until one side has won enough of the periods, so that a third map says that both have won one; and
 * phases or periods that only a level score leads to, or whose halves tell who leads: the ninth inning and those after it.
 */
const TELLING = /^(tennis|sets|frames|moba|rounds|games) | (extra|overtime|super|pen|decision|ot|et|so|i9|i\d\d)/

/**
 * Whether the phase or the clock of a live match tells something of its score, so that visitors whose preferences hide
 * scores read only that it is live.
 */
export const phaseTellsScore = ({ gameId, phase, periods }: Pick<MatchRow, 'gameId' | 'phase' | 'periods'>): boolean =>
  TELLING.test(`${gameById(gameId)?.family} ${phase} ${periods.at(-1)?.key}`)
