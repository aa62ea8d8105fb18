import { m } from '#app/paraglide/messages.js'
import { Line } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './frames-headline.ts'

/** Whose visit it is, its break, and what is left on the table. */
function FramesBoard({ board, match }: BoardProps<'frames'>) {
  if (match.status !== 'live') return null
  const { atTable, left } = board
  return (
    <div className="space-y-1">
      <Line className="min-h-5 font-semibold">
        {atTable && m.match_board_break({ player: match[atTable].name, points: board.break })}
      </Line>
      <Line className="min-h-5 text-text-muted">
        {left !== undefined && m.match_board_table_left({ points: left })}
      </Line>
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'frames'> = { headlineOf, Board: FramesBoard }
