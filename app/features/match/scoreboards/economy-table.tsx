import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { ChartRows } from '../chart-rows.tsx'
import { buyName, buyOf, moneyText } from './round-buy.ts'
import { roundResultLabel } from './round-result-label.ts'
import type { Half } from './rounds-of-map.ts'

export interface EconomyTableProps {
  halves: readonly Half[]
  match: MatchRow
}

/** What both teams had bought for each round of a map, and who won it how. */
export const EconomyTable = ({ halves, match }: EconomyTableProps) => (
  <ChartRows
    caption={m.match_board_economy()}
    columns={[
      { title: m.match_board_rounds() },
      { title: match.home.abbr, isNumeric: true },
      { title: match.away.abbr, isNumeric: true },
      { title: m.match_log_event() },
    ]}
    rows={() =>
      halves.flatMap(({ key, rounds }) =>
        rounds.map(({ number, worth, winner, how }, index) => {
          const isFirst = index === 0 && key !== 'overtime'
          const told = (side: Side) =>
            worth ? `${buyName(buyOf(worth[side], isFirst))} ${moneyText(worth[side], match.gameId)}` : '–'
          const won = m.match_board_round_won({ team: match[winner].abbr, how: roundResultLabel(how) })
          return { key: String(number), cells: [String(number), told('home'), told('away'), won] }
        }),
      )
    }
  />
)
