import { m } from '#app/paraglide/messages.js'
import type { Pace, PacedChat } from '../paced-chat.ts'

interface PaceNoteProps {
  chat: PacedChat | undefined
  pace: Pace
}

/** Whether the chat waits for the picture, where there is one. How much waits is not said: that tells of a goal too. */
export function PaceNote({ chat, pace }: PaceNoteProps) {
  if (pace === 'present') return null
  const isAhead = pace === 'ahead'
  return (
    <p className="flex min-h-8 shrink-0 items-center justify-between gap-2 border-line border-t ps-3 pe-1 text-12 text-text-muted">
      <span className="min-w-0 truncate">{isAhead ? m.chat_pace_ahead() : m.chat_pace_step()}</span>
      <button
        type="button"
        onClick={() => chat?.setAhead(!isAhead)}
        className="min-h-8 shrink-0 rounded-sm px-2 font-medium text-text hover:underline"
      >
        {isAhead ? m.chat_pace_wait() : m.chat_pace_show()}
      </button>
    </p>
  )
}
