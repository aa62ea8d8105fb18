import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { ChartPoint } from '#contract/match-state.ts'
import { ChartRows } from '../../../chart-rows.tsx'
import type { People } from '../../../people.ts'
import { eventName } from '../../../scoreboards/event-name.ts'
import { surnameOf } from '../../../surname-of.ts'
import { eventTime } from '../event-time.ts'
import type { Mark } from './marks.ts'

export interface LeadTableProps {
  caption: string
  /** What is led by. */
  title: string
  points: readonly ChartPoint[]
  /** Of each point. */
  times: readonly string[]
  marks: readonly Mark[]
  people: People
  family: Family
  valueText: (value: number) => string
  isMomentum: boolean
  /** Whether events of the sport are marked. */
  hasEvents: boolean
}

/** A row for each point of a lead, with what happened since the one before. */
export function LeadTable({
  caption,
  title,
  points,
  times,
  marks,
  people,
  family,
  valueText,
  isMomentum,
  hasEvents,
}: LeadTableProps) {
  return (
    <ChartRows
      caption={caption}
      columns={[
        { title: m.match_log_time() },
        { title, isNumeric: !isMomentum },
        ...(hasEvents ? [{ title: m.match_log_event() }] : []),
      ]}
      rows={() =>
        points.map((point, index) => ({
          key: String(index),
          cells: [
            times[index] ?? '',
            valueText(point.value),
            ...(hasEvents ? [eventsUntil(points, index, marks, people, family)] : []),
          ],
        }))
      }
    />
  )
}

/** What happened between the point before and this one. */
function eventsUntil(
  points: readonly ChartPoint[],
  index: number,
  marks: readonly Mark[],
  people: People,
  family: Family,
): string {
  const point = points[index]
  const before = points[index - 1]
  const isLast = points[index + 1]?.period !== point?.period
  const from = before && before.period === point?.period ? before.t : Number.NEGATIVE_INFINITY
  return marks
    .filter(
      ({ item, t }) => (item.period ?? '') === (point?.period ?? '') && t > from && (isLast || t <= (point?.t ?? 0)),
    )
    .map(({ item }) => {
      const player = item.player === undefined ? undefined : people.get(item.player)?.name
      const name = eventName(item.type, family)
      return [eventTime(item, family), name, player && surnameOf(player)].filter(Boolean).join(' ')
    })
    .join('; ')
}
