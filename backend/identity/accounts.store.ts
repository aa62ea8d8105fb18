import { and, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

export type NewAccount = Pick<
  typeof accounts.$inferInsert,
  'uid' | 'username' | 'email' | 'phone' | 'areaCode' | 'createdAt' | 'brand'
>

/*
 * Writes to `accounts`. Each function returns a statement: await it, or put it into a batch. The statement returns the
 * uid, and no row when there is no such account.
 */

const isAccount = (uid: number) => eq(accounts.uid, uid)
const uidOnly = { uid: accounts.uid }
const nameColumns = (username: string) => ({ username, nameKey: username.toLowerCase() })
const chosenNameColumns = (username: string) => ({ ...nameColumns(username), hasChosenName: true })

/** Returns no row when the name, email or phone is taken. */
export const insertAccount = (db: AccountDatabase, account: NewAccount) =>
  db
    .insert(accounts)
    .values({ ...account, ...nameColumns(account.username) })
    .onConflictDoNothing()
    .returning(uidOnly)

/**
 * `FROM` clause for the other rows of a registration, in one batch with `insertAccount`: the account that it inserted
 * with this name, or nothing. A new account is one without a profile, so the profile must be inserted last.
 */
export const newAccountClause = (
  username: string,
) => sql`${accounts} where ${accounts.nameKey} = ${username.toLowerCase()}
  and not exists (select 1 from ${profiles} where ${profiles.uid} = ${accounts.uid})`

const change = (db: AccountDatabase, uid: number, values: Partial<typeof accounts.$inferInsert>, where?: SQL) =>
  db
    .update(accounts)
    .set(values)
    .where(and(isAccount(uid), where))
    .returning(uidOnly)

/** Sets a name that the user chose. Throws when it is taken: see `orTaken`. */
export const setUserName = (db: AccountDatabase, uid: number, username: string) =>
  change(db, uid, chosenNameColumns(username))

export const setPasswordHash = (db: AccountDatabase, uid: number, passwordHash: string) =>
  change(db, uid, { passwordHash })

/** Sets the name, the password or both. Throws when the name is taken: see `orTaken`. */
export const setCredentials = (
  db: AccountDatabase,
  uid: number,
  { username, passwordHash }: { username?: string | undefined; passwordHash?: string | undefined },
) => change(db, uid, { ...(username === undefined ? {} : chosenNameColumns(username)), passwordHash })

/** `key`: normalised by `identifierOf`. Throws when it is taken: see `orTaken`. */
export const setContact = (
  db: AccountDatabase,
  uid: number,
  { kind, key, areaCode }: { kind: 'email' | 'phone'; key: string; areaCode?: string | undefined },
) => change(db, uid, kind === 'email' ? { email: key } : { phone: key, areaCode: areaCode ?? null })

export const setLastLogin = (db: AccountDatabase, uid: number, at: number) => change(db, uid, { lastLoginAt: at })

export interface Ban {
  /** Milliseconds since the epoch. */
  at: number
  reason: string
}

export const setBan = (db: AccountDatabase, uid: number, { at, reason }: Ban, where?: SQL) =>
  change(db, uid, { bannedAt: at, banReason: reason }, where)

export const liftBan = (db: AccountDatabase, uid: number, where?: SQL) =>
  change(db, uid, { bannedAt: null, banReason: null }, where)

export const scheduleDeletion = (db: AccountDatabase, uid: number, deletingAt: number) =>
  change(db, uid, { deletingAt })

/** Cancels a deletion; no row when the grace period has ended or the account is gone. */
export const cancelDeletion = (db: AccountDatabase, uid: number, now: number) =>
  db
    .update(accounts)
    .set({ deletingAt: null })
    .where(and(isAccount(uid), or(isNull(accounts.deletingAt), gt(accounts.deletingAt, now))))
    .returning(uidOnly)

/** Deletes the account if its grace period has ended by `now`. */
export const deleteDueAccount = (db: AccountDatabase, uid: number, now: number) =>
  db
    .delete(accounts)
    .where(and(isAccount(uid), lte(accounts.deletingAt, now)))
    .returning(uidOnly)

const isTakenError = (error: unknown): boolean =>
  error instanceof Error && (/UNIQUE constraint failed: accounts/.test(error.message) || isTakenError(error.cause))

/** `taken` when the write, or its whole batch, failed because another account has the name, email or phone. */
export async function orTaken<T>(write: PromiseLike<T>): Promise<T | 'taken'> {
  try {
    return await write
  } catch (error) {
    if (isTakenError(error)) return 'taken'
    throw error
  }
}
