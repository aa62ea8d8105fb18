import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { Room, RoomState } from '#contract/room.ts'
import { setShowsGifts, useShowsGifts } from './gift-settings.ts'
import { GiftBoard } from './parts/gift-board.tsx'
import { GiftForm } from './parts/gift-form.tsx'

interface GiftPanelProps {
  room: Room
  state: RoomState | 'off'
  onClose: () => void
}

/** What can be sent in a room, and who sent most: beside each other under the player, on a phone a sheet. */
export function GiftPanel({ room, state, onClose }: GiftPanelProps) {
  const [isPhone] = useState(() => !matchMedia('(min-width: 640px)').matches)
  const form = <GiftForm room={room} isOver={state === 'ended' || state === 'off'} />
  const board = <GiftBoard roomId={room.id} />
  if (isPhone)
    return (
      <Dialog isOpen isBelowPicture title={m.gift_title()} closeLabel={m.gift_close()} onClose={onClose}>
        <div className="grid gap-6">
          {form}
          {board}
          <Pictures />
        </div>
      </Dialog>
    )
  return (
    <section
      aria-label={m.gift_title()}
      className="mt-3 grid gap-x-6 gap-y-4 rounded-lg border border-line bg-surface-1 p-4 md:grid-cols-[minmax(0,1fr)_260px]"
    >
      {form}
      {board}
      <Pictures />
    </section>
  )
}

/** Whether gifts are shown over the video, and the way to the gallery of their animations. */
function Pictures() {
  const isOn = useShowsGifts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t pt-2 md:col-span-2">
      <Switch
        label={m.gift_animations()}
        checked={isOn}
        onChange={({ target }) => setShowsGifts(target.checked)}
        className="text-13"
      />
      <Link to="/svga" className="inline-flex min-h-11 items-center text-13 text-brand-text hover:underline">
        {m.gift_animations_all()}
      </Link>
    </div>
  )
}
