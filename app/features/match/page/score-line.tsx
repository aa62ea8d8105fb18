import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../../shell/shell.queries.ts'
import { endingName } from '../early-ends.ts'
import { LiveClock } from '../live-clock.tsx'
import { shortPhaseName } from '../match-labels.ts'
import { type RowFigures, rowFigures } from '../row-figures.ts'
import { showsScore } from '../row-view.ts'
import { startTime } from '../start-time.ts'

/** The score in one line: below the header, and over the player. Not for visitors whose preferences hide scores. */
export function ScoreLine({ match }: { match: MatchRow }) {
  const { total, current } = rowFigures(match, gameById(match.gameId)?.family)
  return (
    <div className="flex w-full items-center justify-center gap-3 font-semibold">
      <TeamEnd match={match} side="home" />
      <span className="flex shrink-0 items-center gap-1">
        {showsScore(match) ? (
          <>
            <Flashing value={total.home} className="figures min-w-6 rounded-sm text-center text-16" />
            <span className="opacity-70">{total.home !== '' && ':'}</span>
            <Flashing value={total.away} className="figures min-w-6 rounded-sm text-center text-16" />
          </>
        ) : (
          <KickOff match={match} />
        )}
      </span>
      <TeamEnd match={match} side="away" />
      {showsScore(match) && <State match={match} current={current} />}
    </div>
  )
}

function TeamEnd({ match, side }: { match: MatchRow; side: 'home' | 'away' }) {
  const team = match[side]
  return (
    <span
      className={`flex min-w-max flex-1 items-center gap-2 sm:min-w-0 ${side === 'home' ? 'justify-end' : 'flex-row-reverse justify-end'}`}
    >
      <span dir="auto" className="truncate">
        <span className="sm:hidden">{team.abbr}</span>
        <span className="hidden sm:inline">{team.name}</span>
      </span>
      <Crest id={team.id} crest={team.crest} size={24} />
    </span>
  )
}

function KickOff({ match }: { match: MatchRow }) {
  const { zone } = useShell()
  return (
    <time dateTime={match.startsAt} className="figures text-16" suppressHydrationWarning>
      {startTime(match, zone)}
    </time>
  )
}

/** Where the match stands; in a series after the score of the set, map or frame that is being played. */
function State({ match, current }: { match: MatchRow; current: RowFigures['current'] }) {
  const isLive = match.status === 'live'
  return (
    <span className="flex w-26 min-w-0 gap-1.5 text-12 sm:w-36 sm:shrink-0">
      {current && (
        <span className="flex tabular-nums">
          <Flashing value={current.home} />
          <span>-</span>
          <Flashing value={current.away} />
        </span>
      )}
      <span className="line-clamp-2 min-w-0 opacity-80 leading-4">
        {isLive && match.clock?.isRunning ? (
          <LiveClock clock={match.clock} readAt={match.readAt} style="full" isOfPicture />
        ) : isLive ? (
          shortPhaseName(match, gameById(match.gameId)?.family)
        ) : (
          endingName(match)
        )}
      </span>
    </span>
  )
}
