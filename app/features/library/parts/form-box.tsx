import { Link } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import type { Team } from '#contract/entities.ts'
import { FORM_WINDOWS, type FormWindow } from '#contract/library-squad-rules.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { averageOf } from '../../match/form.ts'
import { OutcomeBadge } from '../../match/outcome-badge.tsx'
import { libraryLink } from '../../shell/library-link.ts'
import { formOf } from '../form-of.ts'
import { Box } from './box.tsx'
import { Numbers } from './numbers.tsx'

interface FormBoxProps {
  team: Team
  recent: readonly MatchRow[]
  window: FormWindow
}

/** How a team did in its last matches, over as many as are chosen. */
export function FormBox({ team, recent, window }: FormBoxProps) {
  const { played, won, drawn, lost, outcomes } = formOf(recent, team.id, window)
  const average = averageOf(recent.slice(0, window), team.id)
  return (
    <Box title={m.library_squad_form()}>
      <div className="space-y-3 p-3">
        <nav aria-label={m.library_table_views()} className="pills scroll-quiet">
          {FORM_WINDOWS.map((count) => (
            <Link
              key={count}
              {...libraryLink('squad', team.id)}
              search={{ form: count }}
              activeOptions={EXACT_LINK}
              resetScroll={false}
              aria-current={count === window ? 'page' : undefined}
            >
              {m.library_table_form({ count })}
            </Link>
          ))}
        </nav>
        <ol className="flex flex-wrap gap-1">
          {outcomes.map(({ id, outcome }) => (
            <li key={id} className="flex">
              <OutcomeBadge outcome={outcome} />
            </li>
          ))}
        </ol>
        <Numbers
          figures={[
            { label: m.match_standings_played_long(), value: String(played) },
            { label: m.match_standings_won_long(), value: String(won) },
            ...(drawn > 0 ? [{ label: m.match_standings_drawn_long(), value: String(drawn) }] : []),
            { label: m.match_standings_lost_long(), value: String(lost) },
            ...(average
              ? [
                  { label: m.library_figure_scored(), value: average.scored.toFixed(2) },
                  { label: m.library_figure_conceded(), value: average.conceded.toFixed(2) },
                ]
              : []),
          ]}
        />
      </div>
    </Box>
  )
}
