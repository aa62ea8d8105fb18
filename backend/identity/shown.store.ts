import { and, isNull } from 'drizzle-orm'
import { accounts } from '#backend/db/schema/accounts.ts'

/** Banned users and those about to be deleted stand in no list; `findShown` is the same for one of them. */
export const isShown = and(isNull(accounts.bannedAt), isNull(accounts.deletingAt))
