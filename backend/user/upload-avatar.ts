import { Fail, fail } from '#backend/core/fail.ts'
import { isWithinHourlyLimit } from '#backend/core/hourly-limit.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { replaceAvatar } from '#backend/identity/profiles.store.ts'
import { readPicture } from '#backend/picture/read-picture.ts'
import { deletePicture, storePicture } from '#backend/picture/stored-pictures.ts'
import type { userCalls } from '#contract/user.ts'

type Calls = typeof userCalls

/** Replaces the avatar; the previous picture is deleted. */
export const uploadAvatar: Verb<Calls['uploadAvatar']> = async (context, _input, file) => {
  const { env, accountDb, defer } = context
  const row = await findOwnUser(context)
  if (row instanceof Fail) return row
  if (!(await isWithinHourlyLimit(context, row.uid, 'avatar'))) return fail('rate_limited')
  const picture = readPicture(file)
  if (!picture) return fail('wrong_file_type')
  const avatar = await storePicture(env, 'avatars', row.uid, picture)
  const replaced = await replaceAvatar(accountDb, row.uid, avatar)
  defer(deletePicture(env, replaced === undefined ? avatar : replaced))
  return replaced === undefined ? fail('session_invalid') : { avatar }
}

export const removeAvatar: Verb<Calls['removeAvatar']> = async ({ env, accountDb, viewer, defer }) => {
  const replaced = await replaceAvatar(accountDb, viewer.uid, null)
  if (replaced === undefined) return fail('session_invalid')
  defer(deletePicture(env, replaced))
  return { done: true }
}
