import type { UserContext } from '#backend/core/context.ts'
import { listHolders } from '#backend/identity/roles.store.ts'
import { findUser, type UserRow } from '#backend/identity/users.store.ts'
import { notify } from '#backend/notice/notify.ts'
import type { Role } from '#contract/call.ts'
import type { Notice } from '#contract/notice.ts'

/** An account before and after its roles were changed. */
export interface RoleChange {
  before: UserRow
  after: UserRow
}

interface StaffNotice {
  type: Notice['type']
  /** `uid`: of the account that the notice is about. */
  params: Notice['params'] & { uid: number }
}

/**
 * Notifies every administrator but the caller, and those of `also`. Each notice gets the caller's name as `by`. It goes
 * with the account that it is about, whose uid its intent begins with (`noticesDeclared`).
 */
export async function tellAdministrators(
  context: UserContext,
  notices: readonly StaffNotice[],
  also: readonly number[] = [],
): Promise<void> {
  const { accountDb, viewer } = context
  const recipients = new Set([...(await listHolders(accountDb, 'administrator')), ...also])
  recipients.delete(viewer.uid)
  const by = (await findUser(accountDb, viewer.uid))?.username ?? `#${viewer.uid}`
  for (const recipient of recipients)
    for (const { type, params } of notices) {
      const intent = `role:${params.uid}:${recipient}:${crypto.randomUUID()}`
      await notify(context, recipient, type, { ...params, by }, intent)
    }
}

const without = (roles: readonly Role[], others: readonly Role[]) => roles.filter((role) => !others.includes(role))

/**
 * Logs each role that was granted or removed, and notifies every administrator but the caller, one whose own role was
 * removed included.
 */
export async function announceRoles(context: UserContext, { before, after }: RoleChange): Promise<void> {
  const { viewer } = context
  const { uid, username: name } = after
  const changes = [
    ...without(after.roles, before.roles).map((role) => ({ type: 'role_granted' as const, role })),
    ...without(before.roles, after.roles).map((role) => ({ type: 'role_removed' as const, role })),
  ]
  if (changes.length === 0) return
  for (const { type, role } of changes)
    console.warn(JSON.stringify({ event: type, uid, role, administrator: viewer.uid }))
  const notices = changes.map(({ type, role }) => ({ type, params: { uid, name, role } }))
  await tellAdministrators(context, notices, before.roles.includes('administrator') ? [uid] : [])
}
