import type { ReactNode } from 'react'
import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { periodName } from '../../match-labels.ts'
import type { People } from '../../people.ts'
import { groupByPeriod } from './timeline-groups.ts'

export interface EventsProps {
  items: readonly TimelineItem[]
  people: People
  family: Family
  /** Team names. */
  home: string
  away: string
}

export const EVENT_ROW = 'flex min-h-11 items-center gap-3 border-line border-b px-3 py-2 last:border-b-0'

interface PeriodsProps {
  items: readonly TimelineItem[]
  family: Family
  children: (item: TimelineItem) => ReactNode
}

/** Events grouped by period, newest first. */
export function Periods({ items, family, children }: PeriodsProps) {
  return (
    <div>
      {groupByPeriod(items).map((group) => (
        <section key={group.key}>
          {group.period && (
            <h3 className="bg-surface-2 px-3 py-1 text-center text-12 text-text-muted">
              {periodName(group.period, family)}
            </h3>
          )}
          <ol>{group.items.map(children)}</ol>
        </section>
      ))}
    </div>
  )
}
