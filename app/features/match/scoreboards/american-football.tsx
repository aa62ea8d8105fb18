import { m } from '#app/paraglide/messages.js'
import { EVENTS } from '../events/american-football.ts'
import { Line } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { downText, fieldPosition } from './field-position.ts'
import { Gridiron } from './gridiron.tsx'
import { scoreHeadline } from './headline.ts'
import { PeriodStrip } from './period-strip.tsx'
import { Dots, SideRows } from './side-rows.tsx'

const TIMEOUTS = 3

function AmericanFootballBoard({ board, match }: BoardProps<'american_football'>) {
  if (match.status !== 'live') return null
  // After half-time comes a kick-off: the last play of the half says nothing any more.
  const serving = match.phase === 'half_time' ? undefined : match.serving
  const text = serving ? downText(board, match, serving) : ''
  const isRedZone = serving && text !== '' && fieldPosition(board.yardLine, board.distance, serving).isRedZone
  return (
    <div className="space-y-3">
      <Line key={text} className="min-h-6 font-bold text-16">
        {text}
        {isRedZone && (
          <span className="ms-2 rounded-sm bg-surface-2 px-1 align-middle font-semibold text-12">
            {m.match_board_red_zone()}
          </span>
        )}
      </Line>
      <Gridiron
        board={board}
        match={match}
        offence={serving}
        label={serving ? m.match_board_ball({ team: match[serving].name }) : match.league.name}
      />
      <SideRows
        rows={[
          {
            label: m.match_board_timeouts_left(),
            home: <Dots count={board.timeouts.home} of={TIMEOUTS} />,
            away: <Dots count={board.timeouts.away} of={TIMEOUTS} />,
          },
        ]}
      />
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'american_football'> = {
  events: EVENTS,
  headlineOf: scoreHeadline,
  PeriodStrip,
  Board: AmericanFootballBoard,
}
