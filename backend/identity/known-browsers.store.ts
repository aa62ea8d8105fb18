import { and, eq, lt, or } from 'drizzle-orm'
import type { Database } from '#backend/db/database.ts'
import { accounts } from '#backend/db/schema/accounts.ts'
import { knownBrowsers } from '#backend/db/schema/known-browsers.ts'

/** Remembers that a user has signed in in this browser. */
export const rememberBrowser = (db: Database, uid: number, browserHash: string, now: number) =>
  db
    .insert(knownBrowsers)
    .values({ uid, browserHash, signedInAt: now })
    .onConflictDoUpdate({ target: [knownBrowsers.uid, knownBrowsers.browserHash], set: { signedInAt: now } })

/** Whether the account with this email or phone has been signed in to in this browser. */
export async function isBrowserOfContact(db: Database, contact: string, browserHash: string): Promise<boolean> {
  const rows = await db
    .select({ uid: knownBrowsers.uid })
    .from(accounts)
    .innerJoin(knownBrowsers, and(eq(knownBrowsers.uid, accounts.uid), eq(knownBrowsers.browserHash, browserHash)))
    .where(or(eq(accounts.email, contact), eq(accounts.phone, contact)))
  return rows.length > 0
}

export async function isBrowserOfUser(db: Database, uid: number, browserHash: string): Promise<boolean> {
  const rows = await db
    .select({ uid: knownBrowsers.uid })
    .from(knownBrowsers)
    .where(and(eq(knownBrowsers.uid, uid), eq(knownBrowsers.browserHash, browserHash)))
  return rows.length > 0
}

export const removeOldBrowsers = (db: Database, before: number) =>
  db.delete(knownBrowsers).where(lt(knownBrowsers.signedInAt, before))
