import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { accounts } from '#backend/db/schema/accounts.ts'
import { profiles } from '#backend/db/schema/profiles.ts'

export type NewAccount = Pick<typeof accounts.$inferInsert, 'username' | 'email' | 'phone' | 'areaCode' | 'createdAt'>

/*
 * What is written in `accounts`. Each function answers a statement: await it, or put it into a batch with others that
 * must happen together. It returns the uid, and no row when there is no such account.
 */

const isAccount = (uid: number) => eq(accounts.uid, uid)
const uidOnly = { uid: accounts.uid }
const naming = (username: string) => ({ username, nameKey: username.toLowerCase() })
const chosen = (username: string) => ({ ...naming(username), hasChosenName: true })

/** No row when the name, email or phone is somebody's. */
export const insertAccount = (db: Database, account: NewAccount) =>
  db
    .insert(accounts)
    .values({ ...account, ...naming(account.username) })
    .onConflictDoNothing()
    .returning(uidOnly)

/**
 * In the batch that registers: the account that `insertAccount` inserted with that name, for the rows beside it. Nothing
 * when it inserted none. The profile comes last: an account that has one was there before.
 */
export const newAccount = (username: string) => sql`${accounts} where ${accounts.nameKey} = ${username.toLowerCase()}
  and not exists (select 1 from ${profiles} where ${profiles.uid} = ${accounts.uid})`

const change = (db: Database, uid: number, values: Partial<typeof accounts.$inferInsert>) =>
  db.update(accounts).set(values).where(isAccount(uid)).returning(uidOnly)

/** Her own choice of a name. Throws when it is somebody else's: see `orTaken`. */
export const setUserName = (db: Database, uid: number, username: string) => change(db, uid, chosen(username))

export const setPasswordHash = (db: Database, uid: number, passwordHash: string) => change(db, uid, { passwordHash })

/** Name, password or both; neither when the name is somebody else's. */
export const setCredentials = (
  db: Database,
  uid: number,
  { username, passwordHash }: { username?: string | undefined; passwordHash?: string | undefined },
) => change(db, uid, { ...(username === undefined ? {} : chosen(username)), passwordHash })

/** `key` as `identifierOf` spells it. Throws when it is somebody else's: see `orTaken`. */
export const setContact = (
  db: Database,
  uid: number,
  { kind, key, areaCode }: { kind: 'email' | 'phone'; key: string; areaCode?: string | undefined },
) => change(db, uid, kind === 'email' ? { email: key } : { phone: key, areaCode: areaCode ?? null })

export const noteSignIn = (db: Database, uid: number, at: number) => change(db, uid, { lastLoginAt: at })

export interface Ban {
  /** Milliseconds since the epoch. */
  at: number
  reason: string
}

export const setBan = (db: Database, uid: number, { at, reason }: Ban) =>
  change(db, uid, { bannedAt: at, banReason: reason })

export const liftBan = (db: Database, uid: number) => change(db, uid, { bannedAt: null, banReason: null })

export const scheduleDeletion = (db: Database, uid: number, deletingAt: number) => change(db, uid, { deletingAt })

/** Takes a deletion back while its grace runs; no row when it has ended, or the account is gone. */
export const cancelDeletion = (db: Database, uid: number, now: number) =>
  db
    .update(accounts)
    .set({ deletingAt: null })
    .where(and(isAccount(uid), or(isNull(accounts.deletingAt), gt(accounts.deletingAt, now))))
    .returning(uidOnly)

/** Deletes the account if its grace has ended by `now`. */
export const deleteDueAccount = (db: Database, uid: number, now: number) =>
  db
    .delete(accounts)
    .where(and(isAccount(uid), lte(accounts.deletingAt, now)))
    .returning(uidOnly)

const isTakenError = (error: unknown): boolean =>
  error instanceof Error && (/UNIQUE constraint failed: accounts/.test(error.message) || isTakenError(error.cause))

/** `taken` when a write failed because the name, email or phone is somebody else's; then nothing of its batch is done. */
export async function orTaken<T>(write: PromiseLike<T>): Promise<T | 'taken'> {
  try {
    return await write
  } catch (error) {
    if (isTakenError(error)) return 'taken'
    throw error
  }
}
