import { m } from '#app/paraglide/messages.js'
import { statName } from '../stat-name.ts'
import { headlineOf } from './battle-royale-headline.ts'
import type { BoardOf } from './board-of.ts'
import { Facts, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'

function BattleRoyaleBoard({ board }: { board: BoardOf<'battle_royale'> }) {
  return (
    <div className="space-y-2">
      <Line className="font-semibold">{m.match_board_map({ map: board.map, maps: board.maps })}</Line>
      <Facts
        facts={[
          { label: m.match_board_placement(), ...board.placement },
          { label: statName('kills'), ...board.kills },
          { label: m.match_board_alive(), ...board.alive },
        ]}
      />
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'battle_royale'> = { headlineOf, Board: BattleRoyaleBoard }
