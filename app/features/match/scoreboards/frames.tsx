import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Period } from '#contract/match-state.ts'
import { EVENTS } from '../events/frames.ts'
import { periodName } from '../match-labels.ts'
import { surnameOf } from '../surname-of.ts'
import { Line } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './frames-headline.ts'
import { PeriodStrip } from './period-strip.tsx'

/** Whose visit it is, its break, and what is left on the table; between frames how the last one ended. */
function FramesBoard({ board, match }: BoardProps<'frames'>) {
  if (match.status !== 'live') return null
  const { atTable, left } = board
  const last = match.periods.at(-1)
  return (
    <div className="space-y-1">
      <Line className="min-h-5 font-semibold">
        {(last?.isDone && frameText(last, match)) ||
          (atTable && visitText(surnameOf(match[atTable].name), board.break))}
      </Line>
      <Line className="min-h-5 text-text-muted">
        {left !== undefined && m.match_board_table_left({ points: left })}
      </Line>
    </div>
  )
}

/** A visit has a break once something is potted. */
const visitText = (player: string, points: number): string =>
  points > 0 ? m.match_board_break({ player, points }) : m.match_board_at_table({ player })

/** "Frame 4: Mori 76-12 Bowen", the winner first. */
function frameText({ key, home, away }: Period, match: MatchRow): string {
  const [winner, loser] = home > away ? (['home', 'away'] as const) : (['away', 'home'] as const)
  const points = { home, away }
  return m.match_board_last_frame({
    frame: periodName(key, 'frames'),
    winner: surnameOf(match[winner].name),
    points: points[winner],
    loser: surnameOf(match[loser].name),
    rest: points[loser],
  })
}

export const scoreboard: FamilyScoreboard<'frames'> = { events: EVENTS, headlineOf, PeriodStrip, Board: FramesBoard }
