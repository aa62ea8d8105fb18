import { labelOf } from '#app/lib/label-of.ts'
import { m } from '#app/paraglide/messages.js'
import type { BoardOf } from './board-of.ts'
import { headlineOf } from './combat-headline.ts'
import { Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'

const METHODS: Readonly<Record<string, () => string>> = {
  knockout: m.match_board_method_knockout,
  technical_knockout: m.match_board_method_technical_knockout,
  submission: m.match_board_method_submission,
  decision: m.match_board_method_decision,
}

function CombatBoard({ board }: { board: BoardOf<'combat'> }) {
  return (
    <Line className="font-semibold">
      {m.match_board_round({ round: board.round, rounds: board.rounds })}
      {board.method && ` · ${labelOf(METHODS, board.method)}`}
    </Line>
  )
}

export const scoreboard: FamilyScoreboard<'combat'> = { headlineOf, Board: CombatBoard }
