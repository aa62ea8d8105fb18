import { m } from '#app/paraglide/messages.js'
import { EVENTS } from '../events/tennis.ts'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { PeriodStrip } from './period-strip.tsx'
import { StakeLine } from './stake-line.tsx'
import { headlineOf } from './tennis-headline.ts'

const TennisBoard = ({ board, match }: BoardProps<'tennis'>) => (
  <StakeLine match={match} stake={board.stake} setPoint={m.match_board_tennis_set_point} />
)

export const scoreboard: FamilyScoreboard<'tennis'> = { events: EVENTS, headlineOf, PeriodStrip, Board: TennisBoard }
