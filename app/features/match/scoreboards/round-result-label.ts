import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'

const RESULT_LABELS: Readonly<Record<string, () => string>> = {
  elimination: m.match_board_round_elimination,
  bomb: m.match_board_round_bomb,
  defuse: m.match_board_round_defuse,
  time: m.match_board_round_time,
}

/** The label for how a round was won. */
export const roundResultLabel = (how: string): string => labelOf(RESULT_LABELS, how)
