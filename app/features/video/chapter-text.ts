import { humanised } from '#app/lib/label-of.ts'
import { type Family, gameById } from '#contract/games.ts'
import type { TimelineItem } from '#contract/match-state.ts'
import type { Video, VideoChapter } from '#contract/video.ts'
import { periodName } from '../match/match-labels.ts'

/** A chapter as the page shows it. */
export interface ShownChapter {
  at: number
  /** "Goal", "2nd half", or what the author typed. */
  name: string
  /** Of an event: who did it. */
  who?: string | undefined
  /** Of an event: the score after it. */
  score?: { home: number; away: number } | undefined
  /** All of it on one line. */
  title: string
}

/** Isolated, and turned for pages from right to left: see docs/words/arabic.md, rule 5. */
const scoreText = ({ home, away }: { home: number; away: number }, isRtl: boolean): string =>
  isRtl ? `\u2067${home}\u200f-\u200f${away}\u2069` : `\u2066${home}-${away}\u2069`

/** Of what begins, the name says which: "3rd quarter", not "Quarter begins". */
const beginningOf = ({ type, period }: TimelineItem, family: Family | undefined): string | undefined =>
  period !== undefined && /_start$/.test(type) ? periodName(period, family) : undefined

type Named = Pick<Video, 'people' | 'match'>

function whoOf({ player, side }: TimelineItem, { people, match }: Named): string | undefined {
  const name = player === undefined ? undefined : people.find(({ id }) => id === player)?.name
  return name ?? (side && match?.[side].name)
}

/** The words of a chapter; undefined of one that says nothing. */
function chapterText({ seconds, title, event }: VideoChapter, video: Named, isRtl: boolean): ShownChapter | undefined {
  if (!event) return title ? { at: seconds, name: title, title } : undefined
  const family = video.match && gameById(video.match.gameId)?.family
  const name = beginningOf(event, family) ?? title ?? humanised(event.type)
  const who = whoOf(event, video)
  const score = event.score && event.isKey ? { home: event.score.home, away: event.score.away } : undefined
  const words = [name, who, score && scoreText(score, isRtl)].filter(Boolean)
  return { at: seconds, name, who, score, title: words.join(' · ') }
}

/** All chapters with words, one for each second. */
export function chapterTexts(
  { chapters, ...video }: Named & Pick<Video, 'chapters'>,
  dir: 'ltr' | 'rtl',
): ShownChapter[] {
  const shown = chapters.flatMap((chapter) => chapterText(chapter, video, dir === 'rtl') ?? [])
  // Two events of one second are one place: the last says how it ended.
  return shown.filter(({ at }, index) => shown[index + 1]?.at !== at)
}
