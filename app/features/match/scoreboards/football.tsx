import { m } from '#app/paraglide/messages.js'
import { statName } from '../stat-name.ts'
import type { BoardOf } from './board-of.ts'
import { Facts } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { headlineOf } from './football-headline.ts'

/** Only what the feed counts; nothing when it counts nothing. */
function FootballBoard({ board }: { board: BoardOf<'football'> }) {
  const { corners, yellowCards, redCards, penalties } = board
  const facts = [
    ...(corners ? [{ label: statName('corners'), ...corners }] : []),
    ...(yellowCards ? [{ label: statName('yellow_cards'), ...yellowCards }] : []),
    ...(redCards ? [{ label: statName('red_cards'), ...redCards }] : []),
    ...(penalties ? [{ label: m.match_board_penalties(), ...penalties }] : []),
  ]
  return facts.length > 0 ? <Facts facts={facts} /> : null
}

export const scoreboard: FamilyScoreboard<'football'> = { headlineOf, Board: FootballBoard }
