import { and, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { listPart } from '#backend/core/list-part.store.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { memberships } from '#backend/db/accounts/schema/memberships.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { type Ban, liftBan, setBan } from '#backend/identity/accounts.store.ts'
import { holdsRole, setGrantedRoles } from '#backend/identity/roles.store.ts'
import { deleteSessions, sessionsOf } from '#backend/identity/sessions.store.ts'
import { selectUser, selectUsers, type UserRow } from '#backend/identity/users.store.ts'
import { takeOffAllStatement } from '#backend/plan/plans.store.ts'
import type { Role } from '#contract/call.ts'
import type { ListPart } from '#contract/list-part.ts'
import type { RoleChange } from './announce-roles.ts'
import { auditAccount } from './audit.store.ts'
import { mayAct } from './may-act.store.ts'
import { insertProposal, type ProposalRow, removeProposalsFor } from './role-proposals.store.ts'

export interface AccountSearch {
  text?: string
  role?: Role
  state?: 'banned' | 'deleting'
  brand?: string
  sort?: 'oldest' | 'lastLogin'
}

/** Accounts by uid, or part of a name, email or phone; all of them by an empty text. */
export function textFilter(text: string): SQL | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  // Not by `like`: D1 takes patterns of 50 bytes at most.
  const has = (column: SQL) => sql`instr(lower(${column}), ${wanted}) > 0`
  const uid = /^\d{1,15}$/.test(wanted) ? eq(accounts.uid, Number(wanted)) : undefined
  return or(uid, has(sql`${accounts.nameKey}`), has(sql`${accounts.email}`), has(sql`${accounts.phone}`))
}

function filterOf({ text, role, state, brand, sort }: AccountSearch, now: number): SQL | undefined {
  const isMember = (until: SQL) =>
    sql`${accounts.uid} in (select ${memberships.uid} from ${memberships} where ${until} > ${now})`
  const svipUntil = sql`coalesce(${memberships.svipUntil}, 0)`
  const byRole =
    role === 'vip'
      ? isMember(sql`max(coalesce(${memberships.vipUntil}, 0), ${svipUntil})`)
      : role === 'svip'
        ? isMember(svipUntil)
        : role && holdsRole(accounts.uid, role)
  const byState =
    state === 'banned'
      ? isNotNull(accounts.bannedAt)
      : state === 'deleting'
        ? isNotNull(accounts.deletingAt)
        : undefined
  const byBrand = brand ? eq(accounts.brand, brand) : undefined
  const hasSignedIn = sort === 'lastLogin' ? isNotNull(accounts.lastLoginAt) : undefined
  return and(text === undefined ? undefined : textFilter(text), byRole, byState, byBrand, hasSignedIn)
}

/** A part of the list of accounts. */
export async function searchAccounts(db: AccountDatabase, search: AccountSearch & ListPart, now: number) {
  const { sort } = search
  const time = sort === 'lastLogin' ? accounts.lastLoginAt : accounts.createdAt
  const part = listPart({ by: [time, accounts.uid], isAscending: sort === 'oldest' }, search)
  const rows = await selectUsers(db)
    .where(and(filterOf(search, now), part.where))
    .orderBy(...part.orderBy)
    .limit(part.limit)
  return part.partOf(rows, ({ uid, createdAt, lastLoginAt }) => [
    (sort === 'lastLogin' ? lastLoginAt : createdAt) ?? 0,
    uid,
  ])
}

type AuditStatement = ReturnType<typeof auditAccount>

interface WantedRoles {
  roles: readonly Role[]
  /** Those of `roles` that are granted where the account lacks them; the others are only kept. */
  added: readonly Role[]
  keepsProposal: boolean
}

/**
 * Sets the roles and writes the audit line; what was proposed for the account before is dropped, and plans of who is no
 * expert any more are off the shelf. Returns the account before and after; undefined when nothing was changed, because there is no account or the caller may not act any more.
 */
export async function changeRoles(
  context: UserContext,
  uid: number,
  { roles, added, keepsProposal }: WantedRoles,
): Promise<RoleChange | undefined> {
  const { accountDb: db } = context
  const where = mayAct(context)
  const [[before], , , written, [after]] = await db.batch([
    selectUser(db, uid),
    ...setGrantedRoles(db, uid, roles, { added, where }),
    auditAccount(context, 'set_roles', uid, roles.join(' '), where),
    selectUser(db, uid),
    ...(roles.includes('expert') ? [] : [takeOffAllStatement(db, uid, where)]),
    ...(keepsProposal ? [] : [removeProposalsFor(db, uid, where)]),
  ])
  return before && after && written.length > 0 ? { before, after } : undefined
}

/** Proposes roles beside those that the account has, in place of what was proposed before, with the audit line. */
export const proposeRoles = (db: AccountDatabase, row: Omit<ProposalRow, 'id'>, line: AuditStatement) =>
  db.batch([removeProposalsFor(db, row.uid), insertProposal(db, row), line])

/** Whether the account has this ban, or none, when the statement runs. */
const hasBan = (uid: number, at: number | null): SQL =>
  sql`exists (select 1 from ${accounts} where ${accounts.uid} = ${uid} and ${accounts.bannedAt} is ${at})`

/**
 * Bans an account, with `isFirst` only one that is not banned, ends its sessions, drops roles proposed for it and writes the audit line. Returns the changed account and the sessions' ids;
 * undefined as `changeRoles`.
 */
export async function banAccount(context: UserContext, uid: number, { isFirst, ...ban }: Ban & { isFirst: boolean }) {
  const { accountDb: db } = context
  const where = and(mayAct(context), isFirst ? hasBan(uid, null) : undefined) as SQL
  // The ban last: the others ask for the one before.
  const [ended, , , banned, [row]] = await db.batch([
    deleteSessions(db, uid, {}, where),
    auditAccount(context, 'ban', uid, ban.reason, where),
    removeProposalsFor(db, uid, where),
    setBan(db, uid, ban, where),
    selectUser(db, uid),
  ])
  return banned.length > 0 && row ? { row, ended: ended.map(({ id }) => id) } : undefined
}

/** Lifts a ban, or the one of `at` alone, with the audit line. Returns the changed account; undefined as `changeRoles`. */
export async function unbanAccount(context: UserContext, uid: number, at?: number): Promise<UserRow | undefined> {
  const { accountDb: db } = context
  const where = and(mayAct(context), at === undefined ? undefined : hasBan(uid, at)) as SQL
  const [, lifted, [row]] = await db.batch([
    auditAccount(context, 'unban', uid, '', where),
    liftBan(db, uid, where),
    selectUser(db, uid),
  ])
  return lifted.length > 0 ? row : undefined
}

/** SQL of the detail of the audit line: the ids of the sessions that `endSessions` is about to end. */
export const endingSessionIds = (uid: number, id?: string): SQL =>
  sql`coalesce((select group_concat(${sessions.id}, ' ') from ${sessions} where ${sessionsOf(uid, { id })}), '')`

/** Ends the session `id` of a user, or all, and writes the audit line. Returns the ids of the sessions that ended. */
export async function endSessions(db: AccountDatabase, uid: number, id: string | undefined, line: AuditStatement) {
  const [, ended] = await db.batch([line, deleteSessions(db, uid, { id })])
  return ended.map((row) => row.id)
}
