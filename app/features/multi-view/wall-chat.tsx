import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useMedia } from '#app/lib/use-media.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

interface WallChatProps {
  /** The room in the spotlight. */
  roomId: number
  /** Of its streamer. */
  name: string
  isScoreShown: boolean
  onClose: () => void
}

/** The chat of the room in the spotlight: a column beside the wall, as high as it, and on narrow screens a sheet. */
export function WallChat({ roomId, name, isScoreShown, onClose }: WallChatProps) {
  const isNarrow = !useMedia('(min-width: 1024px)')
  const [code, setCode] = useState<typeof import('../chat/chat-panel.tsx')>()
  // Not when the browser is idle: with four pictures it hardly is.
  useEffect(() => {
    import('../chat/chat-panel.tsx').then(setCode, () => undefined)
  }, [])
  const chat = code ? (
    <code.ChatPanel key={roomId} roomId={roomId} isScoreShown={isScoreShown} />
  ) : (
    <Skeleton className="m-3 h-32" />
  )
  if (isNarrow)
    return (
      <Dialog isOpen title={name} closeLabel={m.multi_chat_close()} onClose={onClose}>
        <div className="-mx-4 h-[calc(100dvh-9rem)] min-h-80 max-sm:-mb-4 max-sm:h-[calc(100%+1rem)]">{chat}</div>
      </Dialog>
    )
  return (
    <aside
      aria-label={name}
      className="relative flex min-h-80 flex-col overflow-hidden rounded-lg border border-line bg-surface-1"
    >
      <div className="flex min-h-10 items-center border-line border-b ps-3">
        <p dir="auto" className="min-w-0 flex-1 truncate font-medium text-13">
          {name}
        </p>
        <IconButton label={m.multi_chat_close()} onClick={onClose}>
          <X size={18} aria-hidden />
        </IconButton>
      </div>
      <div className="relative min-h-0 flex-1">
        <div className="absolute inset-0">{chat}</div>
      </div>
    </aside>
  )
}
