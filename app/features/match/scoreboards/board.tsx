import type { Family } from '#contract/games.ts'
import type { BoardProps } from './family-scoreboard.ts'
import { scoreboardOf } from './family-scoreboards.ts'

/** The sport's own scoreboard, below the score. */
export function Board({ board, match, people, detail }: BoardProps<Family>) {
  const Own = scoreboardOf(board.family)?.Board
  if (!Own) return null
  return (
    <div className="border-line border-t px-3 py-3 empty:hidden sm:px-6">
      <Own board={board} match={match} people={people} detail={detail} />
    </div>
  )
}
