import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import type { OwnVideo } from '#contract/video.ts'
import { REPLAY_KEPT_MS } from '#contract/video-rules.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** Until when a replay waits to be published. Nothing of all other videos. */
export function ReplayNote({ video: { kind, state, createdAt } }: { video: OwnVideo }) {
  const { locale, zone } = useShell()
  if (kind !== 'replay' || state !== 'uploading') return null
  const until = new Date(Date.parse(createdAt) + REPLAY_KEPT_MS).toISOString()
  return (
    <p className="text-13 text-text-muted" suppressHydrationWarning>
      {m.video_replay_until({ at: dateAndTime(until, locale.tag, zone) })}
    </p>
  )
}
