import { Link } from '@tanstack/react-router'
import { EXACT_LINK } from '#app/lib/exact-link.ts'
import { shortDay, weekday } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '../../../shell/shell.queries.ts'
import { daysOf, type ScheduleSearch } from '../schedule-search.ts'

interface DayStripProps {
  /** Route code of a game; absent for all games. */
  code: string | undefined
  search: ScheduleSearch
  today: string
  /** Numbers of matches by day; absent until they are known. */
  counts: readonly { day: string; count: number }[] | undefined
}

/**
 * Links to seven days, today first. Built from the search of the shown page, because the address may already be that of
 * the next one.
 */
export function DayStrip({ code, search, today, counts }: DayStripProps) {
  const { locale } = useShell()
  const current = search.day ?? today
  const days = daysOf(search.view ?? 'schedule', today)
  // Of all matches of a day: not true of one league, of one state, or of today's results.
  const hasCounts = !search.league && !search.state
  const countOf = (day: string) =>
    hasCounts && (search.view !== 'results' || day !== today)
      ? counts?.find((each) => each.day === day)?.count
      : undefined
  return (
    <nav aria-label={m.home_day_label()} className="tabs-sticky scroll-quiet overflow-x-auto border-line border-b">
      <ul className="flex px-3 md:px-0">
        {(days.includes(current) ? days : [current, ...days]).map((day) => (
          <li key={day} className="min-w-24 flex-1">
            <Link
              to="/match/{-$game}"
              params={{ game: code }}
              search={{ ...search, day: day === today ? undefined : day, page: undefined }}
              resetScroll={false}
              activeOptions={EXACT_LINK}
              aria-current={day === current ? 'date' : undefined}
              className="flex flex-col items-center border-transparent border-b-2 px-3 py-2 text-text-muted hover:text-text aria-[current]:border-brand aria-[current]:text-text"
            >
              <span className="whitespace-nowrap text-12">
                {day === today ? m.home_list_today() : weekday(day, locale.tag)}
                <b className="ms-1.5 rounded-full bg-surface-2 px-1.5 font-normal tabular-nums empty:hidden">
                  {countOf(day)}
                </b>
              </span>
              <span className="whitespace-nowrap font-medium text-13">{shortDay(day, locale.tag)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
