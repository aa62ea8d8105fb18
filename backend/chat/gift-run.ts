import type { ChatDeed, ChatEntry } from '#backend/core/objects.ts'
import type { ChatMessage } from '#contract/chat.ts'

type Removal = Extract<ChatDeed, { remove: number }>

/**
 * A removal with the parts of a run of gifts before the one that is taken out: pages show the last part in place of them, and
 * would show the one before instead.
 */
export function withItsRun(
  { remove }: Removal,
  { by, gift }: Partial<Pick<ChatEntry, 'by' | 'gift'>> = {},
  messages: readonly ChatMessage[],
): Removal {
  if (!by || !gift) return { remove }
  const also: number[] = []
  let [combo, isBegun] = [gift.combo, gift.combo <= gift.count]
  for (const message of messages.toReversed()) {
    const isOfIt = message.id < remove && message.by.uid === by.uid && message.gift?.id === gift.id
    if (isBegun || !isOfIt || !message.gift) continue
    // What counted as far is of a run before.
    if (message.gift.combo >= combo) break
    also.push(message.id)
    combo = message.gift.combo
    isBegun = combo <= message.gift.count
  }
  return also.length > 0 ? { remove, also } : { remove }
}
