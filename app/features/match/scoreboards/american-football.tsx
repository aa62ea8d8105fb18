import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import type { BoardOf } from './board-of.ts'
import { Facts, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { scoreHeadline } from './headline.ts'

function AmericanFootballBoard({ board, match }: { board: BoardOf<'american_football'>; match: MatchRow }) {
  const isPlay = match.status === 'live' && board.down > 0
  return (
    <div className="space-y-2">
      {isPlay && (
        <Line className="font-semibold">
          {m.match_board_down({ down: board.down, distance: board.distance, yardLine: board.yardLine })}
        </Line>
      )}
      {isPlay && match.serving && (
        <Line className="text-text-muted">{m.match_board_ball({ team: match[match.serving].name })}</Line>
      )}
      <Facts facts={[{ label: m.match_board_timeouts_left(), ...board.timeouts }]} />
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'american_football'> = {
  headlineOf: scoreHeadline,
  Board: AmericanFootballBoard,
}
