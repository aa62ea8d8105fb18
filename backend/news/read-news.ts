import { audienceOf } from '#backend/core/audience.ts'
import type { Context } from '#backend/core/context.ts'
import { fail } from '#backend/core/fail.ts'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import type { Verb } from '#backend/core/serve.ts'
import { DAY } from '#backend/feed/shared/time.ts'
import { gameById } from '#contract/games.ts'
import { fallbacksOf } from '#contract/languages.ts'
import type { ArticleLine, newsCalls } from '#contract/news.ts'
import { ARTICLE_PAGES_MAX, ARTICLE_PLACES_MAX, HOT_ARTICLES } from '#contract/news-rules.ts'
import {
  type ArticleRow,
  findPublic,
  readAuthors,
  readHot,
  readHotOf,
  readLanguages,
  readLines,
  readPosts,
  readPublic,
  readPublicAmong,
  readPublicOf,
  readTexts,
} from './articles.store.ts'
import { textFor, toArticle, toAuthor, toLine, toPlace } from './to-article.ts'

type Calls = typeof newsCalls

const HOT_DAYS = 3

/** Games of a list, without those that no article can be of: looking for them would read all articles. */
const knownGames = (ids: string): number[] => [...new Set(ids.split(',').map(Number))].filter((id) => gameById(id))

/** Lines in the caller's language, in the order of the rows; posts with who wrote them. */
async function linesOf({ accountDb, lan, now }: Context, rows: readonly ArticleRow[]): Promise<ArticleLine[]> {
  const uids = rows.flatMap(({ kind, authorUid }) => (kind === 'post' && authorUid !== null ? authorUid : []))
  const [texts, authors] = await Promise.all([
    readLines(
      accountDb,
      rows.map(({ id }) => id),
    ),
    readAuthors(accountDb, [...new Set(uids)]),
  ])
  return rows.flatMap((row) => {
    const own = texts.filter(({ articleId }) => articleId === row.id)
    const text = textFor(lan, own)
    const author = row.kind === 'post' ? authors.get(row.authorUid ?? 0) : undefined
    const languages = own.map(({ language }) => language)
    return text ? [{ ...toLine(row, text, languages), ...(author ? { author: toAuthor(author, now) } : {}) }] : []
  })
}

/** Public articles among these, in the caller's language, in no order. */
export async function linesAmong(
  context: Context,
  brand: string | undefined,
  ids: readonly number[],
): Promise<ArticleLine[]> {
  const audience = await audienceOf(context, brand)
  return linesOf(context, await readPublicAmong(context.accountDb, context.now, ids, audience))
}

export const listNews: Verb<Calls['listNews']> = async (context, { brand, gameId, gameIds, kind, page = 1 }) => {
  if (page > ARTICLE_PAGES_MAX) return { list: [], hasMore: false }
  const wanted = {
    gameId,
    gameIds: gameIds === undefined ? undefined : knownGames(gameIds),
    limit: PAGE_SIZE + 1,
    offset: offsetOf(page),
  }
  const { accountDb, now, lan } = context
  const rows =
    kind === 'post'
      ? await readPosts(accountDb, { ...wanted, languages: [lan, ...fallbacksOf(lan)] })
      : await readPublic(accountDb, now, { ...wanted, ...(await audienceOf(context, brand)) })
  return pageOf(context, rows, page)
}

/** A page of lines, of rows that may be one more. */
const pageOf = async (context: Context, rows: readonly ArticleRow[], page: number) => ({
  list: await linesOf(context, rows.slice(0, PAGE_SIZE)),
  hasMore: rows.length > PAGE_SIZE && page < ARTICLE_PAGES_MAX,
})

export const listUserArticles: Verb<Calls['listUserArticles']> = async (context, { userId, brand, page = 1 }) => {
  if (page > ARTICLE_PAGES_MAX) return { list: [], hasMore: false }
  const audience = await audienceOf(context, brand)
  const wanted = { ...audience, authorUid: userId, limit: PAGE_SIZE + 1, offset: offsetOf(page) }
  return pageOf(context, await readPublicOf(context.accountDb, context.now, wanted), page)
}

export const getArticle: Verb<Calls['getArticle']> = async (context, { id, brand }) => {
  const { accountDb, now, lan } = context
  const row = await findPublic(accountDb, now, id, await audienceOf(context, brand))
  if (!row) return fail('not_found')
  const [texts, authors] = await Promise.all([
    readTexts(accountDb, id),
    readAuthors(accountDb, row.authorUid === null ? [] : [row.authorUid]),
  ])
  const text = textFor(lan, texts)
  if (!text) return fail('not_found')
  const found = authors.get(row.authorUid ?? 0)
  const author = found && (row.kind === 'post' ? toAuthor(found, now) : { uid: found.uid, name: found.username })
  return toArticle(row, text, { languages: texts.map(({ language }) => language), author })
}

export const getHotNewsByGame: Verb<Calls['getHotNewsByGame']> = async (context, { brand, gameId }) => {
  const audience = await audienceOf(context, brand)
  const since = context.now - HOT_DAYS * DAY
  const rows = await readHot(context.accountDb, context.now, { ...audience, gameId, limit: HOT_ARTICLES, since })
  return { list: await linesOf(context, rows) }
}

export const listArticlePlaces: Verb<Calls['listArticlePlaces']> = async (context, { brand, gameIds }) => {
  const audience = await audienceOf(context, brand)
  const games = gameIds === undefined ? undefined : knownGames(gameIds)
  const wanted = { ...audience, gameIds: games, limit: ARTICLE_PLACES_MAX }
  const rows = await readPublic(context.accountDb, context.now, wanted)
  const texts = await readLanguages(
    context.accountDb,
    rows.map(({ id }) => id),
  )
  const ofArticle = new Map<number, typeof texts>(rows.map(({ id }) => [id, []]))
  for (const text of texts) ofArticle.get(text.articleId)?.push(text)
  return { list: rows.flatMap((row) => toPlace(row, ofArticle.get(row.id) ?? []) ?? []) }
}

export const listUserHot: Verb<Calls['listUserHot']> = async (context, { userId, brand }) => {
  const audience = await audienceOf(context, brand)
  const rows = await readHotOf(context.accountDb, context.now, userId, audience, HOT_ARTICLES)
  return { list: await linesOf(context, rows) }
}
