import { afterAll, beforeAll, expect, test } from 'vitest'
import { revenueCalls } from '#contract/revenue.ts'
import { changeAccount, makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { explainedInLedger, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { give, putGiftBrand } from '#tests/support/backend/gifts.ts'
import { giveCoins, ledgerDb } from '#tests/support/backend/ledger.ts'
import { makePaidRoom, putTicketBrand, removePaidRooms, settleAs, unlock } from '#tests/support/backend/tickets.ts'
import { countGift, findGift } from '../gift/gifts.store.ts'
import { readDays, readGiftsFor, readTicketsFor } from './revenue.store.ts'

beforeAll(async () => {
  await putGiftBrand('gifts')
  await putTicketBrand()
})
afterAll(async () => {
  await removePaidRooms()
  for (const id of ['gifts', 'tickets']) await testEnv.BRANDS.delete(`brand:${id}`)
})

const asOf = ({ token }: TestUser) => ({ token, at: new Date().toISOString() })
const totals = async (user: TestUser, days?: string) =>
  (await call(revenueCalls.getRevenueTotals, days ? { days } : {}, asOf(user))).days
const list = (user: TestUser, before?: string) => call(revenueCalls.listRevenue, before ? { before } : {}, asOf(user))

async function giver(): Promise<TestUser> {
  const user = await makeUser()
  await giveCoins(user.uid, { gold: 1000, diamond: 1000 })
  return user
}

test('a streamer sees the share of gifts and paid broadcasts, in totals and one by one; nobody else does', async () => {
  const streamer = await makeUser(['anchor'])
  const other = await makeUser(['anchor'])
  const ann = await giver()
  const room = await makePaidRoom({ uid: streamer.uid })
  const { id } = room
  await unlock(ann.uid, id)
  const intent = 'revenue-intent-1'
  await give(ann, id, { giftId: 2, price: 5, count: 3, intent })
  await give(ann, id, { giftId: 7, price: 20 })
  // What is set aside is not earned yet.
  expect((await totals(streamer)).at(-1)).toMatchObject({ gold: 8, diamond: 10, gifts: 2, rooms: 0 })
  await settleAs(room, 3_600_000)
  // Counted again, as a retry would.
  const gift = await findGift(ledgerDb, ann.uid, intent)
  if (gift) await countGift(ledgerDb, gift, Date.now())
  const days = await totals(streamer)
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ gold: 23, diamond: 10, gifts: 2, rooms: 1 })
  expect(days.slice(0, -1).every(({ gold, diamond }) => gold + diamond === 0)).toBe(true)
  for (const count of ['7', '14']) expect(await totals(streamer, count)).toHaveLength(Number(count))
  const { list: rows, next } = await list(streamer)
  expect(next).toBeUndefined()
  expect(rows.map(({ kind, amount, share, currency, name }) => [kind, amount, share, currency, name])).toEqual(
    expect.arrayContaining([
      ['room', 30, 15, 'gold', ann.username],
      ['gift', 20, 10, 'diamond', ann.username],
      ['gift', 15, 8, 'gold', ann.username],
    ]),
  )
  expect(rows.find(({ amount }) => amount === 15)).toMatchObject({ gift: 'Heart', count: 3 })
  expect(JSON.stringify(rows)).not.toContain(String(ann.uid))
  expect(await list(other)).toEqual({ list: [] })
  expect((await totals(other)).every(({ gold, diamond }) => gold + diamond === 0)).toBe(true)
  await changeAccount(ann.uid, { bannedAt: Date.now() })
  expect((await list(streamer)).list.map(({ name }) => name)).toEqual([undefined, undefined, undefined])
})

test('the details come in parts that miss and repeat nothing, also of one moment', async () => {
  const streamer = await makeUser(['anchor'])
  const now = Date.now()
  const insert = testEnv.LEDGER.prepare(
    `insert into gifts (id, uid, intent, room, streamer_uid, gift, count, currency, share, amount, combo, state, created_at)
     values (?, 5, ?, 7499989, ?, 1, 1, 'gold', 1, 2, 1, 'done', ?)`,
  )
  const ticket = testEnv.LEDGER.prepare(
    `insert into room_tickets (id, uid, intent, room, broadcast, streamer_uid, share, amount, state, created_at, settled_at)
     values (?, ?, ?, 7499990, 1, ?, 1, 2, 'done', 1, ?)`,
  )
  await testEnv.LEDGER.batch([
    ...Array.from({ length: 30 }, (_, at) =>
      insert.bind(streamer.uid * 100 + at, `r-${streamer.uid}-${at}`, streamer.uid, now - (at % 3) * 1000),
    ),
    ...Array.from({ length: 25 }, (_, at) =>
      ticket.bind(streamer.uid * 100 + 50 + at, at + 1, `r-${streamer.uid}-${at}`, streamer.uid, now - (at % 3) * 1000),
    ),
  ])
  const seen: string[] = []
  let before: string | undefined
  for (let part = 0; part < 10; part++) {
    const { list: rows, next } = await list(streamer, before)
    seen.push(...rows.map(({ kind, id }) => `${kind}${id}`))
    before = next
    if (next === undefined) break
  }
  expect(seen).toHaveLength(55)
  expect(new Set(seen).size).toBe(55)
})

test('both need a streamer, and are read from indexes', async () => {
  const user = await makeUser()
  for (const entry of [revenueCalls.getRevenueTotals, revenueCalls.listRevenue]) {
    expect((await envelopeOf(entry, {})).errorCode).toBe(3000)
    expect((await envelopeOf(entry, {}, { token: user.token })).errorCode).toBe(4003)
  }
  const streamer = await makeUser(['anchor'])
  for (const days of ['8', '0', '365', 'x'])
    expect((await envelopeOf(revenueCalls.getRevenueTotals, { days }, asOf(streamer))).errorCode).toBe(4000)
  expect((await envelopeOf(revenueCalls.listRevenue, { before: '1-1;' }, asOf(streamer))).errorCode).toBe(4000)
  const asked = { limit: 21, before: { at: 1, id: 1 } }
  const plans = await Promise.all([
    explainedInLedger((db) => readDays(db, 1, '2026-11-23')),
    explainedInLedger((db) => readGiftsFor(db, 1, asked)),
    explainedInLedger((db) => readTicketsFor(db, 1, asked)),
    explainedInLedger((db) => readGiftsFor(db, 1, { limit: 21 })),
  ])
  const all = plans.flatMap((each) => each.plans)
  expect([scansIn(all), sortsIn(all)]).toEqual([[], []])
})
