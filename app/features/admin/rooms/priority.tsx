import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { AdminRoom } from '#contract/admin-rooms.ts'

const PriorityDialog = lazy(() =>
  import('./priority-dialog.tsx').then((module) => ({ default: module.PriorityDialog })),
)

/** The ways to put a room first, and to end that. */
export function Priority({ room }: { room: AdminRoom }) {
  const [deed, setDeed] = useState<'set' | 'end'>()
  return (
    <>
      <Button variant="quiet" aria-label={m.admin_room_set_of({ title: room.title })} onClick={() => setDeed('set')}>
        {room.priority ? m.admin_room_change() : m.admin_room_set()}
      </Button>
      {room.priority && (
        <Button
          variant="quiet"
          className="text-lose!"
          aria-label={m.admin_room_end_of({ title: room.title })}
          onClick={() => setDeed('end')}
        >
          {m.admin_room_end()}
        </Button>
      )}
      {deed && (
        <Suspense>
          <PriorityDialog room={room} deed={deed} onClose={() => setDeed(undefined)} />
        </Suspense>
      )}
    </>
  )
}
