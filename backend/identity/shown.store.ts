import { and, isNull } from 'drizzle-orm'
import { users } from '#backend/db/schema/users.ts'

/** Banned users and those about to be deleted stand in no list; `findShown` is the same for one of them. */
export const isShown = and(isNull(users.bannedAt), isNull(users.deletingAt))
