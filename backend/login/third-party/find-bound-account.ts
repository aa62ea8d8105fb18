import type { Context } from '#backend/core/context.ts'
import { findBoundUser } from '#backend/identity/identities.store.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import { purgeAccount } from '#backend/user/purge.ts'
import type { Profile } from './provider.ts'

/** The account to which a third-party account is bound. One whose grace period has ended is purged first. */
export async function findBoundAccount(
  context: Context,
  identity: Pick<Profile, 'type' | 'subject'>,
): Promise<UserRow | undefined> {
  const row = await findBoundUser(context.accountDb, identity)
  if (!row || row.deletingAt === null || row.deletingAt > context.now) return row
  await purgeAccount(context, row)
  return undefined
}
