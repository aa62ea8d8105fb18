import { closeAccount } from '#backend/coins/close-account.ts'
import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import type { DeletedOutside } from '#backend/db/personal-data.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { listUsersToPurge } from '#backend/identity/users.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { deletePicturesOf } from '#backend/picture/stored-pictures.ts'
import { deletePostPictures } from '#backend/post/delete-pictures.ts'
import { removeUserFromSearch } from '#backend/search/sweep-index.ts'
import { deleteIdPhotosOf } from '#backend/streamer/id-photos.ts'
import { logError } from '#contract/log-error.ts'
import { deleteAccountData, isDueForPurge } from './purge.store.ts'
import { deleteRoomsOf } from './purge-rooms.store.ts'
import { deleteVideosOf } from './purge-videos.ts'

type PurgeContext = Pick<Context, 'matchDb' | 'accountDb' | 'env' | 'now'>

/** Limits the queries of one invocation; the rest is purged an hour later. */
const PER_RUN_MAX = 50

/** Deletes what is stored outside the database. */
const OUTSIDE_DELETIONS: Record<DeletedOutside, (env: Env, uid: number) => Promise<void>> = {
  avatars: (env, uid) => deletePicturesOf(env, 'avatars', uid),
  planCovers: (env, uid) => deletePicturesOf(env, 'plans', uid),
  streamerPictures: (env, uid) => deletePicturesOf(env, 'streamers', uid),
  videos: deleteVideosOf,
  postPictures: deletePostPictures,
  idPhotos: deleteIdPhotosOf,
  search: removeUserFromSearch,
  inbox: ({ INBOXES }, uid) => INBOXES.getByName(String(uid)).erase(),
}

/**
 * Deletes an account permanently; false when the deletion was cancelled meanwhile. The account goes last, so that a run
 * that is interrupted finds it again: no transaction spans both databases, and nobody can cancel a deletion that is due. The inbox is erased once more when no session is open: a page may have used it.
 */
export async function purgeAccount({ matchDb, accountDb, env, now }: PurgeContext, row: UserRow): Promise<boolean> {
  if (!(await isDueForPurge(accountDb, row.uid, now))) return false
  for (const erase of Object.values(OUTSIDE_DELETIONS)) await erase(env, row.uid)
  await closeAccount(env, row.uid, now)
  await deleteRoomsOf(matchDb, row)
  if (!(await deleteAccountData(accountDb, row, now))) return false
  clearViewerCache(row.uid)
  await OUTSIDE_DELETIONS.inbox(env, row.uid)
  return true
}

/** Purges accounts whose grace period has ended and returns how many; one that fails is logged and tried again. */
export async function purgeDeletedAccounts(context: PurgeContext): Promise<number> {
  let purged = 0
  for (const row of await listUsersToPurge(context.accountDb, context.now, PER_RUN_MAX)) {
    try {
      if (await purgeAccount(context, row)) purged++
    } catch (error) {
      logError({ event: 'purge_failed', uid: row.uid }, error)
    }
  }
  return purged
}
