import { and, eq, type SQL, sql } from 'drizzle-orm'
import { hasText } from '#backend/core/text-search.store.ts'
import { articles, articleTexts } from '#backend/db/accounts/schema/articles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ArticleAct } from '#contract/news-rules.ts'
import type { ArticleRow, TextRow } from './articles.store.ts'

/** Statements for what staff write, to be run in one batch with their audit line. */

export type ArticleFacts = Pick<ArticleRow, 'brand' | 'gameId' | 'cover' | 'matchIds'>

export interface ArticleChange {
  facts: ArticleFacts
  text: Pick<TextRow, 'language' | 'title' | 'summary' | 'document' | 'reading'>
}

interface Writing {
  now: number
  /** Nothing is written where it does not hold. */
  where: SQL
}

/** Posts have the same table, and are not staff's to write. */
const isArticle = eq(articles.kind, 'news')

/** What staff write is hotter than most of what a program does. */
const STAFF_HEAT = 80

/** A new draft and its first text. */
export function draftStatements(
  db: AccountDatabase,
  { facts, text }: ArticleChange,
  { uid, now, where }: Writing & { uid: number },
) {
  const { brand, gameId, cover, matchIds } = facts
  return [
    db
      .insert(articles)
      .select(
        sql`select null, 'news', ${brand}, ${gameId}, 'draft', ${cover}, ${uid}, null, ${JSON.stringify(matchIds)},
          ${STAFF_HEAT}, null, ${now}, ${now}, 0, null where ${where}`,
      )
      .returning({ id: articles.id }),
    // In the same batch, so the last row is the one above.
    db.insert(articleTexts).select(
      sql`select last_insert_rowid(), ${text.language}, ${text.title}, ${text.summary}, ${JSON.stringify(text.document)},
          ${text.reading}, 1, ${now} where ${where}`,
    ),
  ] as const
}

/** Whether this language of the article is still at the revision; 0: it is not there. */
export const isAtRevision = (id: number, language: string, revision: number): SQL =>
  sql`coalesce((select revision from ${articleTexts} where article_id = ${id} and language = ${language}), 0) = ${revision}`

/** Whether what the article has besides its texts is still as in `facts`. */
export const hasFacts = (id: number, { brand, gameId, cover, matchIds }: ArticleFacts): SQL =>
  sql`exists (select 1 from ${articles} where ${articles.id} = ${id} and ${articles.brand} is ${brand}
    and ${articles.gameId} is ${gameId} and ${articles.cover} is ${cover} and ${articles.matchIds} = ${JSON.stringify(matchIds)})`

/** Whether no language of the article is without a title. */
export const hasAllTitles = (id: number): SQL =>
  sql`not exists (select 1 from ${articleTexts} where article_id = ${id} and title = '')`

/** The condition of a list of articles that they have a text in a language. */
export const hasLanguage = (language: string): SQL =>
  sql`exists (select 1 from ${articleTexts} where article_id = ${articles.id} and ${articleTexts.language} = ${language})`

/** Articles with the wanted text in a title. */
export const hasTitleWith = (wanted: string): SQL =>
  sql`exists (select 1 from ${articleTexts} where article_id = ${articles.id} and ${hasText(articleTexts.title, wanted)})`

/** Whether the article is there, in this state if one is named, for statements beside. */
export const existsArticle = (id: number, where: SQL, state?: ArticleRow['state']): SQL =>
  sql`exists (select 1 from ${articles} where ${and(eq(articles.id, id), isArticle, state && eq(articles.state, state), where)})`

/**
 * Changes an article, without `facts` only when it was changed, and then its text: `where` may ask for the text as it was,
 * `textWhere` for the article as it is then.
 */
export function changeStatements(
  db: AccountDatabase,
  id: number,
  revision: number,
  { facts, text }: Pick<ArticleChange, 'text'> & { facts: ArticleFacts | undefined },
  { now, where, textWhere }: Writing & { textWhere: SQL },
) {
  const { language } = text
  return [
    db
      .update(articles)
      .set({ ...facts, updatedAt: now })
      .where(and(eq(articles.id, id), isArticle, where))
      .returning({ id: articles.id }),
    revision === 0
      ? db.insert(articleTexts).select(
          sql`select ${id}, ${language}, ${text.title}, ${text.summary}, ${JSON.stringify(text.document)}, ${text.reading},
              1, ${now} where ${existsArticle(id, textWhere)}`,
        )
      : db
          .update(articleTexts)
          .set({ ...text, revision: revision + 1, updatedAt: now })
          .where(
            and(eq(articleTexts.articleId, id), eq(articleTexts.language, language), existsArticle(id, textWhere)),
          ),
  ] as const
}

export const stateStatement = (db: AccountDatabase, id: number, act: ArticleAct, at: number, { now, where }: Writing) =>
  db
    .update(articles)
    .set({ ...(act === 'publish' ? { state: 'published', publishAt: at } : { state: 'off' }), updatedAt: now })
    .where(and(eq(articles.id, id), isArticle, where))
    .returning({ id: articles.id })

/**
 * Deletes an article that is not public and will not be, or one of its languages but not the last. `where`: whether it is done,
 * for a statement before these.
 */
export function deleteStatements(db: AccountDatabase, id: number, language: string | undefined, may: SQL) {
  const others = sql`(select count(*) from ${articleTexts} where article_id = ${id})`
  const isThere = sql`${existsArticle(id, sql`true`)} and
    exists (select 1 from ${articleTexts} where article_id = ${id} and language = ${language ?? ''})`
  const isOff = sql`exists (select 1 from ${articles} where id = ${id} and kind = 'news' and state <> 'published' and simulated is null)`
  const where = language === undefined ? sql`${may} and ${isOff}` : sql`${may} and ${others} > 1 and ${isThere}`
  const text = language === undefined ? undefined : eq(articleTexts.language, language)
  const texts = db
    .delete(articleTexts)
    .where(and(eq(articleTexts.articleId, id), text, where))
    .returning({ id: articleTexts.articleId })
  const article = db
    .delete(articles)
    .where(sql`id = ${id} and kind = 'news' and state <> 'published' and simulated is null and ${may}`)
  return { where, statements: language === undefined ? ([texts, article] as const) : ([texts] as const) }
}
