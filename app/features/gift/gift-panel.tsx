import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useMedia } from '#app/lib/use-media.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Switch } from '#app/ui/switch.tsx'
import type { Room, RoomState } from '#contract/room.ts'
import { giftsQuery } from './gift.queries.ts'
import { setShowsGifts, useShowsGifts } from './gift-settings.ts'
import { GiftBoard } from './parts/gift-board.tsx'
import { GiftChoice } from './parts/gift-choice.tsx'
import { GiftSend } from './parts/gift-send.tsx'
import { useGiftForm } from './parts/use-gift-form.ts'

interface GiftPanelProps {
  room: Room
  state: RoomState | 'off'
  onClose: () => void
}

/** From here on there is a column beside the player. */
const HAS_COLUMN = '(min-width: 1024px)'

/** What can be sent in a room, and who sent most: over the column beside the player, so that it stays in view; else a sheet. */
export function GiftPanel({ room, state, onClose }: GiftPanelProps) {
  const hasColumn = useMedia(HAS_COLUMN)
  const { data: gifts = [] } = useQuery(giftsQuery())
  const form = useGiftForm(room, gifts, state === 'ended' || state === 'off')
  const formId = useId()
  const content = (
    <div className="grid gap-4">
      <GiftChoice formId={formId} form={form} />
      <GiftBoard roomId={room.id} />
      <Pictures />
    </div>
  )
  const send = form.gift && <GiftSend id={formId} form={form} roomId={room.id} />
  if (!hasColumn)
    return (
      <Dialog isOpen isBelowPicture title={m.gift_title()} closeLabel={m.gift_close()} onClose={onClose} footer={send}>
        {content}
      </Dialog>
    )
  return (
    <Floating onClose={onClose} footer={send}>
      {content}
    </Floating>
  )
}

/** Not modal: one goes on watching and reading beside it. */
function Floating({ onClose, footer, children }: Record<'footer' | 'children', ReactNode> & { onClose: () => void }) {
  const own = useRef<HTMLElement>(null)
  useEffect(() => own.current?.focus(), [])
  return (
    <section
      ref={own}
      tabIndex={-1}
      aria-label={m.gift_title()}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
      className="fixed end-4 bottom-4 z-40 flex max-h-[calc(100dvh-5.5rem)] w-[320px] flex-col overflow-hidden rounded-lg border border-line bg-surface-1 shadow-floating"
    >
      <div className="flex min-h-12 items-center justify-between px-4">
        <h2 className="font-semibold">{m.gift_title()}</h2>
        <IconButton label={m.gift_close()} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">{children}</div>
      {footer && <div className="border-line border-t p-3">{footer}</div>}
    </section>
  )
}

/** Whether gifts are shown over the video, and the way to the gallery of their animations. */
function Pictures() {
  const isOn = useShowsGifts()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 border-line border-t pt-2">
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
