import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { TimelineItem } from '#contract/match-state.ts'
import { EventIcon } from './parts/event-icon.tsx'
import { type EventLine, eventLine } from './parts/event-line.ts'
import { EVENT_ROW, type EventsProps, Periods } from './parts/periods.tsx'

/** What happened, newest first, under the periods it happened in: home at the start, away at the end. */
export function Timeline({ items, people, family, home, away }: EventsProps) {
  return (
    <Periods items={items} family={family}>
      {(item) => <SidesItem key={item.seq} item={item} line={eventLine(item, people, family, { home, away })} />}
    </Periods>
  )
}

interface ItemProps {
  item: TimelineItem
  line: EventLine
}

function SidesItem({ item, line }: ItemProps) {
  const isAway = item.side === 'away'
  return (
    <li className={cn(EVENT_ROW, isAway && 'flex-row-reverse text-end', item.side === undefined && 'justify-center')}>
      {line.time && <span className="figures w-12 shrink-0 text-center text-12 text-text-muted">{line.time}</span>}
      <EventIcon type={item.type} isKey={item.isKey} />
      <div className={cn('min-w-0', item.side !== undefined && 'flex-1')}>
        <p className={cn('text-13', item.isKey && 'font-semibold')}>{line.title}</p>
        {line.details.length > 0 && (
          <p className={cn('flex flex-wrap gap-x-2 text-12 text-text-muted', isAway && 'justify-end')}>
            {line.details.map((detail) => (
              <span key={detail}>{detail}</span>
            ))}
          </p>
        )}
      </div>
      <ScoreAfter item={item} />
    </li>
  )
}

function ScoreAfter({ item }: { item: TimelineItem }) {
  if (!item.score || !item.isKey) return null
  return (
    <span className="flex shrink-0 gap-1 rounded-sm bg-surface-2 px-2 py-1 font-semibold text-13">
      <span className="sr-only">{m.match_timeline_score()}</span>
      <span className="figures">{item.score.home}</span>:<span className="figures">{item.score.away}</span>
    </span>
  )
}
