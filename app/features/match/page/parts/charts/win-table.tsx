import { kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { ChartRows } from '../../../chart-rows.tsx'
import type { Chances, WinCourse } from './win-chances.ts'

export interface WinTableProps {
  caption: string
  lines: WinCourse['lines']
  match: MatchRow
  hasDraw: boolean
  zone: string
  percentsOf: (chances: Chances) => Chances
}

/** The chances of each team, whenever they moved. */
export const WinTable = ({ caption, lines, match, hasDraw, zone, percentsOf }: WinTableProps) => (
  <ChartRows
    caption={caption}
    columns={[
      { title: m.match_log_time() },
      ...[match.home.abbr, ...(hasDraw ? [m.match_odds_draw()] : []), match.away.abbr].map((title) => ({
        title,
        isNumeric: true,
      })),
    ]}
    rows={() =>
      lines.map(({ at, chances }) => {
        const { home, draw, away } = percentsOf(chances)
        const cells = [home, ...(hasDraw ? [draw] : []), away].map((each) => `${each}%`)
        return { key: String(at), cells: [kickOffTime(new Date(at).toISOString(), zone), ...cells] }
      })
    }
  />
)
