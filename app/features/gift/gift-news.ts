import type { ChatMessage } from '#contract/chat.ts'

interface Listener {
  onGifts(messages: readonly ChatMessage[]): void
  /** One of the room's messages was taken out, perhaps a gift. */
  onRemoved(id: number): void
}

const listeners = new Map<number, Set<Listener>>()
const last = new Map<number, number>()

/** The room's last message about a gift that somebody paid, of those heard on this page. */
export const lastGiftOf = (roomId: number): number | undefined => last.get(roomId)

/** Tells of gifts among new messages of a room, as its chat hears of them. */
export function tellGifts(roomId: number, messages: readonly ChatMessage[]): void {
  const gifts = messages.filter(({ gift }) => gift)
  for (const { id, by } of gifts) if (!by.isSimulated) last.set(roomId, Math.max(id, last.get(roomId) ?? id))
  if (gifts.length > 0) for (const { onGifts } of listeners.get(roomId) ?? []) onGifts(gifts)
}

/** Tells that a message of a room was taken out. */
export function tellRemoved(roomId: number, id: number): void {
  for (const { onRemoved } of listeners.get(roomId) ?? []) onRemoved(id)
}

/** Calls with gifts of a room as they come, and as they are taken out; returns what ends it. */
export function hearGifts(roomId: number, listener: Listener): () => void {
  const own = listeners.get(roomId) ?? new Set()
  listeners.set(roomId, own.add(listener))
  return () => {
    own.delete(listener)
    if (own.size === 0) listeners.delete(roomId)
  }
}
