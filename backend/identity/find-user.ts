import type { Context } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { findUser, type UserRow } from './users.store.ts'

/** Why a caller has no account of their own: `session_invalid` when it does not exist any more. */
export const noOwnUser = ({ viewer, token }: Context): Fail<'session_invalid' | 'session_missing'> =>
  fail(viewer || token ? 'session_invalid' : 'session_missing')

/** The viewer's own account. */
export async function findOwnUser(context: Context): Promise<UserRow | Fail<'session_invalid' | 'session_missing'>> {
  const { accountDb, viewer } = context
  const row = viewer ? await findUser(accountDb, viewer.uid) : undefined
  return row ?? noOwnUser(context)
}

/** A user as others may see them: `not_found` for banned users and those whose deletion is scheduled. */
export async function findVisibleUser(
  { accountDb }: Pick<Context, 'accountDb'>,
  uid: number,
): Promise<UserRow | Fail<'not_found'>> {
  const row = await findUser(accountDb, uid)
  return row && row.bannedAt === null && row.deletingAt === null ? row : fail('not_found')
}
