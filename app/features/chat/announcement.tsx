import { useId, useState, useSyncExternalStore } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { folded, isFolded, setFolded } from './folded.ts'

interface AnnouncementProps {
  /** By which it is remembered that it is folded. */
  roomId: number
  /** Whose it is; by default the streamer's. */
  title?: string
  text: string
  /** What it announces has started: it is a line until the visitor opens it. */
  isStarted?: boolean | undefined
  className?: string
}

/** What a streamer wants viewers to know; folded away it stays so in this browser until the text changes. */
export function Announcement({
  roomId,
  title = m.chat_announcement(),
  text,
  isStarted = false,
  className,
}: AnnouncementProps) {
  const [isOpened, setIsOpened] = useState(false)
  const isPutAway = useSyncExternalStore(
    folded.subscribe,
    () => isFolded(folded.now(), roomId, text),
    () => false,
  )
  const isClosed = isStarted ? !isOpened : isPutAway
  const toggle = () => (isStarted ? setIsOpened(!isOpened) : setFolded(roomId, text, !isClosed))
  const id = useId()
  return (
    <div className={cn('bg-surface-2 text-13', className)}>
      <button
        type="button"
        aria-expanded={!isClosed}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-10 w-full items-center gap-2 px-3 text-start font-semibold"
      >
        {title}
        {isClosed && (
          <span dir="auto" className="min-w-0 flex-1 truncate font-normal text-text-muted">
            {text}
          </span>
        )}
        <SpriteIcon name="down" className={cn('ms-auto size-4 shrink-0 fill-none', !isClosed && 'rotate-180')} />
      </button>
      <p
        id={id}
        dir="auto"
        hidden={isClosed}
        className="max-h-32 overflow-y-auto whitespace-pre-line break-words px-3 pb-2.5"
      >
        {text}
      </p>
    </div>
  )
}
