import type { Context } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { findUser, type UserRow } from './users.store.ts'

/** The account of the viewer; `session_invalid` when it is gone. */
export async function findOwn({
  db,
  viewer,
  token,
}: Context): Promise<UserRow | Fail<'session_invalid' | 'session_missing'>> {
  const row = viewer ? await findUser(db, viewer.uid) : undefined
  return row ?? fail(viewer || token ? 'session_invalid' : 'session_missing')
}

/** The account of another. Banned users and those about to be deleted are nowhere to be seen. */
export async function findShown({ db }: Pick<Context, 'db'>, uid: number): Promise<UserRow | Fail<'not_found'>> {
  const row = await findUser(db, uid)
  return row && row.bannedAt === null && row.deletingAt === null ? row : fail('not_found')
}
