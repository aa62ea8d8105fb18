import type { ChatEntry } from '#backend/core/objects.ts'

/** Adds a gift to one of the same kind by the same user that waits for the same frame; the id of that, if there is one. */
export function joinGift(waiting: readonly { entry: ChatEntry; id: number }[], { by, gift }: ChatEntry) {
  const same = waiting.find(({ entry }) => gift && entry.gift?.id === gift.id && entry.by.uid === by.uid)
  const before = same?.entry.gift
  if (!same || !before || !gift) return undefined
  same.entry = {
    ...same.entry,
    gift: { id: gift.id, count: before.count + gift.count, combo: Math.max(before.combo, gift.combo) },
  }
  return same.id
}
