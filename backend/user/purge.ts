import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import type { DeletedOutside } from '#backend/db/personal-data.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { listUsersToPurge } from '#backend/identity/users.store.ts'
import { clearViewerCache } from '#backend/identity/viewer.ts'
import { logError } from '#contract/log-error.ts'
import { dropAvatarsOf } from './picture/avatars.ts'
import { isToBePurged, removeEverything } from './purge.store.ts'

type House = Pick<Context, 'db' | 'env' | 'now'>

/** Well within the queries one invocation may make; the rest goes an hour later. */
const PER_RUN_MAX = 50

/** What is deleted outside of the database: pictures before the rows, the inbox after, when no session is open. */
const OUTSIDE_REMOVALS: Record<DeletedOutside, (env: Env, uid: number) => Promise<void>> = {
  avatars: dropAvatarsOf,
  inbox: ({ INBOXES }, uid) => INBOXES.getByName(String(uid)).erase(),
}

/**
 * Deletes an account for good, unless it was taken back since it was read; whether it did. Pictures first, so that a
 * run cut short is taken up again.
 */
export async function purgeAccount({ db, env, now }: House, row: UserRow): Promise<boolean> {
  if (!(await isToBePurged(db, row.uid, now))) return false
  await OUTSIDE_REMOVALS.avatars(env, row.uid)
  if (!(await removeEverything(db, row, now))) return false
  clearViewerCache(row.uid)
  await OUTSIDE_REMOVALS.inbox(env, row.uid)
  return true
}

/** Deletes the accounts whose grace has ended. Answers how many; one that cannot be deleted now is tried again. */
export async function purgeDeletedAccounts(house: House): Promise<number> {
  let purged = 0
  for (const row of await listUsersToPurge(house.db, house.now, PER_RUN_MAX)) {
    try {
      if (await purgeAccount(house, row)) purged++
    } catch (error) {
      logError({ event: 'purge_failed', uid: row.uid }, error)
    }
  }
  return purged
}
