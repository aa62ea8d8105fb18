import { clockText } from '#app/lib/clock-text.ts'
import { compactThousands } from '#app/lib/compact-number.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { ChartPoint } from '#contract/match-state.ts'
import { ChartRows } from '../chart-rows.tsx'
import { eventName } from './event-name.ts'
import type { GoldMark } from './gold-lead-of.ts'

export interface GoldTableProps {
  points: readonly ChartPoint[]
  marks: readonly GoldMark[]
  match: MatchRow
}

/** The lead in gold, reading by reading, with the towers and objectives taken since the one before. */
export const GoldTable = ({ points, marks, match }: GoldTableProps) => (
  <ChartRows
    caption={m.match_board_game_gold()}
    columns={[
      { title: m.match_log_clock() },
      { title: m.match_chart_point_lead(), isNumeric: true },
      { title: m.match_log_event() },
    ]}
    rows={() =>
      points.map(({ t, value }, index) => ({
        key: String(t),
        cells: [
          clockText(t),
          leadText(match, value),
          marks
            .filter((mark) => mark.t > (points[index - 1]?.t ?? -1) && (mark.t <= t || index === points.length - 1))
            .map(({ side, type }) => `${match[side].abbr} ${eventName(type, 'moba')}`)
            .join('; '),
        ],
      }))
    }
  />
)

const leadText = (match: MatchRow, value: number): string =>
  value === 0
    ? m.match_chart_level()
    : `${match[value > 0 ? 'home' : 'away'].abbr} +${compactThousands(Math.abs(value))}`
