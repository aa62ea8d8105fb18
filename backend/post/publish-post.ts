import type { PublicPost } from '#backend/news/posted.store.ts'
import { matchesInDocument, textOf } from '#contract/news-document.ts'
import { picturesIn } from '#contract/post-document.ts'
import { readingMinutes } from '#contract/reading-minutes.ts'
import type { PostRow } from './posts.store.ts'

const SUMMARY_CHARS = 160

/** The beginning of a text, to the end of a word. */
function beginningOf(text: string): string {
  if (text.length <= SUMMARY_CHARS) return text
  const cut = text.slice(0, SUMMARY_CHARS)
  const space = cut.lastIndexOf(' ')
  // Half of a letter outside the basic plane is no text.
  const end = space > SUMMARY_CHARS / 2 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
  return `${end}…`
}

/** What all read of a post that is published as it is. */
export function publicPostOf({ language, gameId, title, document, revision }: PostRow): PublicPost {
  return {
    ...{ language, gameId, title, document, revision },
    summary: beginningOf(textOf(document)),
    cover: picturesIn(document)[0] ?? null,
    matchIds: [...new Set(matchesInDocument(document))],
    reading: readingMinutes(document),
  }
}
