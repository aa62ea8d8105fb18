/** Users with sessions, written directly to the database. */

import { eq } from 'drizzle-orm'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { profiles } from '#backend/db/accounts/schema/profiles.ts'
import { sessions } from '#backend/db/accounts/schema/sessions.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { setMembership } from '#backend/identity/memberships.store.ts'
import { hashPassword } from '#backend/identity/password.ts'
import { setGrantedRoles } from '#backend/identity/roles.store.ts'
import type { Role } from '#contract/call.ts'
import { loginCalls } from '#contract/login.ts'
import { call, EVENING, testEnv } from './calls.ts'

const YEAR = 365 * 24 * 3_600_000

export interface TestUser {
  uid: number
  username: string
  token: string
  sessionId: string
}

/** Creates a signed-in user with these roles; VIP and SVIP get a year of membership. */
export async function makeUser(
  roles: readonly Role[] = [],
  username = `user${newSecret().replace(/\W/g, '')}`.slice(0, 20),
): Promise<TestUser> {
  const db = openAccountDatabase(testEnv)
  const now = Date.now()
  const key = username.toLowerCase()
  const [row] = await db
    .insert(accounts)
    .values({ username, nameKey: key, email: `${key}@example.org`, createdAt: now })
    .returning({ uid: accounts.uid })
  if (!row) throw new Error('no user was made')
  const { uid } = row
  const isMember = roles.includes('vip') || roles.includes('svip')
  const until = now + YEAR
  await db.batch([
    db.insert(profiles).values({ uid }),
    setMembership(db, uid, { vipUntil: isMember ? until : null, svipUntil: roles.includes('svip') ? until : null }),
    ...setGrantedRoles(
      db,
      uid,
      roles.filter((role) => role !== 'vip' && role !== 'svip'),
    ),
  ])
  return { uid, username, ...(await makeSession(row.uid)) }
}

/** Creates another session of a user. */
export async function makeSession(uid: number): Promise<{ token: string; sessionId: string }> {
  const token = newSecret()
  const sessionId = crypto.randomUUID()
  const now = Date.now()
  await openAccountDatabase(testEnv)
    .insert(sessions)
    .values({
      id: sessionId,
      tokenHash: await digestOf(token),
      uid,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
      createdAt: now,
      seenAt: now,
      expiresAt: now + YEAR,
      provenAt: now,
    })
  return { token, sessionId }
}

export const changeAccount = (uid: number, values: Partial<typeof accounts.$inferInsert>) =>
  openAccountDatabase(testEnv).update(accounts).set(values).where(eq(accounts.uid, uid))

/** The password of `withPassword`. */
export const PASSWORD = 'right horse 9'
let hash: Promise<string> | undefined
export const passwordHash = (): Promise<string> => {
  hash ??= hashPassword(PASSWORD)
  return hash
}

/** As `makeUser`, with `PASSWORD` and a known email. */
export async function withPassword(
  change: Partial<typeof accounts.$inferInsert> = {},
  roles: readonly Role[] = [],
): Promise<TestUser & { email: string }> {
  const made = await makeUser(roles)
  await changeAccount(made.uid, { passwordHash: await passwordHash(), ...change })
  return { ...made, email: `${made.username.toLowerCase()}@example.org` }
}

/** Whether the token is that of a session; `at`: the backend's time. */
export const isOpen = (token: string, at?: string): Promise<boolean> =>
  call(loginCalls.testLogin, {}, at === undefined ? { token } : { token, at })

/** Moves the user's sign-ins to EVENING. */
export const signedInAtEvening = (uid: number): Promise<unknown> =>
  testEnv.ACCOUNTS.prepare('update sessions set created_at = ?1, proven_at = ?1 where uid = ?2')
    .bind(Date.parse(EVENING), uid)
    .run()
