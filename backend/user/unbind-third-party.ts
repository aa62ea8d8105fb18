import { Fail, fail } from '#backend/core/fail.ts'
import type { Verb } from '#backend/core/serve.ts'
import { findOwnUser } from '#backend/identity/find-user.ts'
import { hasIdentity, removeIdentity } from '#backend/identity/identities.store.ts'
import type { userCalls } from '#contract/user.ts'
import { toUser } from './to-user.ts'

/** Refused with `no_contact` when the user would have no other means of signing in. */
export const unbindThirdParty: Verb<typeof userCalls.unbindThirdParty> = async (context, { type }) => {
  const { accountDb } = context
  const row = await findOwnUser(context)
  if (row instanceof Fail) return row
  if (await removeIdentity(accountDb, row.uid, type)) return { user: await toUser(context, row, true) }
  return fail((await hasIdentity(accountDb, row.uid, type)) ? 'no_contact' : 'not_found')
}
