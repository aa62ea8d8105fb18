import { X } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChatMessage, ChatSpeaker } from '#contract/chat.ts'
import { blocks, withCrowd, withUser } from '../blocks.ts'
import type { ChatClient } from '../chat-client.ts'
import { DEED } from './deed.ts'

const MessageDeeds = lazy(() => import('./message-deeds.tsx').then((module) => ({ default: module.MessageDeeds })))

interface ChosenMessageProps {
  chat: ChatClient | undefined
  /** Absent for guests, who cannot answer. */
  you: ChatSpeaker | undefined
  roomId: number
  message: ChatMessage
  onDone: () => void
}

/** The message that is answered, and what else can be done about it. */
export function ChosenMessage({ chat, you, roomId, message, onDone }: ChosenMessageProps) {
  const { by, text, gift } = message
  const block = () => {
    blocks.set(withUser(blocks.now(), by))
    toast(m.chat_blocked({ name: by.name }))
    onDone()
  }
  if (by.isSimulated)
    return (
      <div className="rounded-md bg-surface-2 ps-3 text-12 text-text-muted">
        <div className="flex items-center gap-2">
          <p className="min-w-0 flex-1 py-2">{m.chat_crowd_about({ name: by.name })}</p>
          <IconButton label={m.chat_reply_cancel()} onClick={onDone}>
            <X size={14} aria-hidden />
          </IconButton>
        </div>
        <Button
          variant="quiet"
          className="mb-2 min-h-8 px-2 text-12"
          onClick={() => {
            blocks.set(withCrowd(blocks.now(), false))
            toast(m.chat_crowd_hidden())
            onDone()
          }}
        >
          {m.chat_crowd_hide()}
        </Button>
      </div>
    )
  return (
    <div className="rounded-md bg-surface-2 ps-3 text-12 text-text-muted">
      <div className="flex items-center gap-2">
        <p className="min-w-0 flex-1 truncate">
          {you && !gift ? m.chat_reply_to({ name: by.name }) : <bdi>{by.name}</bdi>}
          {!gift && (
            <>
              : <bdi>{text}</bdi>
            </>
          )}
        </p>
        <IconButton label={m.chat_reply_cancel()} onClick={onDone}>
          <X size={14} aria-hidden />
        </IconButton>
      </div>
      {/* In one row on a phone, where the messages need the height. */}
      <div className="scroll-quiet flex gap-1 pb-2 max-md:overflow-x-auto md:flex-wrap md:pe-3">
        {by.uid !== you?.uid && (
          <Button variant="quiet" className={DEED} onClick={block}>
            {m.chat_block_user()}
          </Button>
        )}
        {chat && you && (
          <Suspense>
            <MessageDeeds chat={chat} you={you} roomId={roomId} message={message} onDone={onDone} />
          </Suspense>
        )}
      </div>
    </div>
  )
}
