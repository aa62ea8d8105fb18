import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'

const RESULT_LABELS: Readonly<Record<string, () => string>> = {
  elimination: m.match_board_round_elimination,
  bomb: m.match_board_round_bomb,
  defuse: m.match_board_round_defuse,
  spike: m.match_board_round_spike,
  spike_defuse: m.match_board_round_spike_defuse,
  defuser: m.match_board_round_defuser,
  defuser_disable: m.match_board_round_defuser_disable,
  time: m.match_board_round_time,
}

/** The label for how a round was won. */
export const roundResultLabel = (how: string): string => labelOf(RESULT_LABELS, how)
