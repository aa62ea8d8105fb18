import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'

const HOW_WORDS: Readonly<Record<string, () => string>> = {
  elimination: m.match_board_round_elimination,
  bomb: m.match_board_round_bomb,
  defuse: m.match_board_round_defuse,
  time: m.match_board_round_time,
}

/** How a round was won. */
export const roundWord = (how: string): string => labelOf(HOW_WORDS, how)
