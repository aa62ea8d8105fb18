import { instant } from '#backend/core/instant.ts'
import type { Verb } from '#backend/core/serve.ts'
import type { UserRow } from '#backend/identity/users.store.ts'
import type { adminRoleCalls, RoleHolder } from '#contract/admin-roles.ts'
import { type Role, STAFF_ROLES } from '#contract/call.ts'
import { auditFile } from './audit.store.ts'
import { searchHolders } from './role-holders.store.ts'
import { listPendingProposals } from './role-proposals.store.ts'

type Proposed = Awaited<ReturnType<typeof listPendingProposals>>[number]

const toHolder = ({ uid, username, avatar, roles, bannedAt, deletingAt, lastLoginAt }: UserRow): RoleHolder => ({
  ...{ uid, username, roles },
  ...(avatar ? { avatar } : {}),
  ...(bannedAt === null ? {} : { bannedAt: instant(bannedAt) }),
  ...(deletingAt === null ? {} : { deletingAt: instant(deletingAt) }),
  ...(lastLoginAt === null ? {} : { lastLoginAt: instant(lastLoginAt) }),
})

const toProposed = ({ row, name, proposerName }: Proposed): RoleHolder => ({
  ...{ uid: row.uid, username: name, roles: row.roles },
  proposal: { id: row.id, proposedBy: row.proposedBy, proposerName, expiresAt: instant(row.expiresAt) },
})

const isLike = ({ row: { uid }, name }: Proposed, text: string): boolean =>
  String(uid) === text || name.toLowerCase().includes(text)

export const listRoleHolders: Verb<(typeof adminRoleCalls)['listRoleHolders']> = async (context, search) => {
  const { accountDb, now } = context
  const { role, state, text = '', ...part } = search
  await auditFile(context, 'roles', search)
  const roles: readonly Role[] = role === undefined ? STAFF_ROLES : [role]
  const { rows, ...ways } =
    state === 'waiting' ? { rows: [] } : await searchHolders(accountDb, { ...part, text, roles })
  const isFirst = !('previous' in ways)
  const proposals = isFirst && state !== 'held' ? await listPendingProposals(accountDb, now) : []
  const wanted = proposals
    .filter(({ row }) => role === undefined || row.roles.includes(role))
    .filter((each) => isLike(each, text.trim().toLowerCase()))
  return { list: [...wanted.map(toProposed), ...rows.map(toHolder)], ...ways }
}
