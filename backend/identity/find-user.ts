import type { Context } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { findUser, type UserRow } from './users.store.ts'

/** The viewer's own account; `session_invalid` when it does not exist any more. */
export async function findOwnUser({
  db,
  viewer,
  token,
}: Context): Promise<UserRow | Fail<'session_invalid' | 'session_missing'>> {
  const row = viewer ? await findUser(db, viewer.uid) : undefined
  return row ?? fail(viewer || token ? 'session_invalid' : 'session_missing')
}

/** A user as others may see them: `not_found` for banned users and those whose deletion is scheduled. */
export async function findVisibleUser({ db }: Pick<Context, 'db'>, uid: number): Promise<UserRow | Fail<'not_found'>> {
  const row = await findUser(db, uid)
  return row && row.bannedAt === null && row.deletingAt === null ? row : fail('not_found')
}
