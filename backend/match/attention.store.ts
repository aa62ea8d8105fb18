import { and, eq } from 'drizzle-orm'
import type { DrizzleD1Database } from 'drizzle-orm/d1'
import { attention } from '#backend/db/schema/attention.ts'

export const addAttention = (db: DrizzleD1Database, uid: number, matchId: number, createdAt: number) =>
  db.insert(attention).values({ uid, matchId, createdAt }).onConflictDoNothing()

export const removeAttention = (db: DrizzleD1Database, uid: number, matchId: number) =>
  db.delete(attention).where(and(eq(attention.uid, uid), eq(attention.matchId, matchId)))
