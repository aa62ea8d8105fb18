import type { Context } from '#backend/core/context.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { type AccountKey, findUserBy } from '#backend/identity/users.store.ts'
import { purgeAccount } from '#backend/user/purge.ts'

/** The account of a name, email or phone. One whose grace period has ended is purged first, which frees its contact. */
export async function findAccount(context: Context, key: AccountKey): Promise<UserRow | undefined> {
  const row = await findUserBy(context.accountDb, key)
  if (!row || row.deletingAt === null || row.deletingAt > context.now) return row
  await purgeAccount(context, row)
  return undefined
}
