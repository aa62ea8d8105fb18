import { and, eq, gt, lt } from 'drizzle-orm'
import { halfSignIns } from '#backend/db/accounts/schema/two-step.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type HalfSignIn = typeof halfSignIns.$inferSelect

export const insertHalf = (db: AccountDatabase, row: HalfSignIn) => db.insert(halfSignIns).values(row)

const isValid = (ticketHash: string, now: number) =>
  and(eq(halfSignIns.ticketHash, ticketHash), gt(halfSignIns.expiresAt, now))

export async function findHalf(db: AccountDatabase, ticketHash: string, now: number): Promise<HalfSignIn | undefined> {
  const [row] = await db.select().from(halfSignIns).where(isValid(ticketHash, now))
  return row
}

/** Ends a sign-in that waited for its second step; false when another request ended it. */
export async function consumeHalf(db: AccountDatabase, ticketHash: string, now: number): Promise<boolean> {
  const rows = await db.delete(halfSignIns).where(isValid(ticketHash, now)).returning({ uid: halfSignIns.uid })
  return rows.length > 0
}

export const removeExpiredHalves = (db: AccountDatabase, now: number) =>
  db.delete(halfSignIns).where(lt(halfSignIns.expiresAt, now))
