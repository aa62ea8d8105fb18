import { textOf } from './news-document.ts'
import type { ArticleNode } from './news-rules.ts'

/** What is read in a minute: words of scripts with spaces, characters of those without. */
const WORDS = 220
const CHARACTERS = 450
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

/** Minutes that reading a document takes, at least one. */
export function readingMinutes(document: ArticleNode): number {
  const text = textOf(document)
  const characters = text.match(WITHOUT_SPACES)?.length ?? 0
  const words = text.replace(WITHOUT_SPACES, ' ').split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / WORDS + characters / CHARACTERS))
}
