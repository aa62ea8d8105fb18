import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ArticleNode } from '#contract/news-rules.ts'
import type { PostState } from '#contract/post-rules.ts'
import { personal } from '../../personal.ts'

/**
 * What users write, as they left it: staff review it, and what they publish is copied to `articles` and `article_texts`, which
 * stay as they are while the post is written anew. Times are milliseconds since the epoch.
 */
export const posts = sqliteTable(
  'posts',
  {
    articleId: integer('article_id').primaryKey(),
    uid: integer().notNull(),
    /** Product language code. */
    language: text().notNull(),
    gameId: integer('game_id'),
    title: text().notNull(),
    document: text({ mode: 'json' }).$type<ArticleNode>().notNull(),
    state: text().$type<PostState>().notNull(),
    /** Grows with each change, so that what is published is what was reviewed. */
    revision: integer().notNull(),
    /** What staff said when they refused it or took it off. */
    reason: text(),
    /** Of what was sent: the same for texts that are the same to a reader. */
    digest: text(),
    sentAt: integer('sent_at'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('posts_by_user').on(table.uid, table.updatedAt, table.articleId),
    index('posts_same').on(table.uid, table.digest).where(sql`digest is not null`),
    // For staff. Literal texts: with bound values SQLite cannot use partial indexes.
    index('posts_reviewing').on(table.sentAt, table.articleId).where(sql`state = 'reviewing'`),
    index('posts_failed').on(table.updatedAt, table.articleId).where(sql`state = 'failed'`),
  ],
)

export const postsDeclared = personal(
  posts,
  {
    articleId: 'personal',
    uid: 'internal',
    language: 'personal',
    gameId: 'personal',
    title: 'personal',
    document: 'personal',
    state: 'personal',
    revision: 'internal',
    reason: 'personal',
    digest: 'internal',
    sentAt: 'personal',
    createdAt: 'personal',
    updatedAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'posts', newestBy: 'createdAt' } },
)
