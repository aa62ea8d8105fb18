import type { Context } from '#backend/core/context.ts'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { findPending, insertPending, type PendingRow, takePending } from './flows.store.ts'
import type { Profile } from './provider.ts'

const TICKET_MS = 15 * 60_000

/** A ticket for a third-party account that has to be bound to an email or a phone first. */
export async function issueTicket({ db, now }: Context, { type, subject, name }: Profile): Promise<string> {
  const ticket = newSecret()
  const row = { ticketHash: await digestOf(ticket), type, subject, name: name ?? null, expiresAt: now + TICKET_MS }
  await insertPending(db, row)
  return ticket
}

/** Whether a ticket is good still; it stays so, for another try with the code. */
export const isTicket = async ({ db, now }: Context, ticket: string): Promise<boolean> =>
  (await findPending(db, await digestOf(ticket), now)) !== undefined

/** Whose the ticket is, once. */
export const spendTicket = async ({ db, now }: Context, ticket: string): Promise<PendingRow | undefined> =>
  takePending(db, await digestOf(ticket), now)
