import { Suspense } from 'react'
import { cn } from '#app/lib/cn.ts'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Board } from '#contract/match-state.ts'
import { endingName } from '../../early-ends.ts'
import { LiveClock } from '../../live-clock.tsx'
import { isBreak, isDecided, phaseName, statusName } from '../../match-labels.ts'
import { showsScore } from '../../row-view.ts'
import { CAPTIONED } from '../../scoreboards/headline.ts'
import { beforeMatch } from '../panels.ts'
import { HeadlineFigures } from './headline-figures.tsx'

interface ScoreCentreProps {
  match: MatchRow
  board?: Board | undefined
}

/** Between the two teams: the score, the kick-off time, or why there is neither. */
export function ScoreCentre({ match, board }: ScoreCentreProps) {
  if (!showsScore(match))
    return (
      <Suspense fallback={<div className="row-span-2 min-h-24" />}>
        <beforeMatch.KickOff match={match} />
      </Suspense>
    )
  const isLive = match.status === 'live' && !isDecided(match, gameById(match.gameId)?.family)
  return (
    <div className="row-span-2 flex min-w-0 flex-col items-center gap-1 text-center">
      <HeadlineFigures match={match} board={board} />
      {isLive ? (
        <LivePhase match={match} />
      ) : (
        <p className={cn(STATE, 'text-text-muted')}>
          {match.status === 'live' ? statusName('finished') : endingName(match)}
        </p>
      )}
    </div>
  )
}

const STATE =
  'flex min-h-5 items-center justify-center gap-1.5 whitespace-nowrap font-semibold text-12 leading-5 sm:text-13'

/**
 * What is being played and how long; in a break only its name, for then the clock stands still. Where the headline
 * names what is played, that the match is live.
 */
function LivePhase({ match }: { match: MatchRow }) {
  const { clock, phase } = match
  const family = gameById(match.gameId)?.family
  const isPlay = !isBreak(phase)
  const isNamed = isPlay && family !== undefined && CAPTIONED.has(family)
  const name = isNamed ? statusName('live') : phaseName(phase, family)
  return (
    // Another name is another element: the dot beside a longer one is no layout shift.
    <p key={name} className={cn(STATE, 'text-live-text')}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-live" />
      <span>{name}</span>
      {clock && isPlay && (
        <span className="figures relative">
          <LiveClock clock={clock} readAt={match.readAt} style="full" isOfPicture />
          <span className="absolute start-full ps-1">{clock.addedMinutes ? `+${clock.addedMinutes}` : ''}</span>
        </span>
      )}
    </p>
  )
}
