import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { BoardOf } from './board-of.ts'
import { CurrentValues, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './frames-headline.ts'

function FramesBoard({ board, match }: { board: BoardOf<'frames'>; match: MatchRow }) {
  const { frame, bestOf, points, atTable } = board
  return (
    <div className="space-y-2">
      <CurrentValues label={m.match_board_frame({ frame, bestOf })} {...points} />
      {match.status === 'live' && atTable && (
        <Line>{m.match_board_break({ player: match[atTable].name, points: board.break })}</Line>
      )}
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'frames'> = { headlineOf, Board: FramesBoard }
