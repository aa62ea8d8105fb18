import type { Context } from '#backend/core/context.ts'
import { digestOf, newSecret } from '#backend/core/digest.ts'
import { consumePending, findPending, insertPending, type PendingRow } from './flows.store.ts'
import type { Profile } from './provider.ts'

const TICKET_MS = 15 * 60_000

/** Issues a ticket for a third-party account that has to be bound to an email or a phone. */
export async function issueTicket({ accountDb, now }: Context, { type, subject, name }: Profile): Promise<string> {
  const ticket = newSecret()
  const row = { ticketHash: await digestOf(ticket), type, subject, name: name ?? null, expiresAt: now + TICKET_MS }
  await insertPending(accountDb, row)
  return ticket
}

/** Whether a ticket is valid; does not consume it. */
export const isTicketValid = async ({ accountDb, now }: Context, ticket: string): Promise<boolean> =>
  (await findPending(accountDb, await digestOf(ticket), now)) !== undefined

/** Consumes a ticket and returns its third-party account; undefined when the ticket is not valid. */
export const consumeTicket = async ({ accountDb, now }: Context, ticket: string): Promise<PendingRow | undefined> =>
  consumePending(accountDb, await digestOf(ticket), now)
