import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import { MatchList } from '../../match/match-list.tsx'

/** What a team plays now, and what it plays next. */
export const SquadFixtures = ({ live, coming }: { live: readonly MatchRow[]; coming: readonly MatchRow[] }) =>
  [
    { title: m.library_squad_live(), matches: live },
    { title: m.library_squad_coming(), matches: coming },
  ].map(
    ({ title, matches }) =>
      matches.length > 0 && (
        <section key={title}>
          <h2 className="mb-2 font-semibold text-14">{title}</h2>
          <MatchList matches={matches} isGrouped={false} isOfManyDays />
        </section>
      ),
  )
