/** A part of a recording; `at` in seconds from its beginning. */
export type Chapter = { at: number; title: string }

/** What the player has to know of a recording: its time line is the whole of it, and nothing of it is live. */
export type Recording = {
  /** A file that the browser plays by itself, not a playlist. */
  isFile: boolean
  /** In order of time. */
  chapters: readonly Chapter[]
  /** Where to go, from outside of the player; a new object goes there again, and starts what did not play yet. */
  jump?: { to: number } | undefined
  /** The second that is on screen, whenever it changes. */
  onSecond?: (second: number) => void
  /** It has played to its end. */
  onEnd?: () => void
}

/** The index of the chapter that a second is in; -1 before the first. */
export const chapterAt = (chapters: readonly Chapter[], second: number): number =>
  chapters.findLastIndex(({ at }) => at <= second)

/** A little into a chapter, "previous" goes to its beginning. */
const SAME_CHAPTER_SECONDS = 3

/** Where the next or previous chapter begins; undefined after the last. */
export function neighbourChapter(
  chapters: readonly Chapter[],
  second: number,
  step: 'next' | 'previous',
): number | undefined {
  const current = chapterAt(chapters, second)
  if (step === 'next') return chapters[current + 1]?.at
  const begun = chapters[current]?.at ?? 0
  return second - begun > SAME_CHAPTER_SECONDS ? begun : (chapters[current - 1]?.at ?? 0)
}
