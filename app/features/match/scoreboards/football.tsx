import { m } from '#app/paraglide/messages.js'
import type { Score } from '#contract/match-state.ts'
import { statName } from '../stat-name.ts'
import type { BoardProps, FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './football-headline.ts'
import { Kicks } from './kicks.tsx'
import { type SideRow, SideRows } from './side-rows.tsx'

const countRow = (key: string, count: Score | undefined): SideRow[] =>
  count ? [{ label: statName(key), home: count.home, away: count.away }] : []

/** Only what the feed counts; nothing when it counts nothing. */
function FootballBoard({ board }: BoardProps<'football'>) {
  const { corners, yellowCards, redCards, kicks } = board
  const shootout: SideRow[] = kicks
    ? [{ label: m.match_board_penalties(), home: <Kicks kicks={kicks.home} />, away: <Kicks kicks={kicks.away} /> }]
    : []
  const rows = [
    ...shootout,
    ...countRow('corners', corners),
    ...countRow('yellow_cards', yellowCards),
    ...countRow('red_cards', redCards),
  ]
  return rows.length > 0 ? <SideRows rows={rows} /> : null
}

export const scoreboard: FamilyScoreboard<'football'> = { headlineOf, Board: FootballBoard }
