import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { toast } from '#app/ui/toast.ts'
import type { ChatMessage } from '#contract/chat.ts'
import { MUTE_MINUTES } from '#contract/chat-rules.ts'
import type { ChatClient, Said } from '../chat-client.ts'
import { refusalText } from './refusal-text.ts'

const FOR: Readonly<Record<(typeof MUTE_MINUTES)[number], () => string>> = {
  10: m.chat_mute_10_minutes,
  60: m.chat_mute_hour,
  1440: m.chat_mute_day,
}

interface ModerationProps {
  chat: ChatClient
  message: ChatMessage
  onDone: () => void
}

/** What the room's streamer and staff may do about a message: take it out, mute who said it. */
export function Moderation({ chat, message: { id, by }, onDone }: ModerationProps) {
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
  const remove = () => void act(chat.remove(id), m.chat_removed())
  return (
    <div className="flex flex-wrap gap-1 pe-3 pb-2">
      <Button variant="quiet" className="min-h-8 px-2 text-12" onClick={remove}>
        {m.chat_remove()}
      </Button>
      {!by.part &&
        MUTE_MINUTES.map((minutes) => (
          <Button key={minutes} variant="quiet" className="min-h-8 px-2 text-12" onClick={() => mute(minutes)}>
            {FOR[minutes]()}
          </Button>
        ))}
      {!by.part && (
        <Button variant="quiet" className="min-h-8 px-2 text-12" onClick={() => mute(0)}>
          {m.chat_unmute()}
        </Button>
      )}
    </div>
  )
}
