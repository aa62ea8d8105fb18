import type { ChatEntry } from '#backend/core/objects.ts'

/** A reader cannot follow more: some twenty a second, at four frames. */
export const SHOWN_PER_FRAME = 6

/**
 * Which of the messages of one frame are shown, in their order: the streamer's and staff's first, then one of each
 * speaker, by lot, so that neither who writes much nor who is always early takes all places.
 */
export function shownOf<Entry extends Pick<ChatEntry, 'by'>>(
  entries: readonly Entry[],
  { max = SHOWN_PER_FRAME, random = Math.random } = {},
): Entry[] {
  if (entries.length <= max) return [...entries]
  const counts = new Map<number, number>()
  const ranked = entries.map((entry) => {
    const nth = counts.get(entry.by.uid) ?? 0
    counts.set(entry.by.uid, nth + 1)
    return { entry, rank: entry.by.part ? -1 : nth, lot: random() }
  })
  ranked.sort((a, b) => a.rank - b.rank || a.lot - b.lot)
  const chosen = new Set(ranked.slice(0, max).map(({ entry }) => entry))
  return entries.filter((entry) => chosen.has(entry))
}

/** Gifts have places of their own, so that neither they nor what is said leaves no room for the other. */
export const GIFTS_PER_FRAME = 4

/** Which entries of one frame are shown, of so many places. */
export const shownInFrame = <Entry extends Pick<ChatEntry, 'by' | 'gift'>>(
  entries: readonly Entry[],
  places: { said: number; gifts: number },
): Entry[] => [
  ...shownOf(
    entries.filter(({ gift }) => !gift),
    { max: places.said },
  ),
  ...shownOf(
    entries.filter(({ gift }) => gift),
    { max: places.gifts },
  ),
]
