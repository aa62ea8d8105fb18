import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import { statName } from '../stat-name.ts'
import type { BoardOf } from './board-of.ts'
import { Facts, Line } from './facts.tsx'
import type { FamilyScoreboard } from './family-scoreboard.ts'
import { scoreHeadline } from './headline.ts'

function BasketballBoard({ board, match }: { board: BoardOf<'basketball'>; match: MatchRow }) {
  const bonus = (['home', 'away'] as const).filter((side) => board.isBonus[side])
  return (
    <div className="space-y-2">
      <Facts
        facts={[
          { label: statName('fouls'), ...board.fouls },
          { label: m.match_board_timeouts_left(), ...board.timeouts },
        ]}
      />
      {match.status === 'live' &&
        bonus.map((side) => (
          <Line key={side} className="text-warn">
            {m.match_board_bonus({ team: match[side].name })}
          </Line>
        ))}
    </div>
  )
}

export const scoreboard: FamilyScoreboard<'basketball'> = { headlineOf: scoreHeadline, Board: BasketballBoard }
