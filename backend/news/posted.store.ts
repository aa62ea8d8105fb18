import { and, eq, type SQL, sql } from 'drizzle-orm'
import { articles, articleTexts } from '#backend/db/accounts/schema/articles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { ArticleNode } from '#contract/news-rules.ts'

/** Statements for the public side of users' posts, to be run in one batch with what is theirs alone (backend/post). */

/** What users write is colder than what staff do. */
const POST_HEAT = 30

const isPost = (id: number) => and(eq(articles.id, id), eq(articles.kind, 'post'))

/** The place of a new post, which nobody sees yet. */
export const postStatement = (db: AccountDatabase, { uid, now, where }: { uid: number; now: number; where: SQL }) =>
  db
    .insert(articles)
    .select(
      sql`select null, 'post', null, null, 'draft', null, ${uid}, null, '[]', ${POST_HEAT}, null, ${now}, ${now}, 0, null
        where ${where}`,
    )
    .returning({ id: articles.id })

export interface PublicPost {
  language: string
  gameId: number | null
  title: string
  summary: string
  document: ArticleNode
  cover: string | null
  matchIds: readonly number[]
  /** Minutes. */
  reading: number
  /** Of what its author wrote. */
  revision: number
}

/** What all read from now on; what was public before keeps its age. */
export function publishPostStatements(
  db: AccountDatabase,
  id: number,
  { language, gameId, title, summary, document, cover, matchIds, reading, revision }: PublicPost,
  { now, where }: { now: number; where: SQL },
) {
  return [
    db.delete(articleTexts).where(and(eq(articleTexts.articleId, id), where)),
    db
      .insert(articleTexts)
      .select(
        sql`select ${id}, ${language}, ${title}, ${summary}, ${JSON.stringify(document)}, ${reading}, ${revision}, ${now} where ${where}`,
      ),
    db
      .update(articles)
      .set({
        ...{ language, gameId, cover, matchIds, state: 'published', updatedAt: now },
        publishAt: sql`coalesce(${articles.publishAt}, ${now})`,
      })
      .where(and(isPost(id), where)),
  ] as const
}

/** Takes a post off; answers with a row when it was public. */
export const takeOffPostStatement = (
  db: AccountDatabase,
  id: number,
  { now, where }: { now: number; where: SQL | undefined },
) =>
  db
    .update(articles)
    .set({ state: 'off', updatedAt: now })
    .where(and(isPost(id), eq(articles.state, 'published'), where))
    .returning({ id: articles.id })

/** Deletes the public side of a post of this user. */
export const deletePostStatements = (db: AccountDatabase, id: number, uid: number) => {
  const isOwn = and(isPost(id), eq(articles.authorUid, uid))
  return [
    db
      .delete(articleTexts)
      .where(and(eq(articleTexts.articleId, id), sql`exists (select 1 from ${articles} where ${isOwn})`)),
    db.delete(articles).where(isOwn),
  ] as const
}
