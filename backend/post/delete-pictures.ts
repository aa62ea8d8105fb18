import type { Env } from '#backend/core/env.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { deletePicturesOf } from '#backend/picture/stored-pictures.ts'
import { postIdsOf } from './posts.store.ts'

/** Deletes the pictures of all posts of a user, whose account goes: before the posts, by which they are found. */
export async function deletePostPictures(env: Env, uid: number): Promise<void> {
  for (const id of await postIdsOf(openAccountDatabase(env), uid)) await deletePicturesOf(env, 'articles', id)
}
