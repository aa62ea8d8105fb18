import { and, count, desc, eq, exists, gt, isNull, sql } from 'drizzle-orm'
import { PAGE_SIZE } from '#backend/core/paging.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { promotedUsers, promotionChannels, promotionHours } from '#backend/db/accounts/schema/promotion.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { earnRegistration } from './earnings.store.ts'
import type { Manager } from './manager.ts'
import type { OpenChannel } from './open-channels.ts'

const HOUR_MS = 3_600_000

export interface Credit {
  uid: number
  channel: OpenChannel
  now: number
  /** Only an account that is younger is credited. */
  registeredAfter: number
  /** What the manager earns by it, in coins. */
  earns?: { coins: number; dueAt: number } | undefined
}

/**
 * Statements of one batch that credit a registration to a channel: once for each user, and nothing where there is no such
 * account. The counts grow by what was not counted yet, so a repetition changes nothing.
 */
export function creditRegistration(db: AccountDatabase, { uid, channel, now, registeredAfter, earns }: Credit) {
  const isNew = exists(
    db
      .select({ uid: promotedUsers.uid })
      .from(promotedUsers)
      .where(
        and(eq(promotedUsers.uid, uid), eq(promotedUsers.channelId, channel.id), eq(promotedUsers.isCounted, false)),
      ),
  )
  // Visits may be counted for some seconds after a channel is closed; nobody is credited to it,
  // nor who signed up meanwhile, before there was such a channel, or on another brand. Of some accounts nobody knows the brand.
  const isOpen = exists(
    db
      .select({ id: promotionChannels.id })
      .from(promotionChannels)
      .where(
        and(
          eq(promotionChannels.id, channel.id),
          isNull(promotionChannels.closedAt),
          sql`${accounts.createdAt} >= coalesce(${promotionChannels.reopenedAt}, ${promotionChannels.createdAt})`,
          eq(accounts.brand, promotionChannels.brand),
        ),
      ),
  )
  const isRegistered = and(eq(accounts.uid, uid), gt(accounts.createdAt, registeredAfter), isOpen)
  return [
    db
      .insert(promotedUsers)
      .select(
        sql`select ${accounts.uid}, ${channel.id}, ${channel.uid}, ${accounts.createdAt}, 0
          from ${accounts} where ${isRegistered}`,
      )
      .onConflictDoNothing(),
    db
      .update(promotionChannels)
      .set({ registrations: sql`${promotionChannels.registrations} + 1` })
      .where(and(eq(promotionChannels.id, channel.id), isNew)),
    db
      .insert(promotionHours)
      .select(sql`select ${channel.id}, ${Math.floor(now / HOUR_MS)}, 0, 0, 1, 0 where ${isNew}`)
      .onConflictDoUpdate({
        target: [promotionHours.channelId, promotionHours.hour],
        set: { registrations: sql`${promotionHours.registrations} + 1` },
      }),
    ...(earns ? [earnRegistration(db, { uid, channel, now, ...earns }, isNew)] : []),
    db.update(promotedUsers).set({ isCounted: true }).where(eq(promotedUsers.uid, uid)),
  ] as const
}

/** The channel of a registration; undefined where none was credited. */
export const channelOfUser = async (db: AccountDatabase, uid: number): Promise<string | undefined> =>
  (await db.select({ channelId: promotedUsers.channelId }).from(promotedUsers).where(eq(promotedUsers.uid, uid)))[0]
    ?.channelId

/** A page of the users who registered through a manager's channels on a brand, or one of them, newest first. */
export async function readPromoted(
  db: AccountDatabase,
  { manager: { uid, brand }, id }: { manager: Manager; id?: string | undefined },
  offset: number,
) {
  // By channel alone, which has an index of its own: whose it is has been asked.
  const isAsked =
    id === undefined
      ? and(eq(promotedUsers.managerUid, uid), eq(promotionChannels.brand, brand))
      : eq(promotedUsers.channelId, id)
  const isChannel = eq(promotionChannels.id, promotedUsers.channelId)
  const [rows, totals] = await db.batch([
    db
      .select({
        uid: promotedUsers.uid,
        username: accounts.username,
        channel: promotionChannels.name,
        createdAt: promotedUsers.createdAt,
      })
      .from(promotedUsers)
      .innerJoin(accounts, eq(accounts.uid, promotedUsers.uid))
      .innerJoin(promotionChannels, isChannel)
      .where(isAsked)
      .orderBy(desc(promotedUsers.createdAt), desc(promotedUsers.uid))
      .limit(PAGE_SIZE)
      .offset(offset),
    db.select({ total: count() }).from(promotedUsers).innerJoin(promotionChannels, isChannel).where(isAsked),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}
