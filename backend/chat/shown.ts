import type { ChatEntry } from '#backend/core/objects.ts'

/** A reader cannot follow more: some twenty a second. */
export const SHOWN_PER_FRAME = 6

/** Which of the messages of one frame are shown, in their order: the streamer's and staff's first, then the first come. */
export function shownOf<Entry extends Pick<ChatEntry, 'by'>>(
  entries: readonly Entry[],
  max = SHOWN_PER_FRAME,
): Entry[] {
  if (entries.length <= max) return [...entries]
  const ranked = entries.toSorted((a, b) => Number(b.by.part !== undefined) - Number(a.by.part !== undefined))
  const chosen = new Set(ranked.slice(0, max))
  return entries.filter((entry) => chosen.has(entry))
}
