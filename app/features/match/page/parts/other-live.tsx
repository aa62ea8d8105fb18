import { Link } from '@tanstack/react-router'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Flashing } from '#app/ui/flashing.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { LiveClock } from '../../live-clock.tsx'
import { useLiveBoards } from '../../match.live.ts'
import { isBreak, shortPhaseName, statusName } from '../../match-labels.ts'
import { phaseTellsScore } from '../../phase-tells-score.ts'
import { type RowFigures, rowFigures } from '../../row-figures.ts'
import { OtherLiveSkeleton, ROWS_MAX } from './other-live-skeleton.tsx'
import { useOtherLive } from './use-other-live.ts'

/** Other live matches: those of the same sport first, the hottest on top. */
export function OtherLive({ match }: { match: MatchRow }) {
  const matches = useOtherLive(match)
    ?.filter(({ id }) => id !== match.id)
    .slice(0, ROWS_MAX)
  useLiveBoards((matches ?? []).map(({ gameId }) => gameId))
  if (!matches) return <OtherLiveSkeleton />
  if (matches.length === 0) return <p className="p-3 text-13 text-text-muted">{m.match_others_empty()}</p>
  return (
    <ul>
      {matches.map((each) => (
        <li key={each.id}>
          <OtherRow match={each} />
        </li>
      ))}
    </ul>
  )
}

function OtherRow({ match }: { match: MatchRow }) {
  const { display } = useShell()
  const game = gameById(match.gameId)
  const { clock, phase, readAt } = match
  const isQuiet = display.hidesScores && phaseTellsScore(match)
  return (
    <Link
      to="/$game/$id"
      params={{ game: game?.code ?? '', id: String(match.id) }}
      preload={false}
      className="flex h-13 items-center gap-2 px-3 text-13 hover:bg-surface-2"
    >
      <span className="flex w-18 shrink-0 flex-col items-center gap-0.5 text-12 text-live-text">
        {game && <GameIcon id={game.id} size={14} />}
        <span className="line-clamp-2 w-full text-center leading-4">
          {isQuiet ? (
            statusName('live')
          ) : clock && !isBreak(phase) ? (
            <LiveClock clock={clock} readAt={readAt} style="minutes" phase={phase} />
          ) : (
            shortPhaseName(match, game?.family)
          )}
        </span>
      </span>
      <span className="min-w-0 flex-1 leading-5">
        <span dir="auto" className="block truncate">
          {match.home.name}
        </span>
        <span dir="auto" className="block truncate">
          {match.away.name}
        </span>
      </span>
      {!display.hidesScores && <Figures match={match} />}
    </Link>
  )
}

/** The score, and before it that of the set, map or frame being played. */
function Figures({ match }: { match: MatchRow }) {
  const { total, current } = rowFigures(match, gameById(match.gameId)?.family)
  return (
    <span className="flex items-center gap-2 text-end leading-5">
      {current && <Pair figure={current} className="text-text-muted" />}
      <Pair figure={total} className="min-w-5 font-semibold" />
    </span>
  )
}

const Pair = ({ figure: { home, away }, className }: { figure: RowFigures['total']; className: string }) => (
  <span className={cn('flex flex-col', className)}>
    <Flashing value={home} className="figures min-h-5 rounded-sm" />
    <Flashing value={away} className="figures min-h-5 rounded-sm" />
  </span>
)
