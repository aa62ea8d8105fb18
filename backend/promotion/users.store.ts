import { and, eq, exists, gt, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { promotedUsers, promotionChannels, promotionHours } from '#backend/db/accounts/schema/promotion.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { OpenChannel } from './open-channels.ts'

const HOUR_MS = 3_600_000

export interface Credit {
  uid: number
  channel: OpenChannel
  now: number
  /** Only an account that is younger is credited. */
  registeredAfter: number
}

/**
 * Statements of one batch that credit a registration to a channel: once for each user, and nothing where there is no such
 * account. The counts grow by what was not counted yet, so a repetition changes nothing.
 */
export function creditRegistration(db: AccountDatabase, { uid, channel, now, registeredAfter }: Credit) {
  const isNew = exists(
    db
      .select({ uid: promotedUsers.uid })
      .from(promotedUsers)
      .where(
        and(eq(promotedUsers.uid, uid), eq(promotedUsers.channelId, channel.id), eq(promotedUsers.isCounted, false)),
      ),
  )
  const isRegistered = and(eq(accounts.uid, uid), gt(accounts.createdAt, registeredAfter))
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
    db.update(promotedUsers).set({ isCounted: true }).where(eq(promotedUsers.uid, uid)),
  ] as const
}

/** The channel of a registration; undefined where none was credited. */
export const channelOfUser = async (db: AccountDatabase, uid: number): Promise<string | undefined> =>
  (await db.select({ channelId: promotedUsers.channelId }).from(promotedUsers).where(eq(promotedUsers.uid, uid)))[0]
    ?.channelId
