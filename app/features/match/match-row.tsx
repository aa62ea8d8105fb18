import { Link } from '@tanstack/react-router'
import { Tv } from 'lucide-react'
import { memo } from 'react'
import { cn } from '#app/lib/cn.ts'
import { kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Changing } from '#app/ui/changing.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow as Row } from '#contract/match.ts'
import { Crest } from './crest.tsx'
import { FavouriteStar } from './favourite-star.tsx'
import { LiveClock } from './live-clock.tsx'
import { phaseName, statusName } from './match-words.ts'
import { showsScore } from './row-view.ts'

interface MatchRowProps {
  match: Row
  zone: string
  /** In lists that are not grouped by league. */
  showsLeague?: boolean
  showsOdds?: boolean
}

/** One match in a list. The whole row is the link; the star is a target of its own. Nothing in it changes size. */
export const MatchRow = memo(function MatchRow({ match, zone, showsLeague, showsOdds }: MatchRowProps) {
  const isLive = match.status === 'live'
  return (
    <li
      className={cn(
        'relative flex min-h-14 items-center gap-3 border-line border-b px-3 py-2 last:border-b-0 hover:bg-surface-2',
        isLive && 'before:absolute before:inset-y-2 before:start-0 before:w-[3px] before:rounded-full before:bg-live',
      )}
    >
      <When match={match} zone={zone} />
      <div className="min-w-0 flex-1">
        {showsLeague && <p className="truncate text-12 text-text-muted">{match.league.name}</p>}
        <Link
          to="/$game/$id"
          params={{ game: gameById(match.gameId)?.code ?? '', id: String(match.id) }}
          preload={false}
          className="block after:absolute after:inset-0"
        >
          <TeamLine match={match} side="home" />
          <TeamLine match={match} side="away" />
        </Link>
      </div>
      {showsOdds && match.odds && match.status !== 'finished' && <Odds match={match} />}
      {showsScore(match) && <Scores match={match} />}
      <span className="flex w-5 justify-center text-live-text">
        {match.roomId !== undefined && <Tv size={16} aria-label={m.match_row_stream()} />}
      </span>
      <FavouriteStar matchId={match.id} name={`${match.home.name} - ${match.away.name}`} />
    </li>
  )
})

function When({ match, zone }: { match: Row; zone: string }) {
  const isLive = match.status === 'live'
  return (
    <div className="w-14 shrink-0 text-center text-12 text-text-muted">
      <time dateTime={match.startsAt} className="figures block text-13 text-text" suppressHydrationWarning>
        {kickOffTime(match.startsAt, zone)}
      </time>
      <span className={cn('block truncate', isLive && 'font-medium text-live-text')}>
        {!isLive && match.status !== 'scheduled' && match.status !== 'previewed' && statusName(match.status)}
        {isLive &&
          (match.clock?.isRunning ? <LiveClock clock={match.clock} readAt={match.readAt} /> : phaseName(match.phase))}
      </span>
    </div>
  )
}

function TeamLine({ match, side }: { match: Row; side: 'home' | 'away' }) {
  const team = match[side]
  const isWinner = match.winner === side
  const reds = match.redCards?.[side] ?? 0
  return (
    <span className="flex h-6 items-center gap-2">
      <Crest id={team.id} crest={team.crest} size={18} />
      <span
        className={cn(
          'truncate',
          isWinner ? 'font-semibold' : match.winner && match.winner !== 'draw' && 'text-text-muted',
        )}
      >
        {team.name}
      </span>
      {match.status === 'live' && match.serving === side && (
        <span role="img" aria-label={m.match_row_serving()} className="size-1.5 shrink-0 rounded-full bg-warn" />
      )}
      {reds > 0 && (
        <span
          role="img"
          aria-label={m.match_row_red_cards({ count: reds })}
          className="h-3 w-2 shrink-0 rounded-[1px] bg-live"
        />
      )}
    </span>
  )
}

/** Periods, points of the running game, then the total; one column each, the two sides under each other. */
function Scores({ match }: { match: Row }) {
  const periods = match.periods.slice(-5)
  return (
    <div className="figures flex shrink-0 items-center text-end">
      {periods.length > 1 &&
        periods.map((period) => (
          <ScoreCells
            key={period.key}
            home={period.home}
            away={period.away}
            className="hidden w-6 text-12 text-text-muted sm:block"
          />
        ))}
      {match.points && match.status === 'live' && (
        <ScoreCells home={match.points.home} away={match.points.away} className="w-7 text-12 text-warn" />
      )}
      <ScoreCells
        home={match.score.home}
        away={match.score.away}
        isLive={match.status === 'live'}
        className="w-9 font-bold text-16"
      />
    </div>
  )
}

interface ScoreCellsProps {
  home: number | string
  away: number | string
  isLive?: boolean
  className: string
}

function ScoreCells({ home, away, isLive, className }: ScoreCellsProps) {
  const cell = cn('block h-6 rounded-sm leading-6', isLive && 'text-live-text')
  return (
    <span className={className}>
      <Changing value={home} className={cell} />
      <Changing value={away} className={cell} />
    </span>
  )
}

function Odds({ match }: { match: Row }) {
  const odds = match.odds
  if (!odds) return null
  const prices = [odds.home, odds.draw, odds.away].filter((price) => price !== undefined)
  return (
    <span
      role="img"
      aria-label={m.match_row_odds({ prices: prices.map((price) => price.toFixed(2)).join(' / ') })}
      className="figures hidden shrink-0 gap-1 text-12 text-text-muted md:flex"
    >
      {prices.map((price, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the three places never move.
        <span key={index} className="w-11 rounded-sm bg-surface-2 py-1 text-center">
          {price.toFixed(2)}
        </span>
      ))}
    </span>
  )
}
