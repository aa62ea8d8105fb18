import type { Context } from '#backend/core/context.ts'
import { browserHashOf } from './browser.ts'
import { isBrowserOfUser } from './known-browsers.store.ts'
import { mailboxOf } from './mailbox.ts'
import type { UserRow } from './users.store.ts'

/**
 * Whether who registers with this email is the user who would be credited for it: the same mailbox, browser or session.
 */
export async function isOneself(
  context: Context,
  credited: UserRow,
  email: string | null | undefined,
): Promise<boolean> {
  if (context.viewer?.uid === credited.uid) return true
  if (email && credited.email && mailboxOf(email).mailbox === mailboxOf(credited.email).mailbox) return true
  return context.browser !== undefined && isBrowserOfUser(context.accountDb, credited.uid, await browserHashOf(context))
}
