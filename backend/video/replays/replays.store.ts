import { and, desc, eq, sql } from 'drizzle-orm'
import { videos } from '#backend/db/accounts/schema/videos.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { VideoRow } from '../videos.store.ts'
import type { NewVideo } from '../written.store.ts'

export const findReplay = async (db: AccountDatabase, recording: string): Promise<VideoRow | undefined> =>
  (await db.select().from(videos).where(eq(videos.recording, recording)))[0]

/** Stores a replay that begins to come in; undefined when there is one of the same recording. */
export const insertReplay = async (
  db: AccountDatabase,
  video: NewVideo & { recording: string },
): Promise<VideoRow | undefined> =>
  (await db.insert(videos).values(video).onConflictDoNothing({ target: videos.recording }).returning())[0]

/** A replay by its id. */
export const findReplayById = async (db: AccountDatabase, id: number): Promise<VideoRow | undefined> =>
  (
    await db
      .select()
      .from(videos)
      .where(and(eq(videos.id, id), eq(videos.kind, 'replay')))
  )[0]

/** Replays that wait for their streamer, but for the newest `kept`. */
export const readSurplus = (db: AccountDatabase, uid: number, kept: number): Promise<VideoRow[]> =>
  db
    .select()
    .from(videos)
    .where(and(eq(videos.uid, uid), sql`+${videos.state} = 'uploading' and ${videos.kind} = 'replay'`))
    .orderBy(desc(videos.createdAt), desc(videos.id))
    .limit(100)
    .offset(kept)

/** Gives a replay its picture, unless its streamer was faster. */
export const setPoster = async (db: AccountDatabase, id: number, poster: string): Promise<boolean> => {
  const set = await db
    .update(videos)
    .set({ poster })
    .where(and(eq(videos.id, id), sql`${videos.poster} is null and +${videos.state} = 'uploading'`))
    .returning({ id: videos.id })
  return set.length > 0
}
