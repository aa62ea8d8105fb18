import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ArticleNode } from '#contract/news-rules.ts'
import { personal } from '../../personal.ts'

/** What staff, a program or a user wrote; its public texts are in `article_texts`. Of users' posts, more is in `posts`. */
export const articles = sqliteTable(
  'articles',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** `post`: of a user, in one language, reviewed by staff before it is public. */
    kind: text().$type<'news' | 'post'>().notNull(),
    /** Null: of all brands. */
    brand: text(),
    gameId: integer('game_id'),
    state: text().$type<'draft' | 'published' | 'off'>().notNull(),
    /** `/media/articles/…`; null: the cover is drawn. */
    cover: text(),
    /** Null of simulated ones, and when the account is deleted. */
    authorUid: integer('author_uid'),
    /** From when on it is public, if it is `published`; in lists, its age. Null of a draft without a time. */
    publishAt: integer('publish_at'),
    /** Related matches, the one that it is about first. */
    matchIds: text('match_ids', { mode: 'json' }).$type<readonly number[]>().notNull(),
    /** 0 to 100: its place among the hot ones, until readers decide. */
    heat: integer().notNull(),
    /** What a simulated one is about (`report:123`), once each; null for all others. */
    simulated: text().unique(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    /** About how often it was read: each reader once an hour. */
    views: integer().notNull().default(0),
    /** Of a post: its one language, by which lists of posts are read. */
    language: text(),
  },
  (table) => [
    // Literal texts: with bound values SQLite cannot use the partial index.
    index('articles_posts')
      .on(table.publishAt, table.id, table.language, table.gameId)
      .where(sql`kind = 'post' and state = 'published'`),
    // The lists of staff: what they wrote, and what was simulated.
    index('articles_by_change').on(table.kind, sql`(simulated is null)`, table.updatedAt, table.id),
    index('articles_public').on(table.kind, table.state, table.publishAt, table.id),
    index('articles_of_game').on(table.kind, table.gameId, table.state, table.publishAt, table.id),
    index('articles_of_author').on(table.authorUid, table.createdAt),
  ],
)

export const articlesDeclared = personal(
  articles,
  {
    id: 'personal',
    kind: 'personal',
    brand: 'internal',
    gameId: 'internal',
    state: 'personal',
    cover: 'personal',
    authorUid: 'internal',
    publishAt: 'personal',
    matchIds: 'internal',
    heat: 'internal',
    simulated: 'internal',
    createdAt: 'personal',
    updatedAt: 'personal',
    views: 'internal',
    language: 'internal',
  },
  {
    by: 'authorUid',
    holds: 'uid',
    only: { kind: 'news' },
    atDeletion: { blank: ['authorUid'] },
    exportAs: { list: 'articles', newestBy: 'createdAt' },
  },
  {
    by: 'authorUid',
    holds: 'uid',
    only: { kind: 'post' },
    atDeletion: 'delete',
    exportAs: { list: 'publicPosts', newestBy: 'createdAt' },
  },
)

/** An article in one language. */
export const articleTexts = sqliteTable(
  'article_texts',
  {
    articleId: integer('article_id').notNull(),
    /** Product language code. */
    language: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    document: text({ mode: 'json' }).$type<ArticleNode>().notNull(),
    /** Minutes that reading takes. */
    reading: integer().notNull(),
    /** Counts changes: who saves says on which one hers is based. */
    revision: integer().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.language] })],
)

const postsOf = (uid: number) =>
  sql`select ${articles.id} from ${articles} where ${articles.authorUid} = ${uid} and ${articles.kind} = 'post'`

/** Texts of articles belong to the brand for which staff wrote them, those of posts to who wrote them. */
export const articleTextsDeclared = personal(
  articleTexts,
  {
    articleId: 'personal',
    language: 'personal',
    title: 'personal',
    summary: 'internal',
    document: 'personal',
    reading: 'internal',
    revision: 'internal',
    updatedAt: 'personal',
  },
  {
    by: 'articleId',
    holds: { among: postsOf },
    atDeletion: 'delete',
    exportAs: { list: 'publicPostTexts', newestBy: 'updatedAt' },
  },
)
