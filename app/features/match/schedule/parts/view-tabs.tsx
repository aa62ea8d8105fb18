import { Link } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { m } from '#app/paraglide/messages.js'
import { type ScheduleView, VIEWS } from '../schedule-search.ts'

const NAMES = {
  schedule: m.match_view_schedule,
  results: m.match_view_results,
  favourites: m.match_view_favourites,
} as const

export function ViewTabs({ code, view }: { code: string | undefined; view: ScheduleView }) {
  return (
    <nav aria-label={m.match_view_label()}>
      <ul className="flex rounded-md border border-line bg-surface-1 p-1">
        {VIEWS.map((name) => (
          <li key={name}>
            <Link
              to="/match/{-$game}"
              params={{ game: code }}
              search={{ view: name === 'schedule' ? undefined : name }}
              activeOptions={EXACT_LINK}
              aria-current={view === name ? 'page' : undefined}
              className="block rounded-sm px-3 py-2 text-13 text-text-muted hover:text-text aria-[current]:bg-surface-2 aria-[current]:font-medium aria-[current]:text-text"
            >
              {NAMES[name]()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
