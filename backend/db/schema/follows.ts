import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FollowKind } from '#contract/follow.ts'
import { personal } from '../personal.ts'

export const follows = sqliteTable(
  'follows',
  {
    uid: integer().notNull(),
    kind: text().$type<FollowKind>().notNull(),
    targetId: integer('target_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.kind, table.targetId] }),
    index('follows_by_target').on(table.kind, table.targetId, table.createdAt),
  ],
)

/** How many follow each, kept with every follow: counting them would take as long as there are fans. */
export const fanCounts = sqliteTable(
  'fan_counts',
  {
    kind: text().$type<FollowKind>().notNull(),
    targetId: integer('target_id').notNull(),
    fans: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.targetId] })],
)

export const likes = sqliteTable(
  'likes',
  {
    uid: integer().notNull(),
    type: text().$type<'news' | 'video' | 'comment' | 'post'>().notNull(),
    targetId: integer('target_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uid, table.type, table.targetId] }),
    index('likes_by_target').on(table.type, table.targetId),
  ],
)

export const followsDeclared = personal(
  follows,
  { uid: 'ours', kind: 'personal', targetId: 'personal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'follows', newestBy: 'createdAt' } },
  {
    by: 'targetId',
    holds: 'uid',
    only: { kind: 'user' },
    atDeletion: 'delete',
    notExported: 'whom others follow is theirs',
  },
)

export const fanCountsDeclared = personal(
  fanCounts,
  { kind: 'ours', targetId: 'ours', fans: 'personal' },
  {
    by: 'targetId',
    holds: 'uid',
    only: { kind: 'user' },
    atDeletion: 'delete',
    notExported: 'her profile shows it to everybody',
  },
)

export const likesDeclared = personal(
  likes,
  { uid: 'ours', type: 'personal', targetId: 'personal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'likes', newestBy: 'createdAt' } },
)
