import type { ChatState } from '#backend/core/objects.ts'
import type { ChatServerFrame } from '#contract/chat.ts'
import { CHAT_HISTORY } from '#contract/chat-rules.ts'
import type { Present } from './presence.ts'

type Welcome = Extract<ChatServerFrame, { type: 'welcome' }>

/** A page's first frame; `from`: the last message that it has, `who`: its user, who may speak. */
export function welcomeOf(
  state: ChatState,
  { from, who, now }: { from: number | undefined; who: Present | undefined; now: number },
): Welcome {
  // A room that was silent for long counts anew.
  const since = from !== undefined && from <= state.last ? from : undefined
  const missed = state.messages.filter(({ id }) => id > (since ?? 0))
  const first = state.messages[0]?.id ?? 0
  // A room of an older version says nothing of it.
  const removed = (state.removed ?? []).filter((id) => since !== undefined && id <= since)
  return {
    type: 'welcome',
    last: state.last,
    messages: missed.slice(-CHAT_HISTORY),
    ...(since !== undefined && (missed.length > CHAT_HISTORY || since + 1 < first) ? { isGap: true } : {}),
    ...(removed.length > 0 ? { removed } : {}),
    ...(Object.keys(state.modes).length > 0 ? { modes: state.modes } : {}),
    ...(who ? { you: who.speaker, ...mutesOf(state, who, now) } : {}),
  }
}

/** Until when a user is muted, here and in all rooms. */
function mutesOf({ mutes }: ChatState, { speaker: { uid }, mutedUntil: everywhere }: Present, now: number) {
  const until = mutes.find((mute) => mute.uid === uid)?.until ?? 0
  return {
    ...(until > now ? { mutedUntil: until } : {}),
    ...(everywhere > now ? { mutedEverywhereUntil: everywhere } : {}),
  }
}
