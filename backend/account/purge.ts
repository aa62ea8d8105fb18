import type { Context } from '#backend/context.ts'
import type { UserRow } from '#backend/db/schema/users.ts'
import { listUsersToPurge } from '#backend/login/users.store.ts'
import { forgetViewer } from '#backend/login/viewer.ts'
import { dropAvatarsOf } from '#backend/user/picture/avatars.ts'
import { removeEverything } from './purge.store.ts'

type House = Pick<Context, 'db' | 'env' | 'now'>

/** Well within the queries one invocation may make; the rest goes an hour later. */
const PER_RUN_MAX = 50

/** Deletes an account for good: pictures first, so that a run cut short is taken up again. */
export async function purgeAccount({ db, env }: Pick<House, 'db' | 'env'>, row: UserRow): Promise<void> {
  await dropAvatarsOf(env, row.uid)
  await removeEverything(db, row)
  forgetViewer(row.uid)
}

/** Deletes the accounts whose grace has ended. Answers how many. */
export async function purgeDeletedAccounts(house: House): Promise<number> {
  const rows = await listUsersToPurge(house.db, house.now, PER_RUN_MAX)
  for (const row of rows) await purgeAccount(house, row)
  return rows.length
}
