import { m } from '#app/paraglide/messages.js'
import type { ChatModes } from '#contract/chat.ts'

const textsOf = ({ slowSeconds, isFollowersOnly, isMembersOnly, minLevel }: ChatModes): string[] => [
  ...(slowSeconds === undefined ? [] : [m.chat_mode_slow({ seconds: slowSeconds })]),
  ...(isFollowersOnly ? [m.chat_mode_followers()] : []),
  ...(isMembersOnly ? [m.chat_mode_members()] : []),
  ...(minLevel === undefined ? [] : [m.chat_mode_level({ level: minLevel })]),
]

/** Who may speak in the room and how often, where that is limited. */
export function ModeNote({ modes }: { modes: ChatModes }) {
  const texts = textsOf(modes)
  if (texts.length === 0) return null
  return (
    <ul
      aria-label={m.chat_modes()}
      className="flex shrink-0 flex-wrap gap-x-3 border-line border-b bg-surface-2 px-3 py-1.5 text-12 text-text-muted"
    >
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}
