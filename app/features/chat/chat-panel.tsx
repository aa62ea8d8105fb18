import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { ChatMessage } from '#contract/chat.ts'
import { ChatForm } from './parts/chat-form.tsx'
import { ChatLines } from './parts/chat-lines.tsx'
import { ChatSettingsButton } from './parts/chat-settings-button.tsx'
import { ChatStatusNote } from './parts/chat-status-note.tsx'
import { ModeNote } from './parts/mode-note.tsx'
import { SaidToYou } from './parts/said-to-you.tsx'
import { useChat } from './use-chat.ts'

/** The chat of a room: what is said, and for users a field to say something. As high as its place. */
export function ChatPanel({ roomId }: { roomId: number }) {
  const { chat, snapshot } = useChat(roomId)
  const [replyTo, setReplyTo] = useState<ChatMessage>()
  return (
    <section aria-label={m.live_side_chat()} className="flex h-full min-h-80 flex-col">
      <ChatStatusNote status={snapshot.status}>
        {chat && snapshot.you?.part && <ChatSettingsButton chat={chat} modes={snapshot.modes} roomId={roomId} />}
      </ChatStatusNote>
      <ModeNote modes={snapshot.modes} />
      <ChatLines snapshot={snapshot} onChoose={setReplyTo} />
      <SaidToYou chat={chat} you={snapshot.you} />
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
