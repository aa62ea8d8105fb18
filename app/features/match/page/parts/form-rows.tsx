import { Crest } from '#app/ui/crest.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { outcomeFor } from '../../form.ts'
import { OutcomeBadge } from '../../outcome-badge.tsx'
import { TeamName } from '../../team-name.tsx'

interface FormRowsProps {
  match: MatchRow
  homeRecent: readonly MatchRow[]
  awayRecent: readonly MatchRow[]
}

/** The last five results of both teams, newest last. */
export function FormRows({ match, homeRecent, awayRecent }: FormRowsProps) {
  return (
    <ul className="divide-y divide-line">
      <FormRow team={match.home} recent={homeRecent} />
      <FormRow team={match.away} recent={awayRecent} />
    </ul>
  )
}

function FormRow({ team, recent }: { team: MatchRow['home']; recent: readonly MatchRow[] }) {
  const form = recent.slice(0, 5).reverse()
  return (
    <li className="flex min-h-11 items-center gap-3 px-3 py-2">
      <Crest id={team.id} crest={team.crest} size={24} />
      <span className="flex min-w-0 flex-1 font-medium text-13">
        <TeamName team={team} />
      </span>
      <span className="flex gap-1">
        {form.map((played) => {
          const outcome = outcomeFor(played, team.id)
          return outcome && <OutcomeBadge key={played.id} outcome={outcome} />
        })}
      </span>
    </li>
  )
}
