import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { setAvatar } from '#backend/identity/profiles.store.ts'
import type { userCalls } from '#contract/user.ts'
import { deleteAvatar, storeAvatar } from './picture/avatars.ts'
import { readPicture } from './picture/read-picture.ts'

type Calls = typeof userCalls

/** Replaces the avatar; the previous picture is deleted. */
export const uploadAvatar: Verb<Calls['uploadAvatar']> = async (context, _input, file) => {
  const { env, accountDb, defer } = context
  const row = await findOwnUser(context)
  if (row instanceof Fail) return row
  if (!(await isWithinHourlyLimit(context, row.uid, 'avatar'))) return fail('rate_limited')
  const picture = readPicture(file)
  if (!picture) return fail('wrong_file_type')
  const avatar = await storeAvatar(env, row.uid, picture)
  await setAvatar(accountDb, row.uid, avatar)
  if (row.avatar !== avatar) defer(deleteAvatar(env, row.avatar))
  return { avatar }
}

export const removeAvatar: Verb<Calls['removeAvatar']> = async (context) => {
  const { env, accountDb, defer } = context
  const row = await findOwnUser(context)
  if (row instanceof Fail) return row
  await setAvatar(accountDb, row.uid, null)
  defer(deleteAvatar(env, row.avatar))
  return { done: true }
}
