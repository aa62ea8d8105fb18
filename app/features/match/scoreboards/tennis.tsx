import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { BoardOf } from './board-of.ts'
import { CurrentValues, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './tennis-headline.ts'

function TennisBoard({ board, match }: { board: BoardOf<'tennis'>; match: MatchRow }) {
  if (match.status !== 'live') return <Line className="text-text-muted">{m.match_board_sets_won(board.sets)}</Line>
  return (
    <div className="space-y-2">
      <CurrentValues
        label={board.isTieBreak ? m.match_board_tie_break() : m.match_board_game_points()}
        {...board.points}
      />
      {match.serving && (
        <Line className="text-text-muted">{m.match_board_serving({ team: match[match.serving].name })}</Line>
      )}
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'tennis'> = { headlineOf, Board: TennisBoard }
