import { useSuspenseQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { useLiveBoards } from '../../match/match.live.ts'
import { liveMatchesQuery } from '../../match/match.queries.ts'
import { MatchRow } from '../../match/match-row.tsx'
import { useShell, useToday } from '../../shell/shell.queries.ts'
import { brandGamesInput, HOT_SHOWN } from '../load-home.ts'

/** The hottest matches now, of all games. */
export function HotMatches() {
  const shell = useShell()
  const today = useToday()
  const { data } = useSuspenseQuery(liveMatchesQuery(brandGamesInput(shell.brand.games, HOT_SHOWN)))
  useLiveBoards([...new Set(data.matches.map((match) => match.gameId))])
  if (data.matches.length === 0) return null
  return (
    <section aria-labelledby="hot-matches">
      <h2 id="hot-matches" className="pb-2 font-semibold text-16">
        {m.home_hot_title()}
      </h2>
      <HydrateWhenSeen
        as="ul"
        className="row-brief @container overflow-hidden rounded-lg border border-line bg-surface-1"
      >
        {data.matches.map((match) => (
          <MatchRow key={match.id} match={match} shell={shell} showsLeague today={today} />
        ))}
      </HydrateWhenSeen>
    </section>
  )
}
