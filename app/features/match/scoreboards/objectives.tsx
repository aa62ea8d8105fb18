import { clockText } from '#app/lib/clock-text.ts'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Scroller } from '#app/ui/scroller.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { People } from '../people.ts'
import { SurnameLink } from '../surname-link.tsx'
import { eventName } from './event-name.ts'
import { objectivesOf } from './objectives-of-map.ts'

export interface ObjectivesProps {
  timeline: readonly TimelineItem[]
  /** `m2` */
  period: string
  match: MatchRow
  people: People
}

/** Who took which building or monster of a game and when, in order: home at the start, away at the end. */
export function Objectives({ timeline, period, match, people }: ObjectivesProps) {
  const taken = objectivesOf(timeline, period)
  if (taken.length === 0)
    return <p className="py-4 text-center text-13 text-text-muted">{m.match_depth_no_objectives()}</p>
  return (
    <Scroller label={m.match_depth_objectives()} className="max-h-96 overflow-y-auto">
      <ol className="divide-y divide-line text-13">
        {taken.map(({ seq, type, side, clock, player }) => {
          return (
            <li key={seq} className={cn('flex min-h-9 items-center gap-3 px-3', side === 'away' && 'flex-row-reverse')}>
              <span className="figures w-12 shrink-0 text-text-muted">{clockText(clock)}</span>
              <i
                aria-hidden="true"
                className={cn('size-2 shrink-0 rounded-full', side === 'home' ? 'bg-team-home' : 'bg-team-away')}
              />
              <span className={cn('min-w-0', side === 'away' && 'text-end')}>
                {eventName(type, 'moba')}
                <span dir="auto" className="ms-2 text-12 text-text-muted">
                  {player !== undefined && people.has(player) ? (
                    <SurnameLink id={player} people={people} />
                  ) : (
                    match[side].abbr
                  )}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </Scroller>
  )
}
