import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import type { DeletedOutside } from '#backend/db/personal-data.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { listUsersToPurge } from '#backend/identity/users.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { logError } from '#contract/log-error.ts'
import { deleteAvatarsOf } from './picture/avatars.ts'
import { deletePersonalData, isDueForPurge } from './purge.store.ts'

type PurgeContext = Pick<Context, 'db' | 'env' | 'now'>

/** Limits the queries of one invocation; the rest is purged an hour later. */
const PER_RUN_MAX = 50

/** Deletes what is stored outside the database. */
const OUTSIDE_DELETIONS: Record<DeletedOutside, (env: Env, uid: number) => Promise<void>> = {
  avatars: deleteAvatarsOf,
  inbox: ({ INBOXES }, uid) => INBOXES.getByName(String(uid)).erase(),
}

/**
 * Deletes an account permanently; false when the deletion was cancelled meanwhile. The rows go last, so that a run that
 * is interrupted finds the account again. The inbox is erased once more when no session is open: a page may have used it.
 */
export async function purgeAccount({ db, env, now }: PurgeContext, row: UserRow): Promise<boolean> {
  if (!(await isDueForPurge(db, row.uid, now))) return false
  for (const erase of Object.values(OUTSIDE_DELETIONS)) await erase(env, row.uid)
  if (!(await deletePersonalData(db, row, now))) return false
  clearViewerCache(row.uid)
  await OUTSIDE_DELETIONS.inbox(env, row.uid)
  return true
}

/** Purges accounts whose grace period has ended and returns how many; one that fails is logged and tried again. */
export async function purgeDeletedAccounts(context: PurgeContext): Promise<number> {
  let purged = 0
  for (const row of await listUsersToPurge(context.db, context.now, PER_RUN_MAX)) {
    try {
      if (await purgeAccount(context, row)) purged++
    } catch (error) {
      logError({ event: 'purge_failed', uid: row.uid }, error)
    }
  }
  return purged
}
