import { Gift } from 'lucide-react'
import { useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Room, RoomState } from '#contract/room.ts'
import { useShell } from '../shell/shell.queries.ts'

const load = () => import('./gift-panel.tsx')

/**
 * The way to a room's gifts, whose code is loaded when it is pressed: they stand over what is beside the player. Nothing
 * where the site has none.
 */
export function GiftSlot({ room, state }: { room: Room; state: RoomState | 'off' }) {
  const { gifts: hasGifts } = useShell().brand.features
  const [panel, setPanel] = useState<Awaited<ReturnType<typeof load>>>()
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  if (!hasGifts || state === 'off' || (state === 'ended' && !isOpen)) return null
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const toggle = () => {
    setIsOpen(!isOpen)
    if (!panel) load().then(setPanel, () => setIsOpen(false))
  }
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        className="px-3"
        aria-expanded={isOpen}
        aria-busy={isOpen && !panel}
        onClick={toggle}
      >
        <Gift size={18} aria-hidden className="text-coin" />
        {m.live_room_gifts()}
      </Button>
      {isOpen && panel && <panel.GiftPanel key={room.id} room={room} state={state} onClose={close} />}
    </>
  )
}
