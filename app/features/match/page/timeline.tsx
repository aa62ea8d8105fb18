import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { Score, TimelineItem } from '#contract/match-state.ts'
import { EventIcon } from './parts/event-icon.tsx'
import { type EventLine, eventLine } from './parts/event-line.ts'
import { EVENT_ROW, type EventsProps, Periods } from './parts/periods.tsx'

interface TimelineProps extends EventsProps {
  /** Scores after events that are no key moments, by their `seq`. */
  scores?: ReadonlyMap<number, Score> | undefined
}

/** What happened, newest first, under the periods it happened in: home at the start, away at the end. */
export function Timeline({ items, people, family, home, away, scores }: TimelineProps) {
  return (
    <Periods items={items} family={family}>
      {(item) => (
        <SidesItem
          key={item.seq}
          item={item}
          line={eventLine(item, people, family, { home, away })}
          score={item.isKey ? item.score : scores?.get(item.seq)}
        />
      )}
    </Periods>
  )
}

interface ItemProps {
  item: TimelineItem
  line: EventLine
  score: Score | undefined
}

function SidesItem({ item, line, score }: ItemProps) {
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
      {score && <ScoreAfter score={score} />}
    </li>
  )
}

function ScoreAfter({ score: { home, away } }: { score: Score }) {
  return (
    <span className="flex shrink-0 gap-1 rounded-sm bg-surface-2 px-2 py-1 font-semibold text-13">
      <span className="sr-only">{m.match_timeline_score()}</span>
      <span className="figures">{home}</span>:<span className="figures">{away}</span>
    </span>
  )
}
