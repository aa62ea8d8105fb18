import { and, eq, inArray, isNull, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { grantedRoles } from '#backend/db/accounts/schema/granted-roles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import type { Role } from '#contract/call.ts'
import { isVisible } from './visible.store.ts'

/**
 * Statements for one batch, after which an account has exactly these granted roles; of those that it lacks only the ones
 * in `added`. They do nothing where `where` does not hold.
 */
export const setGrantedRoles = (
  db: AccountDatabase,
  uid: number,
  roles: readonly Role[],
  { added = roles, where = sql`true` }: { added?: readonly Role[]; where?: SQL } = {},
) =>
  [
    db.delete(grantedRoles).where(and(eq(grantedRoles.uid, uid), notInArray(grantedRoles.role, [...roles]), where)),
    db
      .insert(grantedRoles)
      .select(
        sql`select ${accounts.uid}, wanted.value from ${accounts}, json_each(${JSON.stringify(added)}) as wanted
          where ${accounts.uid} = ${uid} and ${where}`,
      )
      .onConflictDoNothing(),
  ] as const

/** Grants roles beside those that an account has. `roles`: a JSON list in a row of `from`. */
export const addGrantedRoles = (
  db: AccountDatabase,
  { from, uid, roles, where }: { from: SQL; uid: SQLWrapper; roles: SQLWrapper; where: SQL },
) =>
  db
    .insert(grantedRoles)
    .select(sql`select ${uid}, wanted.value from ${from}, json_each(${roles}) as wanted where ${where}`)
    .onConflictDoNothing()

/** Grants one role to an account where `where` holds. */
export const addGrantedRole = (db: AccountDatabase, uid: number, role: Role, where: SQL) =>
  db
    .insert(grantedRoles)
    .select(sql`select ${accounts.uid}, ${role} from ${accounts} where ${accounts.uid} = ${uid} and ${where}`)
    .onConflictDoNothing()

/** Takes one role from an account where `where` holds. */
export const removeGrantedRole = (db: AccountDatabase, uid: number, role: Role, where: SQL) =>
  db.delete(grantedRoles).where(and(eq(grantedRoles.uid, uid), eq(grantedRoles.role, role), where))

/** A column with the user's granted roles, to select together with the account. */
export const rolesOf = (uid: SQLWrapper) =>
  sql`(select json_group_array(${grantedRoles.role}) from ${grantedRoles} where ${grantedRoles.uid} = ${uid})`.mapWith(
    (list: string) => JSON.parse(list) as Role[],
  ) as SQL<Role[]>

export const holdsAnyRole = (uid: SQLWrapper, roles: readonly Role[]): SQL =>
  sql`exists (select 1 from ${grantedRoles} where ${grantedRoles.uid} = ${uid} and ${inArray(grantedRoles.role, [...roles])})`

/** The uids of all who hold a granted role. */
export const listHolders = async (db: AccountDatabase, role: Role): Promise<number[]> =>
  (await db.select({ uid: grantedRoles.uid }).from(grantedRoles).where(eq(grantedRoles.role, role))).map(
    ({ uid }) => uid,
  )

export const holdsRole = (uid: SQLWrapper, role: Role): SQL =>
  sql`exists (select 1 from ${grantedRoles} where ${grantedRoles.uid} = ${uid} and ${grantedRoles.role} = ${role})`

/** Whether somebody is an administrator, and not banned, at the moment that the statement runs. */
export const isAdministrator = (uid: SQLWrapper): SQL =>
  and(
    holdsRole(uid, 'administrator'),
    sql`exists (select 1 from ${accounts} where ${accounts.uid} = ${uid} and ${isNull(accounts.bannedAt)})`,
  ) as SQL

/** Those of these users who may stream now. */
export async function readStreamers(db: AccountDatabase, uids: readonly number[]): Promise<ReadonlySet<number>> {
  if (uids.length === 0) return new Set()
  const isAmong = sql`${accounts.uid} in (select value from json_each(${JSON.stringify(uids)}))`
  const found = await db
    .select({ uid: accounts.uid })
    .from(accounts)
    .where(and(isAmong, isVisible, holdsRole(accounts.uid, 'anchor')))
  return new Set(found.map(({ uid }) => uid))
}
