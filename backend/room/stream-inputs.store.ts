import { and, eq, lt } from 'drizzle-orm'
import type { MatchDatabase } from '#backend/db/database.ts'
import { rooms } from '#backend/db/matches/schema/rooms.ts'
import { streamInputs } from '#backend/db/matches/schema/stream-inputs.ts'

export type StreamInputRow = typeof streamInputs.$inferSelect

/** The live input of a room's stream code of now; undefined where there is none yet. */
export async function findInputOf(db: MatchDatabase, roomId: number): Promise<StreamInputRow | undefined> {
  const [row] = await db
    .select({ input: streamInputs })
    .from(streamInputs)
    .innerJoin(rooms, and(eq(rooms.id, streamInputs.roomId), eq(rooms.streamVersion, streamInputs.version)))
    .where(eq(streamInputs.roomId, roomId))
  return row?.input
}

export async function findInput(db: MatchDatabase, inputId: string): Promise<StreamInputRow | undefined> {
  const [row] = await db.select().from(streamInputs).where(eq(streamInputs.inputId, inputId))
  return row
}

/** Keeps the live input of a stream code, and returns the one that is kept: of two that were made at once the first. */
export async function keepInput(
  db: MatchDatabase,
  { roomId, version, inputId }: Pick<StreamInputRow, 'roomId' | 'version' | 'inputId'>,
): Promise<string> {
  await db.insert(streamInputs).values({ roomId, version, inputId }).onConflictDoNothing()
  const [row] = await db
    .select({ inputId: streamInputs.inputId })
    .from(streamInputs)
    .where(and(eq(streamInputs.roomId, roomId), eq(streamInputs.version, version)))
  return row?.inputId ?? inputId
}

/** Notes that a notification of this time was taken. */
export const noteTold = (db: MatchDatabase, inputId: string, at: number) =>
  db
    .update(streamInputs)
    .set({ toldAt: at })
    .where(and(eq(streamInputs.inputId, inputId), lt(streamInputs.toldAt, at)))
