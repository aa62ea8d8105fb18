import type { ReactNode } from 'react'
import type { Family } from '#contract/games.ts'
import type { Period, TimelineItem } from '#contract/match-state.ts'
import { periodName } from '../../match-labels.ts'
import type { People } from '../../people.ts'
import { groupByPeriod } from './timeline-groups.ts'

export interface EventsProps {
  items: readonly TimelineItem[]
  /** Of the match: they know what its maps are called. */
  periods: readonly Period[]
  people: People
  family: Family
  /** Team names. */
  home: string
  away: string
}

export const EVENT_ROW = 'flex min-h-11 items-center gap-3 border-line border-b px-3 py-2 last:border-b-0'

interface PeriodsProps extends Pick<EventsProps, 'items' | 'periods' | 'family'> {
  children: (item: TimelineItem) => ReactNode
}

/** The name of a map; notes of other periods say something else. */
const mapName = (key: string, periods: readonly Period[]): string | undefined =>
  key.startsWith('m') ? periods.find((period) => period.key === key)?.note : undefined

/** Events grouped by period, newest first. */
export function Periods({ items, periods, family, children }: PeriodsProps) {
  return (
    <div>
      {groupByPeriod(items).map((group) => (
        <section key={group.key} className={group.period ? undefined : 'border-line not-first:border-t'}>
          {group.period && (
            <h3 className="bg-surface-2 px-3 py-1 text-center text-12 text-text-muted">
              {[periodName(group.period, family), mapName(group.period, periods)].filter(Boolean).join(' · ')}
            </h3>
          )}
          <ol>{group.items.map(children)}</ol>
        </section>
      ))}
    </div>
  )
}
