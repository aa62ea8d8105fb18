import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useShell } from '../shell/shell.queries.ts'

/** A date and time in the viewer’s time zone; two lines in a narrow table. */
export function Timestamp({ at }: { at: string }) {
  const { locale, zone } = useShell()
  return (
    <time
      dateTime={at}
      dir="auto"
      className="sm:whitespace-nowrap max-lg:in-[table]:inline-block max-lg:in-[table]:min-w-24 max-lg:in-[table]:whitespace-normal"
      suppressHydrationWarning
    >
      {dateAndTime(at, locale.tag, zone)}
    </time>
  )
}
