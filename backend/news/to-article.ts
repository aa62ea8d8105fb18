import { instant } from '#backend/core/instant.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { rolesAt } from '#backend/identity/viewer.ts'
import { gameById } from '#contract/games.ts'
import { fallbacksOf, type Language, LOCALES, languageOf } from '#contract/languages.ts'
import type { Article, ArticleAuthor, ArticleLine, ArticlePlace } from '#contract/news.ts'
import { matchesInDocument } from '#contract/news-document.ts'
import type { ArticleRow, TextLine, TextRow } from './articles.store.ts'

/** The text for a reader of `lan`: in her language, in one that she may read too, else in any. */
export function textFor<Text extends { language: string }>(lan: Language, texts: readonly Text[]): Text | undefined {
  const order = [lan, ...fallbacksOf(lan), ...LOCALES.map(({ code }) => code)]
  const found = order.find((code) => texts.some(({ language }) => language === code))
  return texts.find(({ language }) => language === found)
}

/** Of a game that the site does not have any more it is an article of none, and so is its address. */
const gameOf = ({ gameId }: ArticleRow): { gameId?: number } => (gameId === null || !gameById(gameId) ? {} : { gameId })

export const toLine = (row: ArticleRow, text: TextLine, languages: readonly string[]): ArticleLine => ({
  id: row.id,
  title: text.title,
  summary: text.summary,
  language: languageOf(text.language),
  languages: languages.map((code) => languageOf(code)),
  publishedAt: instant(row.publishAt ?? row.updatedAt),
  reading: text.reading,
  isSimulated: row.simulated !== null,
  ...gameOf(row),
  ...(row.kind === 'post' ? { isPost: true as const } : {}),
  ...(row.cover === null ? {} : { cover: row.cover }),
  ...(row.matchIds[0] === undefined ? {} : { matchId: row.matchIds[0] }),
})

/** Undefined of one without a text. */
export function toPlace(
  row: ArticleRow,
  texts: readonly Pick<TextRow, 'language' | 'updatedAt'>[],
): ArticlePlace | undefined {
  if (texts.length === 0) return undefined
  return {
    id: row.id,
    ...gameOf(row),
    languages: texts.map(({ language }) => languageOf(language)),
    updatedAt: instant(Math.max(row.publishAt ?? 0, ...texts.map(({ updatedAt }) => updatedAt))),
  }
}

/** What is shown of a user beside what she wrote. */
export function toAuthor(user: UserRow, now: number): ArticleAuthor {
  const roles = rolesAt(user, now)
  const tier = roles.includes('svip') ? 'svip' : roles.includes('vip') ? 'vip' : undefined
  return {
    uid: user.uid,
    name: user.username,
    level: user.level,
    ...(user.avatar ? { avatar: user.avatar } : {}),
    ...(tier ? { membership: tier } : {}),
  }
}

interface Around {
  languages: readonly string[]
  author: ArticleAuthor | undefined
}

export const toArticle = (row: ArticleRow, text: TextRow, { languages, author }: Around): Article => ({
  ...toLine(row, text, languages),
  // What was written before it was public was not updated since.
  updatedAt: instant(Math.max(text.updatedAt, row.publishAt ?? 0)),
  document: text.document,
  matchIds: [...new Set([...row.matchIds, ...matchesInDocument(text.document)])],
  ...(author ? { author } : {}),
})
