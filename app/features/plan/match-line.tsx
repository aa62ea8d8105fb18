import { dateAndTime } from '#app/lib/date-and-time.ts'
import { GameIcon } from '#app/ui/game-icon.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { matchPath } from '../match/match-path.ts'
import { useShell } from '../shell/shell.queries.ts'

/** Which match a plan is about, without its score: who reads plans later may not want to know it. */
export function MatchLine({ match, isLink }: { match: MatchRow; isLink?: boolean }) {
  const shell = useShell()
  const { gameId, id, league, home, away, startsAt } = match
  const names = (
    <>
      <bdi>{home.name}</bdi> <span className="text-text-muted">–</span> <bdi>{away.name}</bdi>
    </>
  )
  return (
    <div className="min-w-0 text-13">
      <p className="flex items-center gap-1.5 text-12 text-text-muted">
        <GameIcon id={gameId} size={14} />
        <span className="min-w-0 truncate">
          <bdi>{league.name}</bdi>
        </span>
        <time dateTime={startsAt} className="ms-auto shrink-0 whitespace-nowrap" suppressHydrationWarning>
          {dateAndTime(startsAt, shell.locale.tag, shell.zone)}
        </time>
      </p>
      <p className="wrap-anywhere mt-1 font-medium text-14">
        {isLink ? (
          <a
            href={matchPath(shell, gameId, id)}
            data-routed=""
            className="inline-flex min-h-10 flex-wrap items-center gap-x-1 hover:text-brand-text hover:underline"
          >
            {names}
          </a>
        ) : (
          names
        )}
      </p>
    </div>
  )
}
