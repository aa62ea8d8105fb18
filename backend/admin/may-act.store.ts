import { type SQL, sql } from 'drizzle-orm'
import type { UserContext } from '#backend/core/context.ts'
import { isAdministrator } from '#backend/identity/roles.store.ts'

/**
 * Whether the caller is still an administrator at the moment that the statement runs. Of two who remove or ban each
 * other at once one succeeds: else no administrator might be left.
 */
export const mayAct = ({ viewer }: UserContext): SQL => isAdministrator(sql`${viewer.uid}`)
