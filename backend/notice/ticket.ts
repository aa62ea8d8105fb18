import { isSameDigest, sealOf } from '#backend/core/digest.ts'

/** A ticket opens a socket within so long; an open socket stays as long as its session. */
const TICKET_MS = 60_000

export interface TicketHolder {
  uid: number
  sessionId: string
}

const textOf = ({ uid, sessionId }: TicketHolder, endsAt: number) => `inbox ${uid} ${endsAt} ${sessionId}`

/** `<uid>.<ends>.<session>.<seal>` */
export async function makeTicket(secret: string, holder: TicketHolder, now: number): Promise<string> {
  const endsAt = now + TICKET_MS
  return `${holder.uid}.${endsAt}.${holder.sessionId}.${await sealOf(secret, textOf(holder, endsAt))}`
}

/** Whose ticket it is; null for one that is forged or too old. */
export async function readTicket(secret: string, ticket: string, now: number): Promise<TicketHolder | null> {
  const [, uid, endsAt, sessionId, seal] =
    /^(\d{1,15})\.(\d{1,15})\.([0-9a-f-]{36})\.([0-9a-f]{64})$/.exec(ticket) ?? []
  if (!uid || !endsAt || !sessionId || !seal || Number(endsAt) < now) return null
  const holder = { uid: Number(uid), sessionId }
  return isSameDigest(await sealOf(secret, textOf(holder, Number(endsAt))), seal) ? holder : null
}
