import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { loginFlows, pendingIdentities } from '#backend/db/schema/third-party.ts'

export type FlowRow = typeof loginFlows.$inferSelect
export type PendingRow = typeof pendingIdentities.$inferSelect

export const insertFlow = (db: Database, row: FlowRow) => db.insert(loginFlows).values(row)

/** A flow that goes on; it is taken out, so nobody gets it twice. */
export async function takeFlow(db: Database, flowHash: string, now: number): Promise<FlowRow | undefined> {
  const isGood = and(eq(loginFlows.flowHash, flowHash), gt(loginFlows.expiresAt, now))
  const [row] = await db.delete(loginFlows).where(isGood).returning()
  return row
}

export const insertPending = (db: Database, row: PendingRow) => db.insert(pendingIdentities).values(row)

const isGoodTicket = (ticketHash: string, now: number) =>
  and(eq(pendingIdentities.ticketHash, ticketHash), gt(pendingIdentities.expiresAt, now))

export async function findPending(db: Database, ticketHash: string, now: number): Promise<PendingRow | undefined> {
  const [row] = await db.select().from(pendingIdentities).where(isGoodTicket(ticketHash, now))
  return row
}

/** A third-party account that waits; it is taken out, so nobody gets it twice. */
export async function takePending(db: Database, ticketHash: string, now: number): Promise<PendingRow | undefined> {
  const [row] = await db.delete(pendingIdentities).where(isGoodTicket(ticketHash, now)).returning()
  return row
}

/** Takes out what nobody came back for. */
export const removeEnded = (db: Database, now: number) =>
  db.batch([
    db.delete(loginFlows).where(lt(loginFlows.expiresAt, now)),
    db.delete(pendingIdentities).where(lt(pendingIdentities.expiresAt, now)),
  ])
