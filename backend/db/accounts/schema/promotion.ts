import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ChannelKind, EarningKind, EarningState } from '#contract/promotion-rules.ts'
import { personal } from '../../personal.ts'
import { randomRowId } from '../../random-id.ts'

const counts = () => ({
  visits: integer().notNull().default(0),
  userVisits: integer('user_visits').notNull().default(0),
  registrations: integer().notNull().default(0),
  downloads: integer().notNull().default(0),
})

/** Channels of promotion managers, with what came through each of them ever. Times are milliseconds since the epoch. */
export const promotionChannels = sqliteTable(
  'promotion_channels',
  {
    /** As links have it: `CHANNEL_ID`. */
    id: text().primaryKey(),
    uid: integer().notNull(),
    /** Only what comes to this brand's sites is counted. */
    brand: text().notNull(),
    name: text().notNull(),
    kind: text().$type<ChannelKind>().notNull(),
    ...counts(),
    createdAt: integer('created_at').notNull(),
    closedAt: integer('closed_at'),
    /** When staff opened it again last: who signed up before that is not credited to it any more. */
    reopenedAt: integer('reopened_at'),
  },
  (table) => [
    index('promotion_channels_by_manager').on(table.uid, table.createdAt, table.id),
    // The list of staff.
    index('promotion_channels_by_time').on(table.createdAt),
  ],
)

/** The same in each hour of the last weeks. */
export const promotionHours = sqliteTable(
  'promotion_hours',
  {
    channelId: text('channel_id').notNull(),
    /** Hours since the epoch. */
    hour: integer().notNull(),
    ...counts(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.hour] }), index('promotion_hours_by_hour').on(table.hour)],
)

/** Who registered through a channel: each user once, for ever. */
export const promotedUsers = sqliteTable(
  'promoted_users',
  {
    uid: integer().primaryKey(),
    channelId: text('channel_id').notNull(),
    managerUid: integer('manager_uid').notNull(),
    createdAt: integer('created_at').notNull(),
    /** Whether the channel's counts have this registration. */
    isCounted: integer('is_counted', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('promoted_users_by_channel').on(table.channelId, table.createdAt, table.uid),
    index('promoted_users_by_manager').on(table.managerUid, table.createdAt, table.uid),
  ],
)

/** Coins that managers earn. They are in the ledger under the intent `promotion:<id>` once they are paid. */
export const promotionEarnings = sqliteTable(
  'promotion_earnings',
  {
    id: integer().primaryKey({ autoIncrement: true }).$defaultFn(randomRowId),
    managerUid: integer('manager_uid').notNull(),
    channelId: text('channel_id').notNull(),
    /** Who registered or bought; null once that account is deleted. */
    uid: integer(),
    kind: text().$type<EarningKind>().notNull(),
    /** The payment, of a purchase. */
    orderId: integer('order_id'),
    /** Coins that were bought and count; none of a registration. */
    base: integer().notNull(),
    coins: integer().notNull(),
    /** `waiting`: until `dueAt`, whether what it is for lasts; `void`: it did not. */
    state: text().$type<EarningState>().notNull(),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at').notNull(),
    settledAt: integer('settled_at'),
  },
  (table) => [
    uniqueIndex('promotion_earnings_of_registration').on(table.uid).where(sql`kind = 'registration'`),
    uniqueIndex('promotion_earnings_of_order').on(table.orderId),
    index('promotion_earnings_by_manager').on(table.managerUid, table.createdAt, table.id),
    index('promotion_earnings_by_channel').on(table.managerUid, table.channelId, table.createdAt, table.id),
    // With what sums need, so that they read no rows.
    index('promotion_earnings_by_state').on(table.managerUid, table.channelId, table.state, table.coins),
    index('promotion_earnings_by_user').on(table.uid, table.kind, table.state, table.base, table.coins),
    // A literal text: with a bound value SQLite cannot use the partial index.
    index('promotion_earnings_due').on(table.dueAt).where(sql`state = 'waiting'`),
    check('promotion_earnings_coins', sql`coins > 0 and base >= 0`),
  ],
)

export const promotionChannelsDeclared = personal(
  promotionChannels,
  {
    id: 'personal',
    uid: 'internal',
    brand: 'personal',
    name: 'personal',
    kind: 'personal',
    visits: 'personal',
    userVisits: 'personal',
    registrations: 'personal',
    downloads: 'personal',
    createdAt: 'personal',
    closedAt: 'personal',
    reopenedAt: 'personal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', exportAs: { list: 'promotionChannels', newestBy: 'createdAt' } },
)

const channelsOf = (uid: number) =>
  sql`select ${promotionChannels.id} from ${promotionChannels} where ${promotionChannels.uid} = ${uid}`

export const promotionHoursDeclared = personal(
  promotionHours,
  {
    channelId: 'personal',
    hour: 'personal',
    visits: 'personal',
    userVisits: 'personal',
    registrations: 'personal',
    downloads: 'personal',
  },
  {
    by: 'channelId',
    holds: { among: channelsOf },
    atDeletion: 'delete',
    exportAs: { list: 'promotionHours', newestBy: 'hour' },
  },
)

export const promotedUsersDeclared = personal(
  promotedUsers,
  {
    uid: 'internal',
    channelId: 'personal',
    managerUid: 'internal',
    createdAt: 'personal',
    isCounted: 'internal',
  },
  { by: 'uid', holds: 'uid', atDeletion: 'delete', notExported: 'the referral says the same' },
  {
    by: 'managerUid',
    holds: 'uid',
    atDeletion: 'delete',
    notExported: 'personal data of those who registered; the list of users shows their masked names',
  },
)

export const promotionEarningsDeclared = personal(
  promotionEarnings,
  {
    id: 'personal',
    managerUid: 'internal',
    channelId: 'personal',
    uid: 'internal',
    kind: 'personal',
    orderId: 'internal',
    base: 'personal',
    coins: 'personal',
    state: 'personal',
    createdAt: 'personal',
    dueAt: 'personal',
    settledAt: 'personal',
  },
  {
    by: 'managerUid',
    holds: 'uid',
    atDeletion: { keep: 'the books say what was paid and to whom; the uid says nothing once the account is gone' },
    exportAs: { list: 'promotionEarnings', newestBy: 'createdAt' },
  },
  {
    by: 'uid',
    holds: 'uid',
    atDeletion: { blank: ['uid'] },
    notExported: 'what another earned; own purchases are among the payments',
  },
)
