import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { periodName } from '../match-words.ts'
import { EventIcon } from './parts/event-icon.tsx'
import { type EventLine, eventLine } from './parts/event-line.ts'
import { periodsOf } from './parts/timeline-groups.ts'
import type { People } from './people.ts'

interface TimelineProps {
  items: readonly TimelineItem[]
  people: People
  family: Family
  /** The teams' names. */
  home: string
  away: string
  /** `sides`: home at the start, away at the end. `sentences`: one column of commentary, also for narrow places. */
  look: 'sides' | 'sentences'
}

/** What happened, newest first, under the periods it happened in. */
export function Timeline({ items, people, family, home, away, look }: TimelineProps) {
  const teams = { home, away }
  return (
    <div>
      {periodsOf(items).map((group) => (
        <section key={group.key}>
          {group.period && (
            <h3 className="bg-surface-2 px-3 py-1 text-center text-12 text-text-muted">
              {periodName(group.period, family)}
            </h3>
          )}
          <ol>
            {group.items.map((item) => {
              const line = eventLine(item, people, family, teams)
              return look === 'sides' ? (
                <SidesItem key={item.seq} item={item} line={line} />
              ) : (
                <SentenceItem key={item.seq} item={item} line={line} />
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}

interface ItemProps {
  item: TimelineItem
  line: EventLine
}

const ROW = 'flex min-h-11 items-center gap-3 border-line border-b px-3 py-2 last:border-b-0'

function SidesItem({ item, line }: ItemProps) {
  const isAway = item.side === 'away'
  return (
    <li className={cn(ROW, isAway && 'flex-row-reverse text-end', item.side === undefined && 'justify-center')}>
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

function SentenceItem({ item, line }: ItemProps) {
  return (
    <li className={ROW}>
      {line.time && <span className="figures w-12 shrink-0 text-center text-12 text-text-muted">{line.time}</span>}
      <EventIcon type={item.type} isKey={item.isKey} />
      <p className={cn('min-w-0 flex-1 text-13', item.isKey && 'font-semibold')}>{line.text}</p>
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
