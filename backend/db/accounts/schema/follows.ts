import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FollowKind } from '#contract/follow.ts'
import { personal } from '../../personal.ts'

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

/** Number of followers, updated with every follow: counting rows would take longer the more fans there are. */
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
  { uid: 'internal', kind: 'personal', targetId: 'personal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'follows', newestBy: 'createdAt' } },
  {
    by: 'targetId',
    holds: 'uid',
    only: { kind: 'user' },
    atDeletion: 'delete',
    notExported: 'personal data of the followers',
  },
)

export const fanCountsDeclared = personal(
  fanCounts,
  { kind: 'internal', targetId: 'internal', fans: 'personal' },
  {
    by: 'targetId',
    holds: 'uid',
    only: { kind: 'user' },
    atDeletion: 'delete',
    notExported: 'public on the profile',
  },
)

export const likesDeclared = personal(
  likes,
  { uid: 'internal', type: 'personal', targetId: 'personal', createdAt: 'personal' },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'likes', newestBy: 'createdAt' } },
)
