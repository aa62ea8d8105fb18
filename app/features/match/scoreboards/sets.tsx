import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { BoardOf } from './board-of.ts'
import { CurrentValues, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './sets-headline.ts'

function SetsBoard({ board, match }: { board: BoardOf<'sets'>; match: MatchRow }) {
  if (match.status !== 'live') return <Line className="text-text-muted">{m.match_board_sets_won(board.sets)}</Line>
  return <CurrentValues label={m.match_board_set_points()} {...board.points} />
}

export const scoreboard: FamilyScoreboard<'sets'> = { headlineOf, Board: SetsBoard }
