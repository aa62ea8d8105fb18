import { m } from '#app/paraglide/messages.js'
import { EVENTS } from '../events/sets.ts'
import { hasRallyGames } from '../has-rally-games.ts'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { PeriodStrip } from './period-strip.tsx'
import { headlineOf } from './sets-headline.ts'
import { StakeLine } from './stake-line.tsx'

/** Volleyball has sets, badminton and table tennis have games. */
const SetsBoard = ({ board, match }: BoardProps<'sets'>) => (
  <StakeLine
    match={match}
    stake={board.stake}
    setPoint={hasRallyGames(match.gameId) ? m.match_board_game_point : m.match_board_set_point}
  />
)

export const scoreboard: FamilyScoreboard<'sets'> = { events: EVENTS, headlineOf, PeriodStrip, Board: SetsBoard }
