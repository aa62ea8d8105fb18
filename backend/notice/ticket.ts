import { hmacOf, isSameDigest } from '#backend/core/digest.ts'

/** How long a ticket is valid for opening a socket. An open socket lives as long as its session. */
const TICKET_MS = 60_000

export interface TicketHolder {
  uid: number
  sessionId: string
}

const textOf = ({ uid, sessionId }: TicketHolder, endsAt: number) => `inbox ${uid} ${endsAt} ${sessionId}`

/** `<uid>.<endsAt>.<sessionId>.<hmac>` */
export async function makeTicket(secret: string, holder: TicketHolder, now: number): Promise<string> {
  const endsAt = now + TICKET_MS
  return `${holder.uid}.${endsAt}.${holder.sessionId}.${await hmacOf(secret, textOf(holder, endsAt))}`
}

/** Whom the ticket was issued to; null for one that is forged or expired. */
export async function readTicket(secret: string, ticket: string, now: number): Promise<TicketHolder | null> {
  const [, uid, endsAt, sessionId, hmac] =
    /^(\d{1,15})\.(\d{1,15})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(ticket) ?? []
  if (!uid || !endsAt || !sessionId || !hmac || Number(endsAt) < now) return null
  const holder = { uid: Number(uid), sessionId }
  return isSameDigest(await hmacOf(secret, textOf(holder, Number(endsAt))), hmac) ? holder : null
}
