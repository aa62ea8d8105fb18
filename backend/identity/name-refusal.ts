import { readBrandNames } from '#backend/core/brand.ts'
import type { UserContext } from '#backend/core/context.ts'
import { type Fail, fail } from '#backend/core/fail.ts'
import { userNameFault } from '#contract/account-rules.ts'
import type { Role } from '#contract/call.ts'
import { isReservedName } from './reserved-names.ts'
import { findUser } from './users.store.ts'

const STAFF: readonly Role[] = ['administrator', 'moderator']

/** Whether the name is the account's own, in whatever letter case: names given before a rule stay. */
async function isOwnName({ accountDb, viewer }: UserContext, name: string): Promise<boolean> {
  const own = await findUser(accountDb, viewer.uid)
  return own?.nameKey === name.toLowerCase()
}

/** Why the viewer may not choose a user name; null when nothing is wrong with it but, perhaps, that it is taken. */
export async function nameRefusal(
  context: UserContext,
  name: string,
): Promise<Fail<'bad_name'> | Fail<'name_reserved'> | null> {
  if (userNameFault(name)) return fail('bad_name')
  if (context.viewer.roles.some((role) => STAFF.includes(role))) return null
  if (!isReservedName(name, await readBrandNames(context.env))) return null
  return (await isOwnName(context, name)) ? null : fail('name_reserved')
}
