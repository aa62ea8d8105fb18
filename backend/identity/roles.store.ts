import { and, eq, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { accounts } from '#backend/db/schema/accounts.ts'
import { grantedRoles } from '#backend/db/schema/granted-roles.ts'
import type { Role } from '#contract/call.ts'

/** Statements that leave an account with these granted roles and no others; for one batch. */
export const setGrantedRoles = (db: Database, uid: number, roles: readonly Role[]) =>
  [
    db.delete(grantedRoles).where(and(eq(grantedRoles.uid, uid), notInArray(grantedRoles.role, [...roles]))),
    db
      .insert(grantedRoles)
      .select(
        sql`select ${accounts.uid}, wanted.value from ${accounts}, json_each(${JSON.stringify(roles)}) as wanted
          where ${accounts.uid} = ${uid}`,
      )
      .onConflictDoNothing(),
  ] as const

/** The granted roles of a user, to select beside her account. */
export const rolesOf = (uid: SQLWrapper) =>
  sql`(select json_group_array(${grantedRoles.role}) from ${grantedRoles} where ${grantedRoles.uid} = ${uid})`.mapWith(
    (list: string) => JSON.parse(list) as Role[],
  ) as SQL<Role[]>

export const holdsRole = (uid: SQLWrapper, role: Role): SQL =>
  sql`exists (select 1 from ${grantedRoles} where ${grantedRoles.uid} = ${uid} and ${grantedRoles.role} = ${role})`
