/** Rooms that cost coins. */

import type { UserContext, Viewer } from '#backend/core/context.ts'
import { Fail } from '#backend/core/fail.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { goOffAir } from '#backend/room/streamer-rooms.store.ts'
import { sweepTickets } from '#backend/ticket/settle-tickets.ts'
import { unlockRoom } from '#backend/ticket/unlock-room.ts'
import { tellTicketRefund } from '#backend/user/tell-ticket-refund.ts'
import main from '#brands/main.json' with { type: 'json' }
import type { SourceAccess } from '#contract/room.ts'
import { makeUser } from './accounts.ts'
import { contextOfTest, testEnv } from './calls.ts'

const FIRST = 7_490_000
const LAST = 7_499_999

export const BRAND = 'tickets'
export const putTicketBrand = (id = BRAND, more: object = {}) =>
  testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: [`${id}.test`], giftShare: 50, ...more }))

let lastRoom = FIRST

interface RoomSettings {
  price?: number | null
  access?: SourceAccess | null
  /** The streamer; by default a new one. */
  uid?: number
  /** Address of its only source. */
  url?: string
}

export interface PaidRoom {
  id: number
  streamer: number
  /** When it went on air. */
  airedAt: number
}

/** A room that is on air with a picture, for 30 coins. */
export async function makePaidRoom({ price = 30, access = null, uid, url }: RoomSettings = {}): Promise<PaidRoom> {
  const streamer = uid ?? (await makeUser(['anchor'])).uid
  lastRoom += 1
  const id = lastRoom
  const airedAt = Date.now() - 1000
  await testEnv.DB.batch([
    testEnv.DB.prepare('insert into anchors (id, uid) values (?, ?)').bind(id, streamer),
    testEnv.DB.prepare(
      `insert into rooms (id, anchor_id, title, language, state, visibility, is_simulated, access, price, is_on_air, aired_at,
        published_at, started_at, picture_ms, live_since)
        values (?, ?, '"Derby"', 'en_US', 'live', 'unlisted', 0, ?, ?, 1, ?, ?, ?, 0, ?)`,
    ).bind(id, id, access, price, airedAt, airedAt, airedAt, airedAt),
    testEnv.DB.prepare(
      "insert into room_sources (room_id, id, kind, url, label, priority) values (?, 'main', 'hls', ?, 'main', 1)",
    ).bind(id, url ?? `/media/ingest/${id}/index.m3u8`),
  ])
  return { id, streamer, airedAt }
}

/** Ends the broadcast of a room after so long, and settles what was paid for it. */
export async function settleAs({ id, airedAt }: PaidRoom, ms: number): Promise<void> {
  await goOffAir(openMatchDatabase(testEnv), id, airedAt + ms)
  await sweepTickets({ ...ticketContext(0), tellRefund: tellTicketRefund(ticketContext(0)) })
}

/** Takes away what tests of paid rooms made. */
export async function removePaidRooms(): Promise<void> {
  const between = (table: string, column: string) => `delete from ${table} where ${column} between ${FIRST} and ${LAST}`
  await testEnv.LEDGER.batch(
    ['room_tickets', 'gifts', 'gift_totals'].map((table) => testEnv.LEDGER.prepare(between(table, 'room'))),
  )
  await testEnv.DB.batch(
    [
      between('rooms', 'id'),
      between('anchors', 'id'),
      between('room_sources', 'room_id'),
      between('past_broadcasts', 'room_id'),
    ].map((text) => testEnv.DB.prepare(text)),
  )
}

export const viewerOf = (uid: number, roles: Viewer['roles'] = []): Viewer => ({ uid, sessionId: 'session', roles })

export const ticketContext = (uid: number, more: Partial<UserContext> = {}): UserContext => ({
  ...contextOfTest(),
  now: Date.now(),
  brand: BRAND,
  viewer: viewerOf(uid),
  ...more,
})

let intents = 0
export const newTicketIntent = () => `ticket-intent-${++intents}`

/** Pays for a room; the answer, or the name of the failure. */
export async function unlock(
  uid: number,
  roomId: number,
  asked: { intent?: string; price?: number } = {},
  more: Partial<UserContext> = {},
) {
  const whole = { intent: newTicketIntent(), roomId, price: 30, ...asked }
  const answer = await unlockRoom(ticketContext(uid, more), whole, new Uint8Array(0))
  return answer instanceof Fail ? answer.name : answer
}
