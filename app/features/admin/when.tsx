import { dateAndTime } from '#app/lib/date-and-time.ts'
import { useShell } from '../shell/shell.queries.ts'

/** A moment in the viewer's zone. */
export function When({ at }: { at: string }) {
  const { locale, zone } = useShell()
  return (
    <time dateTime={at} dir="auto" className="whitespace-nowrap" suppressHydrationWarning>
      {dateAndTime(at, locale.tag, zone)}
    </time>
  )
}
