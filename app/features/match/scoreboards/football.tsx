import { m } from '#app/paraglide/messages.js'
import { statName } from '../stat-name.ts'
import type { BoardOf } from './board-of.ts'
import { Facts } from './facts.tsx'

export function FootballBoard({ board }: { board: BoardOf<'football'> }) {
  const { corners, yellowCards, redCards, penalties } = board
  return (
    <Facts
      facts={[
        { label: statName('corners'), ...corners },
        { label: statName('yellow_cards'), ...yellowCards },
        { label: statName('red_cards'), ...redCards },
        ...(penalties ? [{ label: m.match_board_penalties(), ...penalties }] : []),
      ]}
    />
  )
}
