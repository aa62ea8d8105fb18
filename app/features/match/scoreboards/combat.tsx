import { clockText } from '#app/lib/clock-text.ts'
import { m } from '#app/paraglide/messages.js'
import { eventName } from '../event-name.ts'
import type { BoardOf } from './board-of.ts'
import { headlineOf } from './combat-headline.ts'
import { Line } from './facts.tsx'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { PeriodStrip } from './period-strip.tsx'

/** How a fight ended: "Submission, round 2, 03:41", or the judges' word. */
function endText({ method = 'result', round, endSeconds }: BoardOf<'combat'>): string {
  const name = eventName(method, 'combat')
  return endSeconds === undefined ? name : m.match_board_fight_end({ method: name, round, time: clockText(endSeconds) })
}

const CombatBoard = ({ board }: BoardProps<'combat'>) =>
  board.method === undefined ? null : <Line className="font-semibold">{endText(board)}</Line>

export const scoreboard: FamilyScoreboard<'combat'> = { headlineOf, PeriodStrip, Board: CombatBoard }
