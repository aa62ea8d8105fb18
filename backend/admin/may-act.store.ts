import { type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { holdsAnyRole, isAdministrator } from '#backend/identity/roles.store.ts'
import { STAFF_ROLES } from '#contract/call.ts'

/**
 * Whether the caller is still an administrator at the moment that the statement runs. Of two who remove or ban each
 * other at once one succeeds: else no administrator might be left.
 */
export const mayAct = ({ viewer }: UserContext): SQL => isAdministrator(sql`${viewer.uid}`)

/** Whether the caller is a member of staff at the moment that the statement runs. */
export const isStillStaff = ({ viewer }: UserContext): SQL => holdsAnyRole(sql`${viewer.uid}`, STAFF_ROLES)
