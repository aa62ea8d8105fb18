import { Link } from '@tanstack/react-router'
import { dayOf } from '#app/lib/day-of.ts'
import { dayWithYear } from '#app/lib/format-date.ts'
import type { Team } from '#contract/entities.ts'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import { useShell } from '../shell/shell.queries.ts'
import { outcomeFor } from './form.ts'
import { hasRallyGames } from './has-rally-games.ts'
import { shortEndName } from './match-labels.ts'
import { OF_PERSONS } from './of-persons.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { rowFigures } from './row-figures.ts'
import { surnameOf } from './surname-of.ts'
import { TeamName } from './team-name.tsx'

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
          <li
            key={match.id}
            className="relative flex min-h-14 items-center gap-2 px-3 py-2 sm:gap-3 text-13 hover:bg-surface-2"
          >
            <span className="w-26 shrink-0 whitespace-nowrap text-12 text-text-muted">
              <span suppressHydrationWarning>{dayWithYear(dayOf(match.startsAt, zone), locale.tag)}</span>
              <span className="block truncate">
                {[match.league.abbr, match.endedBy && shortEndName(match)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Link
              to="/$game/$id"
              params={{ game: gameById(match.gameId)?.code ?? '', id: String(match.id) }}
              preload={false}
              className="min-w-0 flex-1 after:absolute after:inset-0"
            >
              {(['home', 'away'] as const).map((side) => (
                <span key={side} className="flex">
                  <TeamName team={calledShort(match, side)} />
                </span>
              ))}
            </Link>
            <ResultFigures match={match} />
            {outcome && <OutcomeBadge outcome={outcome} />}
          </li>
        )
      })}
    </ul>
  )
}

/** A person is called by surname where the whole name has no room. */
function calledShort(match: MatchRow, side: Side): Team {
  const team = match[side]
  const isPerson = OF_PERSONS.has(gameById(match.gameId)?.family) || hasRallyGames(match.gameId)
  return isPerson ? { ...team, shortName: surnameOf(team.name) } : team
}

/** The score, or the letters that stand for a fight; a walkover has none. */
function ResultFigures({ match }: { match: MatchRow }) {
  const { total } = rowFigures(match, gameById(match.gameId)?.family)
  const { home, away } = match.endedBy === 'walkover' ? { home: '–', away: '–' } : total
  return (
    <span className="figures min-w-5 shrink-0 text-end font-bold sm:min-w-8">
      <span className="block">{home}</span>
      <span className="block">{away}</span>
    </span>
  )
}
