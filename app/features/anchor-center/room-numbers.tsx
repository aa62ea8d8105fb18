import { dateAndTime } from '#app/lib/date-and-time.ts'
import { m } from '#app/paraglide/messages.js'
import type { OwnRoom } from '#contract/streamer.ts'
import { useShell } from '../shell/shell.queries.ts'

/** What others decide of a room: its number, how many moderate it, and the priority that staff gave it. */
export function RoomNumbers({ room: { id, moderatorCount, priority } }: { room: OwnRoom }) {
  const { locale, zone } = useShell()
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-13">
      <dt className="text-text-muted">{m.centre_link_id()}</dt>
      <dd className="figures">{id}</dd>
      <dt className="text-text-muted">{m.centre_link_moderators()}</dt>
      <dd className="figures">{moderatorCount ?? '–'}</dd>
      <dt className="text-text-muted">{m.centre_room_priority()}</dt>
      <dd suppressHydrationWarning>
        {priority
          ? m.centre_room_priority_until({
              rank: priority.rank,
              when: dateAndTime(priority.until, locale.tag, zone),
            })
          : m.centre_room_priority_none()}
      </dd>
    </dl>
  )
}
