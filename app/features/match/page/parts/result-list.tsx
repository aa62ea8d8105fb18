import { Link } from '@tanstack/react-router'
import { dayOf } from '#app/lib/day-of.ts'
import { dayWithYear } from '#app/lib/format-date.ts'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import { useShell } from '../../../shell/shell.queries.ts'
import { OutcomeBadge } from '../../outcome-badge.tsx'
import { outcomeFor } from './form.ts'

interface ResultListProps {
  matches: readonly MatchRow[]
  /** The team whose outcomes the badges show. */
  teamId?: number
}

/** Finished matches with day, teams and score; each links to its page. */
export function ResultList({ matches, teamId }: ResultListProps) {
  const { locale, zone } = useShell()
  return (
    <ul className="divide-y divide-line">
      {matches.map((match) => {
        const outcome = teamId === undefined ? null : outcomeFor(match, teamId)
        return (
          <li key={match.id} className="relative flex min-h-14 items-center gap-3 px-3 py-2 text-13 hover:bg-surface-2">
            <span className="w-24 shrink-0 text-12 text-text-muted">
              <span suppressHydrationWarning>{dayWithYear(dayOf(match.startsAt, zone), locale.tag)}</span>
              <span className="block truncate">{match.league.abbr}</span>
            </span>
            <Link
              to="/$game/$id"
              params={{ game: gameById(match.gameId)?.code ?? '', id: String(match.id) }}
              preload={false}
              className="min-w-0 flex-1 after:absolute after:inset-0"
            >
              <span className="block truncate">{match.home.name}</span>
              <span className="block truncate">{match.away.name}</span>
            </Link>
            <span className="figures w-8 text-end font-bold">
              <span className="block">{match.score.home}</span>
              <span className="block">{match.score.away}</span>
            </span>
            {outcome && <OutcomeBadge outcome={outcome} />}
          </li>
        )
      })}
    </ul>
  )
}
