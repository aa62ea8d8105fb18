import { m } from '#app/paraglide/messages.js'
import type { ChatDeedDone } from '#contract/chat-calls.ts'
import { isBan } from '#contract/chat-rules.ts'

type Deed = Pick<ChatDeedDone, 'act' | 'at' | 'until'> & { by: { name: string }; user?: { name: string } | undefined }

/** Who did what to whom. */
export function deedSentence({ act, at, by, user, until }: Deed, timeText: (at: string) => string): string {
  const names = { by: by.name, name: user?.name ?? '' }
  switch (act) {
    case 'remove':
      return user ? m.chat_deed_remove(names) : m.chat_deed_remove_unknown(names)
    case 'mute':
      if (until === undefined) return m.chat_deed_unmute(names)
      return isBan(Date.parse(until), Date.parse(at))
        ? m.chat_deed_ban(names)
        : m.chat_deed_mute({ ...names, time: timeText(until) })
    case 'mute_everywhere':
      return until === undefined
        ? m.chat_deed_unmute_everywhere(names)
        : m.chat_deed_mute_everywhere({ ...names, time: timeText(until) })
    case 'modes':
      return m.chat_deed_modes(names)
    case 'appoint':
      return m.chat_deed_appoint(names)
    case 'dismiss':
      return m.chat_deed_dismiss(names)
  }
}
