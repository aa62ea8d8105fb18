import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Presence } from '#backend/chat/presence.ts'
import { userAccount } from '#backend/coins/account-names.ts'
import { auditLedger } from '#backend/coins/audit.ts'
import { balanceOf, hold } from '#backend/coins/coins.ts'
import type { Viewer } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { sourcesFor } from '#backend/live/to-room.ts'
import { readRoom } from '#backend/room/rooms.store.ts'
import {
  beginPicture,
  endPicture,
  goOffAir,
  goOnAir,
  setRoom,
  setRoomsShown,
  sweepStreams,
} from '#backend/room/streamer-rooms.store.ts'
import { tellTicketRefund } from '#backend/user/tell-ticket-refund.ts'
import { liveCalls } from '#contract/live.ts'
import { noticeCalls } from '#contract/notice.ts'
import { streamerCalls } from '#contract/streamer.ts'
import { ticketCalls } from '#contract/ticket.ts'
import { BROADCAST_MS_MIN } from '#contract/ticket-rules.ts'
import { userCalls } from '#contract/user.ts'
import { changeAccount, makeUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { dyingD1 } from '#tests/support/backend/dying-database.ts'
import { explainedInLedger, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { giveCoins, ledgerDb, linesOf, richUser, settled } from '#tests/support/backend/ledger.ts'
import {
  makePaidRoom,
  newTicketIntent,
  type PaidRoom,
  putTicketBrand,
  removePaidRooms,
  ticketContext,
  unlock,
  viewerOf,
} from '#tests/support/backend/tickets.ts'
import { sweepTickets } from './settle-tickets.ts'
import {
  findOpen,
  insertTicket,
  readHeld,
  readHeldBroadcasts,
  readRefused,
  readTicketsBefore,
  readUnfinished,
} from './tickets.store.ts'

const HOUR_MS = 3_600_000
const matchDb = openMatchDatabase(testEnv)

beforeAll(async () => {
  await putTicketBrand()
  await putTicketBrand('tickets-all', { giftShare: 100 })
})
afterAll(async () => {
  await removePaidRooms()
  for (const id of ['tickets', 'tickets-all']) await testEnv.BRANDS.delete(`brand:${id}`)
})

const goldOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold
const statesOf = async (uid: number) => {
  const { results } = await testEnv.LEDGER.prepare('select state from room_tickets where uid = ? order by id')
    .bind(uid)
    .all<{ state: string }>()
  return results.map(({ state }) => state)
}
/** Whether a viewer is given the address of the room's picture, and the price that she is told. */
async function sourceFor(roomId: number, viewer: Viewer | null) {
  const room = await readRoom(matchDb, roomId)
  if (!room) throw new Error('no room')
  const [source] = await sourcesFor({ env: testEnv, now: Date.now() }, viewer, room, '203.0.113.9')
  return { isOpen: source?.url !== undefined, price: source?.price }
}
const LOCKED = { isOpen: false, price: 30 }
const OPEN = { isOpen: true, price: undefined }

const sweepAt = (now: number, env: Env = testEnv) => {
  const context = { ...ticketContext(0), env, now }
  return sweepTickets({ ...context, tellRefund: tellTicketRefund(context) })
}
const endAfter = (room: PaidRoom, ms: number) => goOffAir(matchDb, room.id, room.airedAt + ms)
const earnedBy = async (uid: number) => {
  const { results } = await testEnv.LEDGER.prepare(
    "select sum(gold) as gold, sum(count) as count from streamer_earnings where uid = ? and kind = 'room'",
  )
    .bind(uid)
    .all<{ gold: number | null; count: number | null }>()
  return results[0]
}

test('a paid room opens to who pays, on all devices, until the broadcast is over', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 100 })
  expect(await sourceFor(room.id, null)).toEqual(LOCKED)
  expect(await sourceFor(room.id, viewerOf(uid))).toEqual(LOCKED)
  expect(await unlock(uid, room.id)).toEqual({ roomId: room.id, price: 30 })
  expect(await sourceFor(room.id, viewerOf(uid))).toEqual(OPEN)
  expect(await goldOf(uid)).toBe(70)
  // Nobody has it yet.
  expect(await goldOf(room.streamer)).toBe(0)
  // A picture that broke off and came back is the same broadcast; another price is not for who has paid.
  await testEnv.DB.prepare("update rooms set state = 'lost', published_at = null where id = ?").bind(room.id).run()
  await testEnv.DB.prepare("update rooms set state = 'live' where id = ?").bind(room.id).run()
  await setRoom(matchDb, room.id, { price: 500 })
  expect(await sourceFor(room.id, viewerOf(uid))).toEqual(OPEN)
  expect(await unlock(uid, room.id, { price: 500 })).toEqual({ roomId: room.id, price: 30 })
  expect(await goldOf(uid)).toBe(70)
  // Another broadcast is another price.
  await endAfter(room, HOUR_MS)
  await goOnAir(matchDb, room.id, room.airedAt + 2 * HOUR_MS)
  expect(await sourceFor(room.id, viewerOf(uid))).toEqual({ isOpen: false, price: 500 })
})

test('streamer and administrators pay nothing, nor does anybody in a free room', async () => {
  const room = await makePaidRoom()
  expect(await sourceFor(room.id, viewerOf(room.streamer))).toEqual(OPEN)
  expect(await sourceFor(room.id, viewerOf(1, ['administrator']))).toEqual(OPEN)
  expect(await unlock(room.streamer, room.id)).toBe('not_yourself')
  const free = await makePaidRoom({ price: null })
  expect(await sourceFor(free.id, null)).toEqual(OPEN)
  expect(await unlock(await richUser({ gold: 50 }), free.id)).toBe('price_changed')
})

test('a room for members that costs coins needs both', async () => {
  const room = await makePaidRoom({ access: 'vip' })
  const uid = await richUser({ gold: 100 })
  expect(await unlock(uid, room.id)).toBe('forbidden')
  expect(await goldOf(uid)).toBe(100)
  expect(await sourceFor(room.id, viewerOf(uid, ['vip']))).toEqual(LOCKED)
  // What lacks first is the membership: no price is told yet.
  expect(await sourceFor(room.id, viewerOf(uid))).toEqual({ isOpen: false, price: undefined })
  expect(await unlock(uid, room.id, {}, { viewer: viewerOf(uid, ['vip']) })).toMatchObject({ price: 30 })
  expect(await sourceFor(room.id, viewerOf(uid, ['vip']))).toEqual(OPEN)
  expect(await sourceFor(room.id, viewerOf(uid))).toEqual({ isOpen: false, price: undefined })
})

test('after the broadcast one transfer pays streamer and house, once however often the sweep runs', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 100 })
  const odd = await richUser({ gold: 100 })
  await unlock(uid, room.id)
  await setRoom(matchDb, room.id, { price: 7 })
  await unlock(odd, room.id, { price: 7 })
  await sweepAt(Date.now())
  expect(await statesOf(uid)).toEqual(['held'])
  await endAfter(room, BROADCAST_MS_MIN)
  const later = Date.now() + HOUR_MS
  await Promise.all([sweepAt(later), sweepAt(later)])
  await sweepAt(later)
  expect([await statesOf(uid), await statesOf(odd)]).toEqual([['done'], ['done']])
  await settled([userAccount(room.streamer), userAccount(uid), userAccount(odd)])
  expect([await goldOf(uid), await goldOf(odd), await goldOf(room.streamer)]).toEqual([70, 93, 18])
  expect(await earnedBy(room.streamer)).toEqual({ gold: 18, count: 2 })
  const line = { reason: 'room', link: `paid-room:${room.id}` }
  expect(await linesOf(room.streamer)).toMatchObject([line, line])
  expect((await linesOf(uid)).slice(1).map(({ gold, step }) => [gold, step])).toEqual([
    [-15, 'hold'],
    [-15, 'hold'],
  ])
  expect(await auditLedger(testEnv, Date.now())).toMatchObject({ faults: [] })
})

test('where all is the streamer’s share nothing goes to the house', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 30 })
  expect(await unlock(uid, room.id, {}, { brand: 'tickets-all' })).toMatchObject({ price: 30 })
  await endAfter(room, HOUR_MS)
  await sweepAt(Date.now() + HOUR_MS)
  await settled([userAccount(room.streamer)])
  expect(await goldOf(room.streamer)).toBe(30)
})

test.each(['short', 'no picture', 'banned', 'gone'] as const)(
  'a broadcast that is %s is given back, once',
  async (how) => {
    const room = await makePaidRoom()
    const uid = await richUser({ gold: 100 })
    await unlock(uid, room.id)
    if (how === 'short') await endAfter(room, BROADCAST_MS_MIN - 1)
    if (how === 'no picture') {
      await testEnv.DB.prepare('update rooms set started_at = null, live_since = null where id = ?').bind(room.id).run()
      await endAfter(room, HOUR_MS)
    }
    if (how === 'banned') await setRoomsShown(matchDb, room.streamer, false, room.airedAt + HOUR_MS)
    if (how === 'gone') await testEnv.DB.prepare('delete from rooms where id = ?').bind(room.id).run()
    const later = Date.now() + 2 * HOUR_MS
    await Promise.all([sweepAt(later), sweepAt(later)])
    await sweepAt(later)
    expect(await goldOf(uid)).toBe(100)
    expect(await statesOf(uid)).toEqual(['refunded'])
    expect((await linesOf(uid)).filter(({ step }) => step === 'return')).toHaveLength(2)
    expect(await goldOf(room.streamer)).toBe(0)
    expect(await earnedBy(room.streamer)).toEqual({ gold: null, count: null })
  },
)

test('a broadcast is as long as its picture, breaks and a late end left out', async () => {
  const MINUTE_MS = 60_000
  const [short, broken, long] = [await makePaidRoom(), await makePaidRoom(), await makePaidRoom()]
  const users = [await richUser({ gold: 30 }), await richUser({ gold: 30 }), await richUser({ gold: 30 })]
  for (const [at, { id }] of [short, broken, long].entries()) await unlock(users[at] ?? 0, id)
  const lose = ({ id, airedAt }: PaidRoom, ms: number) => endPicture(matchDb, id, '', airedAt + ms)
  const begin = ({ id, airedAt }: PaidRoom, ms: number) =>
    beginPicture(matchDb, id, { version: 1, client: '', now: airedAt + ms, isHeardOf: true })
  await testEnv.DB.prepare(`update rooms set stream_client = '' where id in (?, ?, ?)`)
    .bind(short.id, broken.id, long.id)
    .run()
  await lose(short, 1000)
  // Four minutes, a break of eleven, and four more; another connection that takes over is no break.
  await lose(broken, 4 * MINUTE_MS)
  await begin(broken, 15 * MINUTE_MS)
  await begin(broken, 17 * MINUTE_MS)
  await lose(broken, 19 * MINUTE_MS)
  await lose(long, 4 * MINUTE_MS)
  await begin(long, 15 * MINUTE_MS)
  for (const room of [short, broken]) await endAfter(room, 20 * MINUTE_MS)
  await endAfter(long, 21 * MINUTE_MS)
  await goOnAir(matchDb, long.id, Date.now() + HOUR_MS)
  await sweepAt(Date.now() + HOUR_MS)
  const ends = await Promise.all(users.map(async (uid) => [await goldOf(uid), ...(await statesOf(uid))]))
  expect(ends).toEqual([
    [30, 'refunded'],
    [30, 'refunded'],
    [0, 'done'],
  ])
})

test('a picture that ended unnoticed counts until it was last heard of', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 30 })
  await unlock(uid, room.id)
  const seenAt = room.airedAt + BROADCAST_MS_MIN - 1
  await testEnv.DB.prepare('update rooms set stream_seen_at = ? where id = ?').bind(seenAt, room.id).run()
  const now = seenAt + HOUR_MS
  await sweepStreams(matchDb, { silentSince: now - 60_000, lostBefore: 0, waitedBefore: 0, now })
  await goOffAir(matchDb, room.id, now)
  await sweepAt(now)
  expect(await statesOf(uid)).toEqual(['refunded'])
})

test('however many broadcasts are on, those that are over are settled in the next run', async () => {
  const uid = await richUser({ gold: 100 })
  const [over] = [await makePaidRoom()]
  await unlock(uid, over.id)
  const on = await makePaidRoom()
  const rows = Array.from({ length: 60 }, (_, at) => ({ uid: 7_520_500 + at, broadcast: on.airedAt }))
  await testEnv.LEDGER.batch(
    rows.map(({ uid: other, broadcast }) =>
      testEnv.LEDGER.prepare(
        `insert into room_tickets (uid, intent, room, broadcast, streamer_uid, share, amount, state, created_at)
          values (?, 'many-broadcasts', ?, ?, 1, 0, 1, 'held', 1)`,
      ).bind(other, on.id, broadcast),
    ),
  )
  // Sixty more rooms on air, each with its own broadcast.
  for (const { uid: other } of rows)
    await testEnv.LEDGER.prepare('update room_tickets set room = ? where uid = ?')
      .bind(other - 25_500, other)
      .run()
  await testEnv.DB.batch(
    rows.map(({ uid: other, broadcast }) =>
      testEnv.DB.prepare(
        `insert into rooms (id, anchor_id, language, state, visibility, is_simulated, is_on_air, aired_at)
          values (?, ?, 'en_US', 'live', 'unlisted', 1, 1, ?)`,
      ).bind(other - 25_500, on.id, broadcast),
    ),
  )
  await endAfter(over, HOUR_MS)
  await sweepAt(Date.now() + HOUR_MS)
  expect(await statesOf(uid)).toEqual(['done'])
  expect(await statesOf(7_520_500)).toEqual(['held'])
  await testEnv.LEDGER.prepare("delete from room_tickets where intent = 'many-broadcasts'").run()
})

test('more purchases than one run settles are settled in the next ones', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 100 })
  await unlock(uid, room.id)
  const held = async () => (await readHeld(ledgerDb, [{ room: room.id, broadcast: room.airedAt }], 1000)).length
  // Purchases that the ledger does not know: they fail in each run, and keep no other waiting for ever.
  await testEnv.LEDGER.prepare(
    `insert into room_tickets (uid, intent, room, broadcast, streamer_uid, share, amount, state, created_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
      select 7520600 + i, 'many-purchases', ?, ?, 1, 0, 1, 'held', 1 from n`,
  )
    .bind(room.id, room.airedAt)
    .run()
  expect(await held()).toBe(251)
  await endAfter(room, HOUR_MS)
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (let run = 0; run < 20 && (await statesOf(uid))[0] === 'held'; run++) await sweepAt(Date.now() + HOUR_MS)
  errors.mockRestore()
  expect(await statesOf(uid)).toEqual(['done'])
  await testEnv.LEDGER.prepare("delete from room_tickets where intent = 'many-purchases'").run()
})

test('the buyer is told once that coins came back, and why', async () => {
  const [short, gone] = [await makePaidRoom(), await makePaidRoom()]
  const user = await makeUser()
  await giveCoins(user.uid, { gold: 100 })
  await unlock(user.uid, short.id)
  await unlock(user.uid, gone.id)
  await endAfter(short, 1)
  await setRoomsShown(matchDb, gone.streamer, false, Date.now())
  await Promise.all([sweepAt(Date.now()), sweepAt(Date.now())])
  await sweepAt(Date.now())
  const { list } = await call(noticeCalls.listNotices, {}, { token: user.token })
  const told = list.flatMap(({ type, params }) => (type === 'ticket_refunded' ? [`${params.gold} ${params.why}`] : []))
  expect(told.sort()).toEqual(['30 gone', '30 short'])
})

test('a streamer whose account is banned in the middle gets nothing of that broadcast', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 100 })
  await unlock(uid, room.id)
  await changeAccount(room.streamer, { bannedAt: Date.now() })
  await sweepAt(Date.now() + HOUR_MS)
  expect([await goldOf(uid), await statesOf(uid)]).toEqual([100, ['refunded']])
})

test('how a broadcast went is known when the streamer has gone on air again before the sweep', async () => {
  const [short, long] = [await makePaidRoom(), await makePaidRoom()]
  const [a, b] = [await richUser({ gold: 30 }), await richUser({ gold: 30 })]
  await unlock(a, short.id)
  await unlock(b, long.id)
  await endAfter(short, 1000)
  await endAfter(long, HOUR_MS)
  for (const { id } of [short, long]) for (let time = 0; time < 3; time++) await goOnAir(matchDb, id, Date.now())
  await sweepAt(Date.now())
  expect([await goldOf(a), await statesOf(a)]).toEqual([30, ['refunded']])
  expect([await goldOf(b), await statesOf(b)]).toEqual([0, ['done']])
})

test('a broadcast that has been on for a day is paid', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 30 })
  await unlock(uid, room.id)
  await sweepAt(room.airedAt + 24 * HOUR_MS)
  expect(await statesOf(uid)).toEqual(['done'])
  expect(await sourceFor(room.id, viewerOf(uid))).toEqual(OPEN)
})

test('one press sent twenty times, and ten tabs, are one purchase', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 100 })
  const intent = newTicketIntent()
  const answers = await Promise.all([
    ...Array.from({ length: 20 }, () => unlock(uid, room.id, { intent })),
    ...Array.from({ length: 10 }, () => unlock(uid, room.id)),
  ])
  for (const answer of answers) expect(answer).toEqual({ roomId: room.id, price: 30 })
  expect(await goldOf(uid)).toBe(70)
  expect(await statesOf(uid)).toEqual(['held'])
  const other = await makePaidRoom()
  expect(await unlock(uid, other.id, { intent })).toBe('invalid_input')
})

test('with too little, another price, or nothing on, nothing moves and nothing is stored', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 29, diamond: 1000 })
  expect(await unlock(uid, room.id)).toBe('insufficient_gold')
  expect(await unlock(uid, room.id, { price: 1 })).toBe('price_changed')
  expect(await unlock(uid, 7_499_998)).toBe('not_found')
  const { id, streamer } = await makePaidRoom({ price: 1 })
  await changeAccount(streamer, { bannedAt: Date.now() })
  expect(await unlock(uid, id, { price: 1 })).toBe('not_found')
  await testEnv.DB.prepare("update rooms set state = 'lost' where id = ?").bind(room.id).run()
  expect(await unlock(uid, room.id)).toBe('order_over')
  await endAfter(room, 1)
  expect(await unlock(uid, room.id)).toBe('order_over')
  await setRoomsShown(matchDb, room.streamer, false, Date.now())
  expect(await unlock(uid, room.id)).toBe('not_found')
  expect([await goldOf(uid), await statesOf(uid)]).toEqual([29, []])
})

test('a purchase whose call died is not paid at the price of then when another one is shown', async () => {
  const room = await makePaidRoom({ price: 500 })
  const uid = await richUser({ gold: 1000 })
  const dead = { uid, intent: newTicketIntent(), room: room.id, broadcast: room.airedAt, streamerUid: room.streamer }
  await insertTicket(ledgerDb, { ...dead, amount: 500, share: 250, createdAt: Date.now() })
  await setRoom(matchDb, room.id, { price: 5 })
  expect(await unlock(uid, room.id, { price: 5 })).toBe('price_changed')
  expect(await goldOf(uid)).toBe(1000)
  expect(await unlock(uid, room.id, { price: 5 })).toEqual({ roomId: room.id, price: 5 })
  expect(await goldOf(uid)).toBe(995)
  await endAfter(room, 1)
})

test('coins of a cancelled purchase come back when the ledger was away as it was cancelled', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 100 })
  const dead = { uid, intent: newTicketIntent(), room: room.id, broadcast: room.airedAt, streamerUid: room.streamer }
  const now = Date.now()
  const row = await insertTicket(ledgerDb, { ...dead, amount: 30, share: 0, createdAt: now })
  const deed = { uid, intent: `ticket:${row?.id}`, reason: 'room', now } as const
  await hold(testEnv, { ...deed, to: [{ house: 'sales', gold: 30 }], expiresAt: now + 24 * HOUR_MS })
  const away = () => {
    throw new Error('away')
  }
  const accounts = { getByName: away } as unknown as Env['COIN_ACCOUNTS']
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sweepAt(now + 3 * 60_000, { ...testEnv, COIN_ACCOUNTS: accounts })
  errors.mockRestore()
  expect([await goldOf(uid), await statesOf(uid)]).toEqual([70, ['refused']])
  await sweepAt(now + 4 * 60_000)
  expect(await goldOf(uid)).toBe(100)
  await endAfter(room, 1)
})

test('a purchase that the sweep cancelled is not called one for which there were too few coins', async () => {
  const room = await makePaidRoom()
  const uid = await richUser({ gold: 100 })
  const dead = { uid, intent: newTicketIntent(), room: room.id, broadcast: room.airedAt, streamerUid: room.streamer }
  await insertTicket(ledgerDb, { ...dead, amount: 30, share: 15, createdAt: Date.now() })
  await sweepAt(Date.now() + 3 * 60_000)
  expect(await unlock(uid, room.id, { intent: dead.intent })).toBe('order_moved')
  expect(await goldOf(uid)).toBe(100)
  expect(await unlock(uid, room.id)).toEqual({ roomId: room.id, price: 30 })
  await endAfter(room, 1)
})

test('of two rooms for coins that are enough for one, one is opened', async () => {
  const rooms = [await makePaidRoom(), await makePaidRoom()]
  const uid = await richUser({ gold: 40 })
  const answers = await Promise.all(rooms.map(({ id }) => unlock(uid, id)))
  expect(answers.filter((answer) => answer === 'insufficient_gold')).toHaveLength(1)
  expect(await goldOf(uid)).toBe(10)
  await giveCoins(uid, { gold: 100 })
  for (const { id } of rooms) expect(await unlock(uid, id)).toMatchObject({ price: 30 })
  expect(await goldOf(uid)).toBe(80)
})

test.each(['before', 'after'] as const)(
  'killed %s any statement, a purchase happens once when it is repeated, or comes back when it is not',
  async (when) => {
    for (let at = 0; ; at++) {
      const room = await makePaidRoom()
      const [uid, silent] = [await richUser({ gold: 100 }), await richUser({ gold: 100 })]
      const intent = newTicketIntent()
      const { database, count } = dyingD1(testEnv.LEDGER, at, when)
      const env = { ...testEnv, LEDGER: database }
      await unlock(uid, room.id, { intent }, { env }).catch(() => undefined)
      expect(await unlock(uid, room.id, { intent }), `statement ${at}`).toMatchObject({ price: 30 })
      expect(await goldOf(uid), `statement ${at}`).toBe(70)
      const second = dyingD1(testEnv.LEDGER, at, when)
      await unlock(silent, room.id, {}, { env: { ...testEnv, LEDGER: second.database } }).catch(() => undefined)
      await sweepAt(Date.now() + 3 * 60_000)
      const isHeld = (await statesOf(silent)).includes('held')
      expect(await goldOf(silent), `statement ${at}`).toBe(isHeld ? 70 : 100)
      if (count() <= at) break
    }
  },
)

/** Some forty sweeps, each over all that earlier tests left. */
const KILLED_MS = 120_000

test.each(['before', 'after'] as const)(
  'killed %s any statement, a sweep that runs again settles once',
  async (when) => {
    for (const outcome of ['pay', 'refund'] as const)
      for (let at = 0; ; at++) {
        const room = await makePaidRoom()
        const uid = await richUser({ gold: 100 })
        await unlock(uid, room.id)
        await endAfter(room, outcome === 'pay' ? HOUR_MS : 1)
        const later = Date.now() + HOUR_MS
        const { database, count } = dyingD1(testEnv.LEDGER, at, when)
        const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
        await sweepAt(later, { ...testEnv, LEDGER: database }).catch(() => undefined)
        errors.mockRestore()
        await sweepAt(later)
        await settled([userAccount(room.streamer)])
        const sums = [await goldOf(uid), await goldOf(room.streamer), (await earnedBy(room.streamer))?.gold]
        expect(sums, `${outcome}, statement ${at}`).toEqual(outcome === 'pay' ? [70, 15, 15] : [100, 0, null])
        if (count() <= at) break
      }
  },
  KILLED_MS,
)

test('who has not paid may not speak in the chat, and may as soon as she has', async () => {
  const room = await makePaidRoom()
  const user = await makeUser()
  await giveCoins(user.uid, { gold: 100 })
  const { accountDb } = contextOfTest()
  const presence = new Presence(testEnv, accountDb, matchDb, () => undefined)
  expect(await presence.find(user, room.id, Date.now())).toMatchObject({ mayWatch: false })
  await unlock(user.uid, room.id)
  expect(await presence.find(user, room.id, Date.now())).toMatchObject({ mayWatch: true })
})

test('what was paid is among the own orders, with how it ended', async () => {
  const [on, over] = [await makePaidRoom(), await makePaidRoom()]
  const user = await makeUser()
  await giveCoins(user.uid, { gold: 100 })
  await unlock(user.uid, over.id)
  await unlock(user.uid, on.id)
  await endAfter(over, 1)
  await sweepAt(Date.now())
  const list = async (state?: 'processing' | 'refunded' | 'failed') =>
    (await call(userCalls.listOrders, { kind: 'room', ...(state ? { state } : {}) }, { token: user.token })).list
  expect(await list()).toMatchObject([
    {
      kind: 'room',
      title: { name: 'Derby' },
      amount: 30,
      currency: 'gold',
      state: 'processing',
      link: `/live/${on.id}`,
    },
    { state: 'refunded', link: `/live/${over.id}` },
  ])
  expect([(await list('refunded')).length, (await list('failed')).length]).toEqual([1, 0])
})

test('shared answers tell the price and no address; the call needs a session and a whole price', async () => {
  const room = await makePaidRoom({ url: '/media/sample/field/master.m3u8' })
  const answer = await call(liveCalls.getRoom, { roomId: room.id })
  expect(answer.room.price).toBe(30)
  expect(answer.room.sources).toEqual([{ id: 'main', kind: 'hls', label: 'main', price: 30 }])
  const asked = { intent: newTicketIntent(), roomId: room.id, price: 30 }
  expect((await envelopeOf(ticketCalls.unlockRoom, asked)).errorCode).toBe(3000)
  const { token } = await makeUser()
  for (const wrong of [
    { price: 0 },
    { price: -30 },
    { price: 1.5 },
    { price: 10_000 },
    { price: '30' },
    { intent: 'x' },
  ])
    expect((await envelopeOf(ticketCalls.unlockRoom, { ...asked, ...wrong }, { token })).errorCode).toBe(4000)
})

test('a user begins thirty purchases an hour at most', async () => {
  const uid = await richUser()
  const insert = (broadcast: number) =>
    insertTicket(ledgerDb, {
      ...{ uid, intent: newTicketIntent(), room: 7_499_999, broadcast, streamerUid: 1, amount: 1, share: 0 },
      createdAt: Date.now(),
    })
  for (let time = 1; time <= 30; time++) expect(await insert(time)).not.toBeNull()
  expect(await insert(31)).toBeNull()
  await testEnv.LEDGER.prepare('delete from room_tickets where uid = ?').bind(uid).run()
})

test('purchases are found by indexes', async () => {
  const of = { room: 1, broadcast: 1 }
  const plans = await Promise.all([
    explainedInLedger((db) => findOpen(db, 1, of)),
    explainedInLedger((db) => readUnfinished(db, 1, 1)),
    explainedInLedger((db) => readTicketsBefore(db, 1, { limit: 1 })),
  ])
  const all = plans.flatMap((each) => each.plans)
  expect([scansIn(all), sortsIn(all)]).toEqual([[], []])
  const byLot = await Promise.all([
    explainedInLedger((db) => readHeldBroadcasts(db, 1)),
    explainedInLedger((db) => readHeld(db, [of], 1)),
  ])
  const refused = await explainedInLedger((db) => readRefused(db, { after: 1, before: 2 }, 1))
  expect(refused.plans.join('\n')).toContain('room_tickets_refused')
  for (const { plans: found } of byLot) expect(found.join('\n')).toContain('room_tickets_held')
})

test('while a broadcast is sold its streamer cannot let fewer people in, and after it can', async () => {
  const [streamer, viewer] = [await makeUser(['anchor']), await richUser({ gold: 100 })]
  const room = await makePaidRoom({ uid: streamer.uid })
  const form = { title: 'Derby', language: 'en_US' as const, announcement: '', label: '', price: 30 }
  const allow = async (access: 'everybody' | 'user' | 'svip') =>
    (await envelopeOf(streamerCalls.setOwnRoom, { ...form, access }, { token: streamer.token })).errorMsg
  expect(await allow('user')).toBeUndefined()
  expect(await unlock(viewer, room.id)).toEqual({ roomId: room.id, price: 30 })
  expect(await allow('svip')).toBe('room_sold')
  expect((await readRoom(matchDb, room.id))?.access).toBe('user')
  expect(await allow('everybody')).toBeUndefined()
  await goOffAir(matchDb, room.id, room.airedAt + BROADCAST_MS_MIN)
  expect(await allow('svip')).toBeUndefined()
})
