import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import {
  promotionEarnings as earnings,
  promotedUsers,
  promotionChannels,
} from '#backend/db/accounts/schema/promotion.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { randomRowId } from '#backend/db/random-id.ts'
import type { EarningState } from '#contract/promotion-rules.ts'
import type { Manager } from './manager.ts'
import type { OpenChannel } from './open-channels.ts'

export type EarningRow = typeof earnings.$inferSelect

interface When {
  now: number
  dueAt: number
}

/** Of a batch that credits a registration: what its manager earns by it, where `isNew` holds. */
export const earnRegistration = (
  db: AccountDatabase,
  { uid, channel, coins, now, dueAt }: When & { uid: number; channel: OpenChannel; coins: number },
  isNew: SQL,
) =>
  db
    .insert(earnings)
    .select(
      sql`select ${randomRowId()}, ${channel.uid}, ${channel.id}, ${uid}, 'registration', null, 0, ${coins}, 'waiting',
        ${now}, ${dueAt}, null where ${isNew}`,
    )
    .onConflictDoNothing()

/**
 * What the manager earns by a purchase of somebody who registered through a channel: the share of what it has of the first so
 * many coins. Once for each order.
 */
export async function earnPurchase(
  db: AccountDatabase,
  {
    uid,
    orderId,
    gold,
    percent,
    firstCoins,
    now,
    dueAt,
  }: When & { uid: number; orderId: number; gold: number; percent: number; firstCoins: number },
): Promise<void> {
  const counted = sql`(select coalesce(sum(base), 0) from ${earnings} where ${earnings.uid} = ${uid}
    and ${earnings.kind} = 'purchase' and ${earnings.state} <> 'void')`
  const base = sql`min(${gold}, ${firstCoins} - ${counted})`
  const coins = sql`cast(${base} * ${percent} / 100 as integer)`
  await db
    .insert(earnings)
    .select(
      sql`select ${randomRowId()}, ${promotedUsers.managerUid}, ${promotedUsers.channelId}, ${uid}, 'purchase', ${orderId},
        ${base}, ${coins}, 'waiting', ${now}, ${dueAt}, null
        from ${promotedUsers} where ${promotedUsers.uid} = ${uid} and ${coins} > 0`,
    )
    .onConflictDoNothing()
}

/** The brand of the channel through which somebody registered. */
export const brandOfUser = async (db: AccountDatabase, uid: number): Promise<string | undefined> =>
  (
    await db
      .select({ brand: promotionChannels.brand })
      .from(promotedUsers)
      .innerJoin(promotionChannels, eq(promotionChannels.id, promotedUsers.channelId))
      .where(eq(promotedUsers.uid, uid))
  )[0]?.brand

const isWaiting = sql`state = 'waiting'`

/** What is due, `oldest` first or the other way round. */
export const readDue = (
  db: AccountDatabase,
  now: number,
  limit: number,
  order: 'oldest' | 'newest',
): Promise<EarningRow[]> =>
  db
    .select()
    .from(earnings)
    .where(and(isWaiting, lte(earnings.dueAt, now)))
    .orderBy(order === 'oldest' ? asc(earnings.dueAt) : desc(earnings.dueAt))
    .limit(limit)

/** Notes what became of what was earned; the first time stays. */
export const settleEarning = (db: AccountDatabase, id: number, state: Exclude<EarningState, 'waiting'>, now: number) =>
  db
    .update(earnings)
    .set({ state, settledAt: now })
    .where(and(eq(earnings.id, id), isWaiting))

/** It is looked at again later. */
export const postponeEarning = (db: AccountDatabase, id: number, dueAt: number) =>
  db
    .update(earnings)
    .set({ dueAt })
    .where(and(eq(earnings.id, id), isWaiting))

export interface Earned {
  paid: number
  waiting: number
}

/** Of channels on this brand only. */
const isOnBrand = ({ uid, brand }: Manager): SQL =>
  sql`channel_id in (select id from ${promotionChannels} where uid = ${uid} and brand = ${brand})`

/** All that a manager earned by channels on a brand. */
export async function readEarned(db: AccountDatabase, manager: Manager): Promise<Earned> {
  const rows = await db
    .select({ state: earnings.state, coins: sql<number>`sum(${earnings.coins})` })
    .from(earnings)
    .where(and(eq(earnings.managerUid, manager.uid), isOnBrand(manager)))
    .groupBy(earnings.state)
  const coinsOf = (state: EarningState) => rows.find((row) => row.state === state)?.coins ?? 0
  return { paid: coinsOf('paid'), waiting: coinsOf('waiting') }
}

/** What a manager earned by channels on a brand in each of some spans and was not taken back. */
export const readEarnedIn = (
  db: AccountDatabase,
  manager: Manager,
  spans: readonly { from: number; to: number }[],
): Promise<{ registration: number; purchase: number }[]> => {
  const of = (kind: string) => sql`(select coalesce(sum(iif(kind = ${kind} and state <> 'void', coins, 0)), 0)
    from ${earnings} where manager_uid = ${manager.uid} and ${isOnBrand(manager)} and created_at >= s.value ->> 'from' and created_at < s.value ->> 'to')`
  return db.all(
    sql`select ${of('registration')} as registration, ${of('purchase')} as purchase
      from json_each(${JSON.stringify(spans)}) s order by s.key`,
  )
}

export interface EarningsAsked extends Manager {
  /** Of this channel only. */
  id?: string | undefined
  before?: { at: number; id: number } | undefined
  limit: number
}

/** What a manager earned by channels on a brand, newest first, with the name of who it was for. */
export const readEarnings = (db: AccountDatabase, { uid, brand, id, before, limit }: EarningsAsked) =>
  db
    .select({ earning: earnings, channel: promotionChannels.name, username: accounts.username })
    .from(earnings)
    .innerJoin(promotionChannels, eq(promotionChannels.id, earnings.channelId))
    .leftJoin(accounts, eq(accounts.uid, earnings.uid))
    .where(
      and(
        eq(earnings.managerUid, uid),
        eq(promotionChannels.brand, brand),
        id === undefined ? undefined : eq(earnings.channelId, id),
        before && sql`(${earnings.createdAt}, ${earnings.id}) < (${before.at}, ${before.id})`,
      ),
    )
    .orderBy(desc(earnings.createdAt), desc(earnings.id))
    .limit(limit)

/** What managers earned by these users, by user. */
export async function readCoinsBy(db: AccountDatabase, uids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.all<{ uid: number; coins: number }>(
    sql`select uid, sum(coins) as coins from ${earnings}
      where uid in (select value from json_each(${JSON.stringify(uids)})) and state <> 'void' group by uid`,
  )
  return new Map(rows.map(({ uid, coins }) => [uid, coins]))
}
