import { gameById } from '#contract/games.ts'
import type { Video } from '#contract/video.ts'
import { anyEventName } from '../match/events/all-events.ts'

/** A video whose chapters of events are called as the reader calls these. The server does it: no page has the words of all sports. */
export function nameChapters(video: Video): Video {
  const family = video.match && gameById(video.match.gameId)?.family
  const chapters = video.chapters.map((chapter) =>
    chapter.event ? { ...chapter, title: anyEventName(chapter.event.type, family) } : chapter,
  )
  return { ...video, chapters }
}
