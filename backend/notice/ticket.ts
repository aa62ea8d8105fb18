import { hmacOf, isSameDigest } from '#backend/core/digest.ts'

/** How long a ticket is valid for opening a socket. An open socket lives as long as its session. */
const TICKET_MS = 60_000

export interface TicketHolder {
  uid: number
  sessionId: string
}

/** A ticket that was read: what the inbox needs to accept it once. */
export interface ReadTicket extends TicketHolder {
  /** Its own, whoever holds it. */
  id: string
  endsAt: number
}

/** Where a ticket is valid: on one host of a brand. Undefined outside a site. */
export interface TicketSite {
  brand?: string | undefined
  host?: string | undefined
}

const textOf = ({ uid, sessionId, id, endsAt }: ReadTicket, { brand = '', host = '' }: TicketSite) =>
  `inbox ${uid} ${endsAt} ${sessionId} ${id} ${brand} ${host}`

/** `<uid>.<endsAt>.<sessionId>.<id>.<hmac>` */
export async function makeTicket(secret: string, holder: TicketHolder, site: TicketSite, now: number): Promise<string> {
  const ticket = { ...holder, id: crypto.randomUUID(), endsAt: now + TICKET_MS }
  const hmac = await hmacOf(secret, textOf(ticket, site))
  return `${ticket.uid}.${ticket.endsAt}.${ticket.sessionId}.${ticket.id}.${hmac}`
}

/** Null for a ticket that is forged, expired or of another site. */
export async function readTicket(
  secret: string,
  text: string,
  site: TicketSite,
  now: number,
): Promise<ReadTicket | null> {
  const [, uid, endsAt, sessionId, id, hmac] =
    /^(\d{1,15})\.(\d{1,15})\.([0-9a-f-]{36})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(text) ?? []
  if (!uid || !endsAt || !sessionId || !id || !hmac || Number(endsAt) < now) return null
  const ticket = { uid: Number(uid), sessionId, id, endsAt: Number(endsAt) }
  return isSameDigest(await hmacOf(secret, textOf(ticket, site)), hmac) ? ticket : null
}
