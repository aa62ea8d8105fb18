import type { MatchRow } from '#contract/match-row.ts'
import type { OwnVideo, VideoFacts } from '#contract/video.ts'
import { chaptersOf, linesOf, offsetText, pictureAtOf } from './chapter-lines.ts'

/** What the form holds: texts, as they are typed. */
export interface FactsValues {
  title: string
  summary: string
  language: VideoFacts['language']
  game: string
  match: string
  /** The day whose matches are listed. */
  day: string
  /** Where the match begins in the video. */
  offset: string
  /** One a line. */
  chapters: string
}

/** `name`: of the file, for a video that has no title yet. */
export const valuesOf = (video: OwnVideo, name: string | undefined, day: string): FactsValues => ({
  title: video.title || (name ?? '').replace(/\.[a-z0-9]{2,4}$/i, '').slice(0, 100),
  summary: video.summary,
  language: video.language,
  game: String(video.match?.gameId ?? video.gameId ?? ''),
  match: video.matchId === undefined ? '' : String(video.matchId),
  day,
  offset: video.match ? offsetText(video.match.startsAt, video.pictureAt) : '',
  chapters: linesOf(video.chapters),
})

/** What is sent. The form has checked what is typed: what cannot be read is left out. */
export function factsOf(values: FactsValues, match: MatchRow | undefined): VideoFacts {
  const { title, summary, language, game } = values
  const facts = { title: title.trim(), summary: summary.trim(), language }
  if (values.match !== '') {
    const pictureAt = match && pictureAtOf(match.startsAt, values.offset)
    return { ...facts, matchId: Number(values.match), ...(pictureAt ? { pictureAt } : {}), chapters: [] }
  }
  const chapters = chaptersOf(values.chapters)
  return {
    ...facts,
    ...(game === '' ? {} : { gameId: Number(game) }),
    chapters: Array.isArray(chapters) ? chapters : [],
  }
}
