import { eq, getTableColumns, lte } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { memberships } from '#backend/db/accounts/schema/memberships.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import { type AccountDatabase, runTogether } from '#backend/db/database.ts'
import { insertAccount, type NewAccount, orTaken, setUserName } from './accounts.store.ts'
import { insertProfile, setSignature } from './profiles.store.ts'
import { insertReferral, type Referral } from './referrals.store.ts'
import { rolesOf } from './roles.store.ts'

/** Selects accounts with profile, membership and granted roles; add the filter. */
export const selectUsers = (db: AccountDatabase) =>
  db
    .select({
      ...getTableColumns(accounts),
      avatar: profiles.avatar,
      signature: profiles.signature,
      level: profiles.level,
      preferences: profiles.preferences,
      vipUntil: memberships.vipUntil,
      svipUntil: memberships.svipUntil,
      roles: rolesOf(accounts.uid),
    })
    .from(accounts)
    .innerJoin(profiles, eq(profiles.uid, accounts.uid))
    .leftJoin(memberships, eq(memberships.uid, accounts.uid))
    .$dynamic()

/** A user in one row, without the balance (`backend/coins`). */
export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number]

/** What identifies an account; `key` is normalised by `identifierOf`. */
export interface AccountKey {
  kind: 'email' | 'phone' | 'name'
  key: string
}

const columnOf = { email: accounts.email, phone: accounts.phone, name: accounts.nameKey }

export const selectUser = (db: AccountDatabase, uid: number) => selectUsers(db).where(eq(accounts.uid, uid))

export async function findUser(db: AccountDatabase, uid: number): Promise<UserRow | undefined> {
  const [row] = await selectUser(db, uid)
  return row
}

export async function findUserBy(db: AccountDatabase, { kind, key }: AccountKey): Promise<UserRow | undefined> {
  const [row] = await selectUsers(db).where(eq(columnOf[kind], key))
  return row
}

export interface NewUser {
  account: NewAccount
  referral: Referral
}

/**
 * Inserts a user with all related rows in one batch. Undefined when the name, email or phone is taken. `also`: statements of
 * other areas, which do nothing where there is no account with that uid.
 */
export async function insertUser(
  db: AccountDatabase,
  { account, referral }: NewUser,
  also: readonly BatchItem<'sqlite'>[] = [],
): Promise<UserRow | undefined> {
  const { username } = account
  const [inserted, , , [row]] = await db.batch([
    insertAccount(db, account),
    insertReferral(db, username, referral),
    insertProfile(db, username),
    selectUsers(db).where(eq(accounts.nameKey, username.toLowerCase())),
    ...also,
  ])
  return inserted.length > 0 ? row : undefined
}

/** Changes name, signature or both and returns the user; `taken`, and no change, when the name is taken. */
export async function setNameAndSignature(
  db: AccountDatabase,
  uid: number,
  { username, signature }: { username?: string | undefined; signature?: string | undefined },
): Promise<UserRow | 'taken' | undefined> {
  const changes = [
    ...(username === undefined ? [] : [setUserName(db, uid, username)]),
    ...(signature === undefined ? [] : [setSignature(db, uid, signature)]),
  ]
  const done = await orTaken(runTogether(db, changes))
  return done === 'taken' ? done : findUser(db, uid)
}

export const listUsersToPurge = (db: AccountDatabase, now: number, limit: number): Promise<UserRow[]> =>
  selectUsers(db).where(lte(accounts.deletingAt, now)).limit(limit)
