import { m } from '#app/paraglide/messages.js'
import type { ChatRefusal } from '#contract/chat.ts'
import { CHAT_TEXT_MAX } from '#contract/chat-rules.ts'

/** Why a message was not taken, and what to do. `level`: the one that the room asks for. */
export function refusalText(why: ChatRefusal, waitMs = 0, level = 0): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  switch (why) {
    case 'slow':
      return m.chat_refused_slow({ seconds })
    case 'slow_mode':
      return m.chat_refused_slow_mode({ seconds })
    case 'followers_only':
      return m.chat_refused_followers_only()
    case 'level':
      return m.chat_refused_level({ level })
    case 'repeated':
      return m.chat_refused_repeated({ seconds })
    case 'too_long':
      return m.chat_refused_too_long({ max: CHAT_TEXT_MAX })
    case 'link':
      return m.chat_refused_link()
    case 'content':
      return m.chat_refused_content()
    case 'empty':
      return m.chat_refused_empty()
    case 'signed_out':
      return m.chat_refused_signed_out()
    case 'members_only':
      return m.chat_refused_members_only()
    case 'not_allowed':
      return m.chat_refused_not_allowed()
    case 'muted':
    case 'muted_everywhere':
    case 'unavailable':
      return m.chat_refused_unavailable()
  }
}
