import type { UserContext } from '#backend/core/context.ts'
import { listHolders } from '#backend/identity/roles.store.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { notify } from '#backend/notice/notify.ts'
import type { Role } from '#contract/call.ts'

/** An account before and after its roles were changed. */
export interface RoleChange {
  before: UserRow
  after: UserRow
}

const without = (roles: readonly Role[], others: readonly Role[]) => roles.filter((role) => !others.includes(role))

/**
 * Logs each role that was granted or removed, and notifies every administrator but the caller, one whose own role was
 * removed included.
 */
export async function announceRoles(context: UserContext, { before, after }: RoleChange): Promise<void> {
  const { db, viewer } = context
  const { uid, username: name } = after
  const changes = [
    ...without(after.roles, before.roles).map((role) => ({ type: 'role_granted' as const, role })),
    ...without(before.roles, after.roles).map((role) => ({ type: 'role_removed' as const, role })),
  ]
  if (changes.length === 0) return
  for (const { type, role } of changes)
    console.warn(JSON.stringify({ event: type, uid, role, administrator: viewer.uid }))
  const administrators = new Set(await listHolders(db, 'administrator'))
  if (before.roles.includes('administrator')) administrators.add(uid)
  administrators.delete(viewer.uid)
  const by = (await findUser(db, viewer.uid))?.username ?? `#${viewer.uid}`
  for (const recipient of administrators)
    for (const { type, role } of changes) await notify(context, recipient, type, { uid, name, role, by })
}
