import { removeCommentsOn } from '#backend/comment/comments.store.ts'
import type { Env } from '#backend/core/env.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { deleteFilesOf } from '#backend/video/video-files.ts'
import { removeVideo } from '#backend/video/write-video.ts'
import { readAllOf } from '#backend/video/written.store.ts'

/** Deletes the videos of a user with their files and what was said about them. */
export async function deleteVideosOf(env: Env, uid: number): Promise<void> {
  const accountDb = openAccountDatabase(env)
  for (const row of await readAllOf(accountDb, uid)) await removeVideo({ env, accountDb }, row, removeCommentsOn)
  await deleteFilesOf(env, uid)
}
