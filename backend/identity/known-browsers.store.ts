import { and, eq, lt, or } from 'drizzle-orm'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { knownBrowsers } from '#backend/db/accounts/schema/known-browsers.ts'
import type { AccountDatabase } from '#backend/db/database.ts'

/** Remembers that a user has signed in in this browser. */
export const rememberBrowser = (db: AccountDatabase, uid: number, browserHash: string, now: number) =>
  db
    .insert(knownBrowsers)
    .values({ uid, browserHash, signedInAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.uid, knownBrowsers.browserHash], set: { signedInAt: now } })

/** Whether the account with this email or phone has been signed in to in this browser. */
export async function isBrowserOfContact(db: AccountDatabase, contact: string, browserHash: string): Promise<boolean> {
  const rows = await db
    .select({ uid: knownBrowsers.uid })
    .from(accounts)
    .innerJoin(knownBrowsers, and(eq(knownBrowsers.uid, accounts.uid), eq(knownBrowsers.browserHash, browserHash)))
    .where(or(eq(accounts.email, contact), eq(accounts.phone, contact)))
  return rows.length > 0
}

export async function isBrowserOfUser(db: AccountDatabase, uid: number, browserHash: string): Promise<boolean> {
  const rows = await db
    .select({ uid: knownBrowsers.uid })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.uid, uid), eq(knownBrowsers.browserHash, browserHash)))
  return rows.length > 0
}

export const removeOldBrowsers = (db: AccountDatabase, before: number) =>
  db.delete(knownBrowsers).where(lt(knownBrowsers.signedInAt, before))
