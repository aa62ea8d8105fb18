import { dayOf } from '#app/lib/day-of.ts'
import { dayWithYear } from '#app/lib/format-date.ts'
import { useShell } from '../../../shell/shell.queries.ts'

/** Writes the day of a moment, with its year, in the viewer's language and zone. */
export function useDate(): (at: string | undefined) => string {
  const { locale, zone } = useShell()
  return (at) => (at === undefined ? '' : dayWithYear(dayOf(at, zone), locale.tag))
}
