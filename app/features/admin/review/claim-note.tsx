import { kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import type { ReviewClaim } from '#contract/admin-reviews.ts'
import { useViewer } from '../../session/viewer.queries.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** Who decides about something just now, and until when nobody else can. */
export function ClaimNote({ claim: { uid, name, until } }: { claim: ReviewClaim }) {
  const { zone } = useShell()
  const isOwn = useViewer()?.uid === uid
  const time = kickOffTime(until, zone)
  return (
    <span className={`text-13 ${isOwn ? 'text-text-muted' : 'font-medium text-warn'}`} suppressHydrationWarning>
      {isOwn ? m.admin_review_yours({ time }) : m.admin_review_others({ name, time })}
    </span>
  )
}
