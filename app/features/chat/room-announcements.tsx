import { useQuery } from '@tanstack/react-query'
import { useNow } from '#app/lib/use-now.ts'
import { m } from '#app/paraglide/messages.js'
import { runsAt } from '#contract/announcement-rules.ts'
import { announcementsQuery } from '../announcement/announcement.queries.ts'
import { Announcement } from './announcement.tsx'

/** What the operator announces in a room, beside what its streamer does. */
export function RoomAnnouncements({ roomId, className }: { roomId: number; className?: string }) {
  const { data = [], dataUpdatedAt } = useQuery(announcementsQuery(roomId))
  const ids = useNow(
    (now) =>
      data
        .filter((each) => runsAt(each, now))
        .map(({ id }) => id)
        .join(),
    dataUpdatedAt,
  )
  return data
    .filter(({ id }) => ids.split(',').includes(String(id)))
    .map(({ id, text }) => (
      <Announcement
        key={id}
        title={m.chat_announcement_operator()}
        // No room has a number below zero.
        roomId={-id}
        text={text}
        {...(className ? { className } : {})}
      />
    ))
}
