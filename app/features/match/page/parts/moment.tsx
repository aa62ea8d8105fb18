import { useEffect, useRef, useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { isStill } from '#app/lib/is-still.ts'
import { type Family, gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import { hasGoalSound } from '../../goal-sound.ts'
import type { People } from '../../people.ts'
import { eventName } from '../../scoreboards/event-name.ts'
import { cheer } from './cheer.ts'
import { type MatchMoment, momentOf, queued } from './moment-of.ts'

/** As long as the animation `moment` in styles.css. */
const SHOWN_MS = 1500

/** Sports whose score is not what the moment changes. */
const RUNNING: ReadonlySet<Family> = new Set<Family>(['cricket', 'combat', 'moba', 'battle_royale'])

export interface MomentProps {
  match: MatchRow
  people: People
  /** In one line, over a line with the score. */
  isLine?: boolean | undefined
}

/**
 * Over its positioned parent: a sweep in the colour of the side that has just scored, with who and how it stands. Takes
 * no space and no clicks; screen readers have the announcement of the score. Without motion it is a still band.
 */
export function Moment({ match, people, isLine }: MomentProps) {
  const moment = useMoments(match)
  const isWithoutMotion = moment !== undefined && isStill()
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-20 overflow-hidden rounded-[inherit]">
      {moment && (
        <div
          key={moment.seq}
          data-moment={moment.side}
          className={cn(
            'absolute inset-x-0 bottom-0 flex items-center justify-center gap-x-4 px-3 text-center text-on-team',
            moment.side === 'home' ? 'bg-team-home' : 'bg-team-away',
            isWithoutMotion ? 'min-h-9' : 'moment top-0',
            isLine || isWithoutMotion ? 'text-13' : 'flex-col text-16',
          )}
        >
          <MomentText match={match} people={people} moment={moment} isLine={isLine || isWithoutMotion} />
        </div>
      )}
    </div>
  )
}

function MomentText({ match, people, moment, isLine }: MomentProps & { moment: MatchMoment }) {
  const family = gameById(match.gameId)?.family ?? 'games'
  const who = (moment.player !== undefined && people.get(moment.player)?.name) || match[moment.side].name
  return (
    <>
      <b className={cn('font-bold', !isLine && 'text-28')}>{eventName(moment.type, family)}</b>
      <span className="min-w-0 truncate font-semibold">{who}</span>
      {moment.score && !RUNNING.has(family) && (
        // Home first in the reader's direction, as the teams stand.
        <span className={cn('flex gap-1 font-bold tabular-nums', !isLine && 'text-20')}>
          <span>{moment.score.home}</span>
          <span>–</span>
          <span>{moment.score.away}</span>
        </span>
      )}
    </>
  )
}

/** The moment to show now: one after the other, each for its time. */
function useMoments(match: MatchRow): MatchMoment | undefined {
  const [current, setCurrent] = useState<MatchMoment>()
  const queue = useRef<{ waiting: MatchMoment[]; last: MatchMoment | undefined; isShowing: boolean }>({
    waiting: [],
    last: undefined,
    isShowing: false,
  })
  const family = gameById(match.gameId)?.family ?? 'games'
  const showNext = () => {
    const [next, ...waiting] = queue.current.waiting
    queue.current = { waiting, last: next ?? queue.current.last, isShowing: next !== undefined }
    setCurrent(next)
    if (next && hasGoalSound()) void cheer()
  }
  useFreshItems(match.id, (items) => {
    // What happened while nobody looked is not news when the page is looked at again.
    if (document.hidden) return
    const { waiting, last, isShowing } = queue.current
    const added = items.flatMap((item) => momentOf(item, family) ?? [])
    queue.current.waiting = queued(waiting, last?.seq ?? 0, added)
    if (!isShowing) showNext()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: one timer for each moment.
  useEffect(() => {
    if (!current) return undefined
    const timer = setTimeout(showNext, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [current])
  return current
}

/** Calls back with new events of a match that the page is subscribed to. */
function useFreshItems(matchId: number, callback: (items: readonly TimelineItem[]) => void): void {
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    let isStopped = false
    let stop = () => {}
    import('../../live-updates.ts').then(
      ({ onFreshItems }) => {
        if (!isStopped) stop = onFreshItems(matchId, (items) => latest.current(items))
      },
      // Without this code nothing on the page is fresh.
      () => undefined,
    )
    return () => {
      isStopped = true
      stop()
    }
  }, [matchId])
}
