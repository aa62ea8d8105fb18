import { and, eq, gt, lt } from 'drizzle-orm'
import { loginFlows, pendingIdentities } from '#backend/db/accounts/schema/third-party.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type FlowRow = typeof loginFlows.$inferSelect
export type PendingRow = typeof pendingIdentities.$inferSelect

export const insertFlow = (db: AccountDatabase, row: FlowRow) => db.insert(loginFlows).values(row)

/** Removes a flow and returns it; undefined when it is unknown or has expired. */
export async function consumeFlow(db: AccountDatabase, flowHash: string, now: number): Promise<FlowRow | undefined> {
  const isValid = and(eq(loginFlows.flowHash, flowHash), gt(loginFlows.expiresAt, now))
  const [row] = await db.delete(loginFlows).where(isValid).returning()
  return row
}

export const insertPending = (db: AccountDatabase, row: PendingRow) => db.insert(pendingIdentities).values(row)

const isValidTicket = (ticketHash: string, now: number) =>
  and(eq(pendingIdentities.ticketHash, ticketHash), gt(pendingIdentities.expiresAt, now))

export async function findPending(
  db: AccountDatabase,
  ticketHash: string,
  now: number,
): Promise<PendingRow | undefined> {
  const [row] = await db.select().from(pendingIdentities).where(isValidTicket(ticketHash, now))
  return row
}

/** Removes a third-party account that waits to be bound, and returns it; undefined when the ticket is not valid. */
export async function consumePending(
  db: AccountDatabase,
  ticketHash: string,
  now: number,
): Promise<PendingRow | undefined> {
  const [row] = await db.delete(pendingIdentities).where(isValidTicket(ticketHash, now)).returning()
  return row
}

export const removeExpiredFlows = (db: AccountDatabase, now: number) =>
  db.batch([
    db.delete(loginFlows).where(lt(loginFlows.expiresAt, now)),
    db.delete(pendingIdentities).where(lt(pendingIdentities.expiresAt, now)),
  ])
