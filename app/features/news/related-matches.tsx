import { Link } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { MatchRows } from './match-rows.tsx'

/** The matches of an article, and ways to more about their teams. */
export function RelatedMatches({ matches }: { matches: readonly MatchRow[] }) {
  if (matches.length === 0) return null
  const teams = new Map(matches.flatMap(({ home, away }) => [home, away]).map((team) => [team.id, team]))
  return (
    <section className="space-y-2">
      <h2 className="font-bold">{m.news_related()}</h2>
      <MatchRows matches={matches} />
      <ul className="flex flex-wrap gap-2">
        {[...teams.values()].map((team) => (
          <li key={team.id}>
            <Link
              to="/s/{-$text}"
              params={{ text: team.name }}
              className="flex min-h-9 items-center gap-2 rounded-full border border-line bg-surface-1 px-3 text-13 hover:bg-surface-2"
            >
              <Crest id={team.id} crest={team.crest} size={18} />
              <span dir="auto">{team.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
