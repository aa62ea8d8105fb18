/** Rooms in which gifts are sent, and brands that have them. */

import type { UserContext } from '#backend/core/context.ts'
import { Fail } from '#backend/core/fail.ts'
import { sendGift } from '#backend/gift/send-gift.ts'
import main from '#brands/main.json' with { type: 'json' }
import type { SourceAccess } from '#contract/room.ts'
import { makeUser, type TestUser } from './accounts.ts'
import { contextOfTest, testEnv } from './calls.ts'

/** A brand with gifts; `giftShare`: the streamer's part in percent. */
export const putGiftBrand = (id: string, more: object = {}) =>
  testEnv.BRANDS.put(`brand:${id}`, JSON.stringify({ ...main, id, hosts: [`${id}.test`], ...more }))

let lastRoom = 7_420_000

interface RoomSettings {
  /** Null: a simulated one. */
  uid?: number | null
  state?: 'waiting' | 'live' | 'ended'
  visibility?: 'unlisted' | 'hidden'
  access?: SourceAccess | null
}

/** A stored room; by default live, of a new streamer. */
export async function makeGiftRoom({
  uid,
  state = 'live',
  visibility = 'unlisted',
  access = null,
}: RoomSettings = {}): Promise<{ id: number; streamer: number | null }> {
  const streamer = uid === undefined ? (await makeUser()).uid : uid
  lastRoom += 1
  const id = lastRoom
  await testEnv.DB.batch([
    testEnv.DB.prepare('insert into anchors (id, uid, names) values (?, ?, ?)').bind(
      id,
      streamer,
      JSON.stringify({ en_US: 'Nobody', zh_CN: 'Nobody' }),
    ),
    testEnv.DB.prepare(
      "insert into rooms (id, anchor_id, title, language, state, visibility, is_simulated, access) values (?, ?, '\"Gifts\"', 'en_US', ?, ?, 0, ?)",
    ).bind(id, id, state, visibility, access),
  ])
  return { id, streamer }
}

/** Takes away what tests of gifts made. */
export async function removeGifts(): Promise<void> {
  const [from, to] = [7_420_000, 7_429_999]
  await testEnv.LEDGER.batch(
    ['gifts', 'gift_totals'].map((table) =>
      testEnv.LEDGER.prepare(`delete from ${table} where room between ? and ?`).bind(from, to),
    ),
  )
  await testEnv.DB.batch([
    testEnv.DB.prepare('delete from rooms where id between ? and ?').bind(from, to),
    testEnv.DB.prepare('delete from anchors where id between ? and ?').bind(from, to),
  ])
}

export const giftContext = (uid: number, more: Partial<UserContext> = {}): UserContext => ({
  ...contextOfTest(),
  now: Date.now(),
  brand: 'gifts',
  viewer: { uid, sessionId: 'session', roles: [] },
  ...more,
})

let intents = 0
export const newGiftIntent = () => `gift-intent-${++intents}`

type Asked = Parameters<typeof sendGift>[1]

/** Sends a star, or another gift; the answer, or the name of the failure. */
export async function give(
  { uid }: Pick<TestUser, 'uid'>,
  roomId: number,
  asked: Partial<Asked> = {},
  more: Partial<UserContext> = {},
) {
  const whole: Asked = { intent: newGiftIntent(), roomId, giftId: 1, count: 1, price: 1, ...asked }
  const answer = await sendGift(giftContext(uid, more), whole, new Uint8Array(0))
  return answer instanceof Fail ? answer.name : answer
}
