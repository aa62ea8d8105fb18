import { lazy, Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChatMessage, ChatSpeaker } from '#contract/chat.ts'
import { MUTE_MINUTES } from '#contract/chat-rules.ts'
import type { ChatClient, Said } from '../chat-client.ts'
import { refusalText } from './refusal-text.ts'

const ReportDialog = lazy(() => import('./report-dialog.tsx').then((module) => ({ default: module.ReportDialog })))

const FOR: Readonly<Record<(typeof MUTE_MINUTES)[number], () => string>> = {
  10: m.chat_mute_10_minutes,
  60: m.chat_mute_hour,
  1440: m.chat_mute_day,
}

interface MessageDeedsProps {
  chat: ChatClient
  you: ChatSpeaker
  roomId: number
  message: ChatMessage
  onDone: () => void
}

const DEED = 'min-h-8 px-2 text-12'

/** What the viewer may do about a message: report it; the room's streamer and staff also take it out and mute who said it. */
export function MessageDeeds({ chat, you, roomId, message, onDone }: MessageDeedsProps) {
  const [isReporting, setIsReporting] = useState(false)
  const isOwn = message.by.uid === you.uid
  if (isOwn && !you.part) return null
  return (
    <div className="flex flex-wrap gap-1 pe-3 pb-2">
      {!isOwn && (
        <Button variant="quiet" className={DEED} onClick={() => setIsReporting(true)}>
          {m.chat_report()}
        </Button>
      )}
      {you.part && <Moderation chat={chat} message={message} onDone={onDone} />}
      {isReporting && (
        <Suspense>
          <ReportDialog roomId={roomId} message={message} onDone={onDone} onClose={() => setIsReporting(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Moderation({ chat, message: { id, by }, onDone }: Pick<MessageDeedsProps, 'chat' | 'message' | 'onDone'>) {
  const act = async (deed: Promise<Said>, done: string) => {
    const said = await deed
    if (said.ok) {
      toast(done)
      onDone()
    } else toast(refusalText(said.why), 'error')
  }
  const mute = (minutes: number) =>
    void act(
      chat.mute(by.uid, minutes),
      minutes === 0 ? m.chat_unmuted({ name: by.name }) : m.chat_mute_done({ name: by.name }),
    )
  return (
    <>
      <Button variant="quiet" className={DEED} onClick={() => void act(chat.remove(id), m.chat_removed())}>
        {m.chat_remove()}
      </Button>
      {!by.part &&
        MUTE_MINUTES.map((minutes) => (
          <Button key={minutes} variant="quiet" className={DEED} onClick={() => mute(minutes)}>
            {FOR[minutes]()}
          </Button>
        ))}
      {!by.part && (
        <Button variant="quiet" className={DEED} onClick={() => mute(0)}>
          {m.chat_unmute()}
        </Button>
      )}
    </>
  )
}
