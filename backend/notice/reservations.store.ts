import { and, asc, count, desc, eq, isNull, lte, min } from 'drizzle-orm'
import { offsetOf, PAGE_SIZE } from '#backend/core/paging.ts'
import { reservations } from '#backend/db/accounts/schema/reservations.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type ReservationRow = typeof reservations.$inferSelect

const waiting = and(isNull(reservations.remindedAt), isNull(reservations.cancelledAt))
const oneOf = (uid: number, matchId: number) => and(eq(reservations.uid, uid), eq(reservations.matchId, matchId))

/** Reserves a match, also after a cancellation; a reminder that was sent is not sent twice. */
export const saveReservation = (db: AccountDatabase, uid: number, matchId: number, remindAt: number, now: number) =>
  db
    .insert(reservations)
    .values({ uid, matchId, remindAt, createdAt: now })
    .onConflictDoUpdate({
      target: [reservations.uid, reservations.matchId],
      set: { cancelledAt: null, remindAt, createdAt: now },
    })

export const cancelReservation = (db: AccountDatabase, uid: number, matchId: number, now: number) =>
  db
    .update(reservations)
    .set({ cancelledAt: now })
    .where(and(oneOf(uid, matchId), isNull(reservations.cancelledAt)))

export async function listReservationRows(db: AccountDatabase, uid: number, page: number) {
  const filter = eq(reservations.uid, uid)
  const [rows, totals] = await Promise.all([
    db
      .select()
      .from(reservations)
      .where(filter)
      .orderBy(desc(reservations.createdAt), desc(reservations.matchId))
      .limit(PAGE_SIZE)
      .offset(offsetOf(page)),
    db.select({ total: count() }).from(reservations).where(filter),
  ])
  return { rows, total: totals[0]?.total ?? 0 }
}

/** Ids of the matches that a user has reserved and not cancelled, newest first, at most 200. */
export async function reservedIds(db: AccountDatabase, uid: number): Promise<number[]> {
  const rows = await db
    .select({ matchId: reservations.matchId })
    .from(reservations)
    .where(and(eq(reservations.uid, uid), isNull(reservations.cancelledAt)))
    .orderBy(desc(reservations.createdAt), desc(reservations.matchId))
    .limit(200)
  return rows.map((row) => row.matchId)
}

/** When a user's next reminder is due, milliseconds. */
export async function nextReminderAt(db: AccountDatabase, uid: number): Promise<number | undefined> {
  const [row] = await db
    .select({ at: min(reservations.remindAt) })
    .from(reservations)
    .where(and(eq(reservations.uid, uid), waiting))
  return row?.at ?? undefined
}

export const dueReservations = (db: AccountDatabase, uid: number, now: number): Promise<ReservationRow[]> =>
  db
    .select()
    .from(reservations)
    .where(and(eq(reservations.uid, uid), waiting, lte(reservations.remindAt, now)))
    .orderBy(asc(reservations.remindAt))
    .limit(50)

export const markReminded = (db: AccountDatabase, uid: number, matchId: number, remindedAt: number) =>
  db.update(reservations).set({ remindedAt }).where(oneOf(uid, matchId))

export const moveReminder = (db: AccountDatabase, uid: number, matchId: number, remindAt: number) =>
  db.update(reservations).set({ remindAt }).where(oneOf(uid, matchId))
