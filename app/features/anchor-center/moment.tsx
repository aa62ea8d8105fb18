import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useShell } from '../shell/shell.queries.ts'

/** A date and time in the viewer's time zone. */
export function Moment({ at }: { at: string }) {
  const { locale, zone } = useShell()
  return (
    <time dateTime={at} dir="auto" suppressHydrationWarning>
      {dateAndTime(at, locale.tag, zone)}
    </time>
  )
}
