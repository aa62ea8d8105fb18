import { m } from '#app/paraglide/messages.js'
import { ChartRows } from '../../../chart-rows.tsx'
import type { WormInnings } from './worm.ts'

export interface WormTableProps {
  caption: string
  worm: readonly WormInnings[]
  /** Overs. */
  stops: readonly number[]
  nameOf: (innings: WormInnings) => string
  runsText: (innings: WormInnings, over: number) => string
}

/** Runs after each over of every innings, and whose wickets fell in it. */
export const WormTable = ({ caption, worm, stops, nameOf, runsText }: WormTableProps) => (
  <ChartRows
    caption={caption}
    columns={[
      { title: m.match_column_overs() },
      ...worm.map((each) => ({ title: nameOf(each), isNumeric: true })),
      { title: m.match_event_wicket() },
    ]}
    rows={() =>
      stops.map((over) => ({
        key: String(over),
        cells: [
          String(over),
          ...worm.map((each) => runsText(each, over)),
          worm.flatMap((each) => fallenIn(each, over, nameOf(each))).join(' · '),
        ],
      }))
    }
  />
)

function fallenIn({ wickets }: WormInnings, over: number, name: string): string[] {
  const fallen = wickets.filter((each) => Math.ceil(each.over) === over).length
  return fallen > 1 ? [`${name} ×${fallen}`] : fallen === 1 ? [name] : []
}
