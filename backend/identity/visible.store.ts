import { and, isNull } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'

/** Lists leave out banned users and those whose deletion is scheduled. `findVisibleUser` is the same for one user. */
export const isVisible = and(isNull(accounts.bannedAt), isNull(accounts.deletingAt))
