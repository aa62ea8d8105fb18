import { LRUCache } from 'lru-cache'
import type { Env } from '#backend/core/env.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { findOpen } from './tickets.store.ts'

/** What decides whether a room is to be paid for. */
export interface PricedRoom {
  id: number
  price: number | null
  airedAt: number | null
}

/** Users known to have paid for a broadcast: what was paid stays paid while it is on. */
const paid = new LRUCache<string, true>({ max: 20_000, ttl: 5 * 60_000 })

/** Whether a viewer would have to pay for a room before its broadcast may be watched. */
export async function isUnpaid(
  env: Pick<Env, 'LEDGER'>,
  { id, price, airedAt }: PricedRoom,
  viewer: { uid: number } | null,
): Promise<boolean> {
  if (price === null) return false
  if (!viewer || airedAt === null) return true
  const key = `${viewer.uid} ${id} ${airedAt}`
  if (paid.has(key)) return false
  const ticket = await findOpen(openLedgerDatabase(env), viewer.uid, { room: id, broadcast: airedAt })
  if (!ticket || ticket.state === 'new') return true
  paid.set(key, true)
  return false
}
