import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { Score, TimelineItem } from '#contract/match-state.ts'
import type { People } from '../people.ts'
import { PlayerName } from '../player-name.tsx'
import { EventIcon } from './parts/event-icon.tsx'
import { type EventLine, eventLine } from './parts/event-line.ts'
import { LinkedNames } from './parts/linked-names.tsx'
import { EVENT_ROW, type EventsProps, Periods } from './parts/periods.tsx'

interface TimelineProps extends EventsProps {
  /** Scores as they are said after events, by their `seq`: other ones than the events' own. */
  scores?: ReadonlyMap<number, Score | string> | undefined
}

/** What happened, newest first, under the periods it happened in: home at the start, away at the end. */
export function Timeline({ items, periods, people, family, home, away, scores }: TimelineProps) {
  return (
    <Periods items={items} periods={periods} family={family}>
      {(item) => (
        <SidesItem
          key={item.seq}
          item={item}
          people={people}
          line={eventLine(item, people, family, { home, away })}
          score={scoreAfter(item, family, scores)}
        />
      )}
    </Periods>
  )
}

/** In tennis the score counts sets, which a break of serve leaves as they are; a fight has none. */
function scoreAfter(item: TimelineItem, family: Family, scores: TimelineProps['scores']): Score | string | undefined {
  const { seq, isKey, type } = item
  const said = scores?.get(seq)
  if (family === 'cricket') return isKey ? said : undefined
  return said ?? (family !== 'combat' && isKey && (family !== 'tennis' || type === 'set_won') ? item.score : undefined)
}

interface ItemProps {
  item: TimelineItem
  people: People
  line: EventLine
  score: Score | string | undefined
}

function SidesItem({ item, people, line, score }: ItemProps) {
  const { player } = item
  const isAway = item.side === 'away'
  return (
    <li className={cn(EVENT_ROW, isAway && 'flex-row-reverse text-end', item.side === undefined && 'justify-center')}>
      {line.time && <span className="figures w-12 shrink-0 text-center text-12 text-text-muted">{line.time}</span>}
      <EventIcon type={item.type} how={item.data?.how} isKey={item.isKey} />
      <div className={cn('min-w-0', item.side !== undefined && 'flex-1')}>
        <p className={cn('text-13', item.isKey && 'font-semibold')}>
          {player !== undefined && people.has(player) ? (
            <PlayerName id={player} people={people} number={player} />
          ) : (
            line.title
          )}
        </p>
        {line.details.length > 0 && (
          <p className={cn('flex flex-wrap gap-x-2 text-12 text-text-muted', isAway && 'justify-end')}>
            {line.details.map((detail) => (
              <span key={detail}>
                <LinkedNames text={detail} ids={[item.other]} people={people} />
              </span>
            ))}
          </p>
        )}
      </div>
      {score && <ScoreAfter score={score} />}
    </li>
  )
}

function ScoreAfter({ score }: { score: Score | string }) {
  return (
    <span className="flex shrink-0 gap-1 rounded-sm bg-surface-2 px-2 py-1 font-semibold text-13">
      <span className="sr-only">{m.match_timeline_score()}</span>
      {typeof score === 'string' ? (
        <span className="figures">{score}</span>
      ) : (
        <>
          <span className="figures">{score.home}</span>:<span className="figures">{score.away}</span>
        </>
      )}
    </span>
  )
}
