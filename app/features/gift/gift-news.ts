import type { ChatMessage } from '#contract/chat.ts'

type Listener = (messages: readonly ChatMessage[]) => void

const listeners = new Map<number, Set<Listener>>()

/** Tells of gifts among new messages of a room, as its chat hears of them. */
export function tellGifts(roomId: number, messages: readonly ChatMessage[]): void {
  const gifts = messages.filter(({ gift }) => gift)
  if (gifts.length > 0) for (const listener of listeners.get(roomId) ?? []) listener(gifts)
}

/** Calls with gifts of a room as they come; returns what ends it. */
export function onGifts(roomId: number, listener: Listener): () => void {
  const own = listeners.get(roomId) ?? new Set()
  listeners.set(roomId, own.add(listener))
  return () => {
    own.delete(listener)
    if (own.size === 0) listeners.delete(roomId)
  }
}
