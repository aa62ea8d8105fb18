import { cn } from '#app/lib/cn.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { EventIcon } from './parts/event-icon.tsx'
import { eventSentence } from './parts/event-sentence.ts'
import { eventTime } from './parts/event-time.ts'
import { LinkedNames } from './parts/linked-names.tsx'
import { EVENT_ROW, type EventsProps, Periods } from './parts/periods.tsx'
import { fielderOf } from './parts/whose-wicket.ts'

/** Events as sentences, newest first, in one column. */
export function Commentary({ items, periods, people, family, home, away }: EventsProps) {
  // Their column is kept beside an event without one.
  const hasTimes = items.some((item) => eventTime(item, family))
  const sentence = (item: TimelineItem) => {
    const text = eventSentence(item, people, family, { home, away })
    // Hundreds of other events would be as many links.
    return item.isKey ? (
      <LinkedNames text={text} ids={[item.player, item.other, fielderOf(item)]} people={people} />
    ) : (
      text
    )
  }
  return (
    <Periods items={items} periods={periods} family={family}>
      {(item) => (
        <li key={item.seq} className={EVENT_ROW}>
          {hasTimes && (
            <span className="figures w-12 shrink-0 text-center text-12 text-text-muted">{eventTime(item, family)}</span>
          )}
          <EventIcon type={item.type} how={item.data?.how} isKey={item.isKey} />
          <p className={cn('min-w-0 flex-1 text-13', item.isKey && 'font-semibold')}>{sentence(item)}</p>
        </li>
      )}
    </Periods>
  )
}
