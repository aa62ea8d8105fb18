import { lazy, Suspense, useState } from 'react'
import { takeFocus } from '#app/lib/take-focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { ChatMessage } from '#contract/chat.ts'
import { useShell } from '../shell/shell.queries.ts'
import { ChatForm } from './parts/chat-form.tsx'
import { ChatLines } from './parts/chat-lines.tsx'
import { ChatSettingsButton } from './parts/chat-settings-button.tsx'
import { ChatStatusNote } from './parts/chat-status-note.tsx'
import { CrowdNote } from './parts/crowd-note.tsx'
import { ModeNote } from './parts/mode-note.tsx'
import { PaceNote } from './parts/pace-note.tsx'
import { SaidToYou } from './parts/said-to-you.tsx'
import { useChat } from './use-chat.ts'

// Not by `announcement.lazy.tsx`: shared by two parts, that would come to pages that have neither.
const Announcement = lazy(() => import('./announcement.tsx').then((code) => ({ default: code.Announcement })))

const RoomAnnouncements = lazy(() =>
  import('./room-announcements.tsx').then((code) => ({ default: code.RoomAnnouncements })),
)

export interface ChatPanelProps {
  roomId: number
  announcement?: string | undefined
  /** The stream that is announced has started. */
  isStarted?: boolean | undefined
  /** The score of the room's match is shown, also to who hides scores. */
  isScoreShown?: boolean | undefined
}

/** Rooms whose chat was opened on this page although scores are hidden. */
const opened = new Set<number>()

/**
 * The chat of a room, as high as its place. It may tell the score: who hides scores opens it first, and it is not even
 * connected before.
 */
export function ChatPanel({ roomId, announcement, isStarted, isScoreShown }: ChatPanelProps) {
  const { hidesScores } = useShell().display
  const [isAsked, setAsked] = useState(false)
  if (!hidesScores || isScoreShown || isAsked || opened.has(roomId))
    return <OpenChat roomId={roomId} announcement={announcement} isStarted={isStarted} isAsked={isAsked} />
  const open = () => {
    opened.add(roomId)
    setAsked(true)
  }
  return (
    <section
      aria-label={m.live_side_chat()}
      className="flex h-full min-h-60 flex-col items-center justify-center gap-3 px-4 py-8 text-center"
    >
      <p className="text-balance font-medium">{m.chat_cover_title()}</p>
      <p className="text-balance text-13 text-text-muted">{m.chat_cover_text()}</p>
      <Button onClick={open}>{m.chat_cover_open()}</Button>
    </section>
  )
}

interface OpenChatProps {
  roomId: number
  announcement: string | undefined
  isStarted: boolean | undefined
  /** The visitor has just opened it. */
  isAsked: boolean
}

/** What is said, and for users a field to say something. */
function OpenChat({ roomId, announcement, isStarted, isAsked }: OpenChatProps) {
  const { chat: room, snapshot } = useChat(roomId)
  const chat = room?.client
  const [replyTo, setReplyTo] = useState<ChatMessage>()
  return (
    <section
      // In place of the button that opened it.
      ref={isAsked ? takeFocus : undefined}
      tabIndex={-1}
      aria-label={m.live_side_chat()}
      className="flex h-full min-h-60 flex-col outline-none"
    >
      <ChatStatusNote snapshot={snapshot}>
        {chat && snapshot.you?.part && <ChatSettingsButton chat={chat} modes={snapshot.modes} roomId={roomId} />}
      </ChatStatusNote>
      <Suspense>
        <RoomAnnouncements roomId={roomId} className="shrink-0 border-line border-b" />
      </Suspense>
      {announcement && (
        <Suspense>
          <Announcement
            roomId={roomId}
            text={announcement}
            isStarted={isStarted}
            className="shrink-0 border-line border-b"
          />
        </Suspense>
      )}
      <ModeNote modes={snapshot.modes} />
      <CrowdNote viewers={snapshot.crowd} />
      <ChatLines snapshot={snapshot} onChoose={setReplyTo} />
      <PaceNote chat={room?.paced} pace={snapshot.pace} />
      <SaidToYou chat={room?.paced} you={snapshot.you} />
      <ChatForm
        chat={chat}
        snapshot={snapshot}
        roomId={roomId}
        replyTo={replyTo}
        onReplied={() => setReplyTo(undefined)}
      />
    </section>
  )
}
