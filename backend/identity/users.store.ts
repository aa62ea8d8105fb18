import { eq, getTableColumns, lte } from 'drizzle-orm'
import { openBalance } from '#backend/balance/balance.store.ts'
import { type Database, runTogether } from '#backend/db/database.ts'
import { accounts } from '#backend/db/schema/accounts.ts'
import { memberships } from '#backend/db/schema/memberships.ts'
import { profiles } from '#backend/db/schema/profiles.ts'
import { insertAccount, type NewAccount, newAccount, orTaken, setUserName } from './accounts.store.ts'
import { insertProfile, setSignature } from './profiles.store.ts'
import { insertReferral, type Referral } from './referrals.store.ts'
import { rolesOf } from './roles.store.ts'

/** Accounts with what goes along with them, to be filtered: profile, membership and granted roles. */
export const selectUsers = (db: Database) =>
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

/** A user in one row. Her coins are not in it: see `backend/balance`. */
export type UserRow = Awaited<ReturnType<typeof selectUsers>>[number]

/** What names an account: the values are the keys that `identifierOf` makes. */
export interface AccountKey {
  kind: 'email' | 'phone' | 'name'
  key: string
}

const columnOf = { email: accounts.email, phone: accounts.phone, name: accounts.nameKey }

export const selectUser = (db: Database, uid: number) => selectUsers(db).where(eq(accounts.uid, uid))

export async function findUser(db: Database, uid: number): Promise<UserRow | undefined> {
  const [row] = await selectUser(db, uid)
  return row
}

export async function findUserBy(db: Database, { kind, key }: AccountKey): Promise<UserRow | undefined> {
  const [row] = await selectUsers(db).where(eq(columnOf[kind], key))
  return row
}

export interface NewUser {
  account: NewAccount
  referral: Referral
}

/** A user with all that goes along, all or nothing. Nothing when her name, email or phone is somebody's. */
export async function insertUser(
  db: Database,
  { account, referral }: NewUser,
  coins: number,
): Promise<UserRow | undefined> {
  const { username, createdAt } = account
  const added = { uid: accounts.uid, from: newAccount(username) }
  const [inserted, , , , , [row]] = await db.batch([
    insertAccount(db, account),
    ...openBalance(db, added, coins, createdAt),
    insertReferral(db, username, referral),
    insertProfile(db, username),
    selectUsers(db).where(eq(accounts.nameKey, username.toLowerCase())),
  ])
  return inserted.length > 0 ? row : undefined
}

/** The user after both changes, of which one may be absent; `taken` and neither when the name is somebody else's. */
export async function setNameAndSignature(
  db: Database,
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

export const listUsersToPurge = (db: Database, now: number, limit: number): Promise<UserRow[]> =>
  selectUsers(db).where(lte(accounts.deletingAt, now)).limit(limit)
