import { and, eq, getTableColumns, gt, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { grantedRoles } from '#backend/db/accounts/schema/granted-roles.ts'
import { memberships } from '#backend/db/accounts/schema/memberships.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { STAFF_ROLES } from '#contract/call.ts'
import { isOpen, isTooOldForStaff } from './open-session.store.ts'
import { rolesOf } from './roles.store.ts'
import type { UserRow } from './users.store.ts'

export type SessionRow = typeof sessions.$inferSelect

/**
 * Inserts a session, unless the account was banned or has another password than when its user was let in: a change of
 * password ends the sessions that it finds, and must not miss one that is just beginning. Nor is it where `only` does not
 * hold.
 */
export const insertSession = (
  db: AccountDatabase,
  row: SessionRow,
  { passwordHash }: Pick<UserRow, 'passwordHash'>,
  only?: SQL,
) => {
  const columns = Object.entries(getTableColumns(sessions)) as [keyof SessionRow, SQLiteColumn][]
  const values = Object.fromEntries(
    columns.map(([name, column]) => [name, sql`${row[name]}`.as(column.name)]),
  ) as Record<keyof SessionRow, SQL.Aliased>
  const isUnchanged = and(
    eq(accounts.uid, row.uid),
    isNull(accounts.bannedAt),
    sql`${accounts.passwordHash} is ${passwordHash}`,
    only,
  )
  return db.insert(sessions).select(db.select(values).from(accounts).where(isUnchanged))
}

/** How long the previous token is accepted after a rotation, for requests that were sent before it. */
const ROTATION_GRACE_MS = 10_000

const wasJustRotated = (tokenHash: string, now: number) =>
  and(eq(sessions.previousTokenHash, tokenHash), gt(sessions.rotatedAt, now - ROTATION_GRACE_MS))

/** The session with this token digest, with its user's roles, membership and ban; undefined when it has ended. */
export async function findSession(db: AccountDatabase, tokenHash: string, now: number) {
  const [row] = await db
    .select({
      id: sessions.id,
      uid: sessions.uid,
      seenAt: sessions.seenAt,
      roles: rolesOf(accounts.uid),
      vipUntil: memberships.vipUntil,
      svipUntil: memberships.svipUntil,
      bannedAt: accounts.bannedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.uid, sessions.uid))
    .leftJoin(memberships, eq(memberships.uid, sessions.uid))
    .where(and(or(eq(sessions.tokenHash, tokenHash), wasJustRotated(tokenHash, now)), isOpen(now)))
  return row
}

export const touchSession = (db: AccountDatabase, id: string, seenAt: number, expiresAt: number) =>
  db.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.id, id))

/** Replaces a session's token; false when the session has ended. */
export async function setSessionToken(
  db: AccountDatabase,
  id: string,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ tokenHash, previousTokenHash: sessions.tokenHash, rotatedAt: now })
    .where(eq(sessions.id, id))
    .returning({ id: sessions.id })
  return rows.length > 0
}

/** When a session began, and when its user last gave a password or a code in it; undefined when it has ended. */
export async function readProof(db: AccountDatabase, id: string) {
  const [row] = await db
    .select({ createdAt: sessions.createdAt, provenAt: sessions.provenAt })
    .from(sessions)
    .where(eq(sessions.id, id))
  return row
}

export const setProvenAt = (db: AccountDatabase, id: string, provenAt: number) =>
  db.update(sessions).set({ provenAt }).where(eq(sessions.id, id))

/** Notes that the user took the second step in this session. */
export const setSecondAt = (db: AccountDatabase, id: string, secondAt: number) =>
  db.update(sessions).set({ secondAt }).where(eq(sessions.id, id))

export const setStaffSeenAt = (db: AccountDatabase, id: string, staffSeenAt: number) =>
  db.update(sessions).set({ staffSeenAt }).where(eq(sessions.id, id))

export const listSessionsOf = (db: AccountDatabase, uid: number, now: number): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.uid, uid), isOpen(now)))
    .orderBy(sessions.seenAt)

/** `id`: only this session; `except`: all but this one. */
export interface SessionFilter {
  id?: string | undefined
  except?: string | undefined
}

export const sessionsOf = (uid: number, { id, except }: SessionFilter = {}): SQL | undefined =>
  and(
    eq(sessions.uid, uid),
    id === undefined ? undefined : eq(sessions.id, id),
    except === undefined ? undefined : ne(sessions.id, except),
  )

export const deleteSessions = (db: AccountDatabase, uid: number, which?: SessionFilter, where?: SQL) =>
  db
    .delete(sessions)
    .where(and(sessionsOf(uid, which), where))
    .returning({ id: sessions.id })

/** Ends sessions of a user. Returns the ids of those that ended. */
export const endSessionsOf = async (db: AccountDatabase, uid: number, which?: SessionFilter): Promise<string[]> =>
  (await deleteSessions(db, uid, which)).map((row) => row.id)

export async function removeExpiredSessions(db: AccountDatabase, now: number): Promise<void> {
  const staff = db.select({ uid: grantedRoles.uid }).from(grantedRoles).where(inArray(grantedRoles.role, STAFF_ROLES))
  await db.batch([
    db.delete(sessions).where(lt(sessions.expiresAt, now)),
    db.delete(sessions).where(and(inArray(sessions.uid, staff), isTooOldForStaff(now))),
  ])
}
