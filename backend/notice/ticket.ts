import { isSame, sealOf } from '#backend/digest.ts'

/** A ticket opens a socket within so long; an open socket stays. */
const TICKET_MS = 60_000

const textOf = (uid: number, endsAt: number) => `inbox ${uid} ${endsAt}`

/** `<uid>.<ends>.<seal>` */
export async function makeTicket(secret: string, uid: number, now: number): Promise<string> {
  const endsAt = now + TICKET_MS
  return `${uid}.${endsAt}.${await sealOf(secret, textOf(uid, endsAt))}`
}

/** Whose ticket it is; null for one that is forged or too old. */
export async function readTicket(secret: string, ticket: string, now: number): Promise<number | null> {
  const [, uid, endsAt, seal] = /^(\d{1,15})\.(\d{1,15})\.([0-9a-f]{64})$/.exec(ticket) ?? []
  if (!uid || !endsAt || !seal || Number(endsAt) < now) return null
  return isSame(await sealOf(secret, textOf(Number(uid), Number(endsAt))), seal) ? Number(uid) : null
}
