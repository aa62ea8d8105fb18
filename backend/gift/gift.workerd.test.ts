import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { userAccount } from '#backend/coins/account-names.ts'
import { auditLedger } from '#backend/coins/audit.ts'
import { balanceOf } from '#backend/coins/coins.ts'
import type { Env } from '#backend/core/env.ts'
import { giftCalls } from '#contract/gift.ts'
import { COMBO_MS } from '#contract/gift-rules.ts'
import { changeAccount, makeUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { TestChat } from '#tests/support/backend/chat.ts'
import { dyingD1 } from '#tests/support/backend/dying-database.ts'
import { explainedInLedger, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import {
  giftContext,
  give,
  makeGiftRoom,
  newGiftIntent,
  putGiftBrand,
  removeGifts,
} from '#tests/support/backend/gifts.ts'
import { giveCoins, ledgerDb, linesOf, richUser, settled } from '#tests/support/backend/ledger.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { readOwnTotal, readTotals } from './boards.store.ts'
import { CATALOGUE } from './catalogue.ts'
import { sweepGifts } from './finish-gift.ts'
import { getGiftBoard, getOwnGiftPlace } from './get-board.ts'
import { findGift, insertGift, readUnfinishedGifts, removeOldGifts } from './gifts.store.ts'
import { periodAt } from './periods.ts'

const MINUTE_MS = 60_000
const LATER = () => Date.now() + 5 * MINUTE_MS
const NO_BYTES = new Uint8Array(0)

beforeAll(async () => {
  await putGiftBrand('gifts')
  await putGiftBrand('gifts-all', { giftShare: 100 })
  await putGiftBrand('gifts-odd', { giftShare: 33 })
  await putGiftBrand('gifts-off', { features: { gifts: false } })
  await putGiftBrand('gifts-abroad', { featuresOffByCountry: { JP: ['gifts'] } })
})
afterAll(async () => {
  await removeGifts()
  for (const id of ['gifts', 'gifts-all', 'gifts-odd', 'gifts-off', 'gifts-abroad'])
    await testEnv.BRANDS.delete(`brand:${id}`)
})

/** A user who is somebody, with coins. */
async function giver(amounts: { gold?: number; diamond?: number }) {
  const user = await makeUser()
  await giveCoins(user.uid, amounts)
  return user
}

const storedOf = async (uid: number) => {
  const { results } = await testEnv.LEDGER.prepare('select state, amount, share, combo from gifts where uid = ?')
    .bind(uid)
    .all<{ state: string; amount: number; share: number; combo: number }>()
  return results
}

const boardOf = async (roomId: number, type: 'day' | 'week' | 'room' = 'room') =>
  ((await getGiftBoard({ ...contextOfTest(), now: Date.now() }, { type, roomId }, NO_BYTES)) as { fans: unknown[] })
    .fans
const ownOf = (uid: number, roomId: number, type: 'day' | 'week' | 'room' = 'room') =>
  getOwnGiftPlace(giftContext(uid), { type, roomId }, NO_BYTES)

test('slow mode holds no gift back, and a gift no word', async () => {
  const { id } = await makeGiftRoom()
  await testEnv.CHAT_ROOMS.getByName(String(id)).moderate({ modes: { slowSeconds: 60 } }, 1)
  const ann = await giver({ gold: 100 })
  const page = await TestChat.openAs(ann, id)
  await give(ann, id)
  await eventually(() => page.messages.length === 1)
  await give(ann, id)
  await eventually(() => page.messages.length === 2)
  expect(await page.answer(page.say('For you'))).toMatchObject({ type: 'said' })
  expect(await page.answer(page.say('And more'))).toMatchObject({ why: 'slow_mode' })
  page.close()
})

test('a gift is paid by one transfer to streamer and house, shown in the room, and counted in its lists', async () => {
  const { id, streamer } = await makeGiftRoom()
  const ann = await giver({ gold: 100 })
  const page = await TestChat.open(id)
  const deferred: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  expect(await give(ann, id, { giftId: 2, price: 5, count: 3 }, { defer })).toEqual({ giftId: 2, count: 3, combo: 3 })
  await Promise.all(deferred)
  const shown = await eventually(() => page.messages[0])
  expect(shown).toMatchObject({
    id: 1,
    text: '',
    by: { uid: ann.uid, name: ann.username },
    gift: { id: 2, count: 3, combo: 3 },
  })
  expect(JSON.stringify(page.frames)).not.toContain('nonce')
  // Half a coin is the streamer’s.
  expect(await balanceOf(testEnv, ann.uid)).toEqual({ gold: 85, diamond: 0 })
  expect(await eventually(async () => (await balanceOf(testEnv, streamer ?? 0)).gold)).toBe(8)
  const lines = (await linesOf(ann.uid)).slice(1)
  expect(lines.map(({ gold }) => gold)).toEqual([-8, -7])
  for (const line of lines) expect(line).toMatchObject({ reason: 'gift', link: `gift-room:${id}` })
  expect((await linesOf(streamer ?? 0))[0]).toMatchObject({ reason: 'gift', link: `gift-room:${id}`, step: 'receive' })
  for (const type of ['day', 'week', 'room'] as const) {
    expect(await boardOf(id, type)).toEqual([{ place: 1, uid: ann.uid, name: ann.username, value: 15 }])
    expect(await ownOf(ann.uid, id, type)).toEqual({ own: { place: 1, value: 15 } })
  }
  page.close()
})

test.each([
  ['gifts', 7, 4],
  ['gifts-all', 7, 7],
  ['gifts-odd', 7, 2],
])('of brand %s the streamer gets her share of seven, the house the rest', async (brand, count, share) => {
  const { id, streamer } = await makeGiftRoom()
  const uid = await richUser({ gold: count })
  expect(await give({ uid }, id, { count }, { brand })).toMatchObject({ count })
  expect(await eventually(async () => (await balanceOf(testEnv, streamer ?? 0)).gold)).toBe(share)
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 0 })
  const parts = (await linesOf(uid)).filter(({ reason }) => reason === 'gift').map(({ gold }) => gold)
  expect(parts).toEqual(share === count ? [-share] : [-share, share - count])
})

test('a share of nothing goes nowhere, and a simulated streamer has none', async () => {
  const uid = await richUser({ gold: 2 })
  const real = await makeGiftRoom()
  const simulated = await makeGiftRoom({ uid: null })
  for (const { id } of [real, simulated])
    expect(await give({ uid }, id, {}, { brand: 'gifts-odd' })).toMatchObject({ count: 1 })
  const lines = (await linesOf(uid)).filter(({ reason }) => reason === 'gift')
  expect(lines.map(({ gold, counterpart }) => [gold, counterpart.split('#')[0]])).toEqual([
    [-1, 'house:sales'],
    [-1, 'house:sales'],
  ])
  expect(await linesOf(real.streamer ?? 0)).toEqual([])
})

test('many small gifts pay the streamer as much as a large one', async () => {
  const [small, large] = [await makeGiftRoom(), await makeGiftRoom()]
  const [ann, bob] = [await richUser({ gold: 21 }), await richUser({ gold: 21 })]
  for (let press = 0; press < 21; press += 1) await give({ uid: ann }, small.id)
  await give({ uid: bob }, large.id, { count: 21 })
  for (const { streamer } of [small, large])
    expect(await eventually(async () => (await balanceOf(testEnv, streamer ?? 0)).gold)).toBe(11)
  for (const { share } of await storedOf(ann)) expect([0, 1]).toContain(share)
})

test('of another part a gift pays that, whatever was given before', async () => {
  const { id } = await makeGiftRoom()
  const uid = await richUser({ gold: 200 })
  await give({ uid }, id, { count: 100 }, { brand: 'gifts-odd' })
  await give({ uid }, id, { count: 80 })
  expect((await storedOf(uid)).map(({ amount, share }) => [amount, share])).toEqual(
    expect.arrayContaining([
      [100, 33],
      [80, 40],
    ]),
  )
})

test('one intent sent twenty times is one gift, and another gift under it is refused', async () => {
  const { id } = await makeGiftRoom()
  const ann = await giver({ gold: 100 })
  const page = await TestChat.open(id)
  const intent = newGiftIntent()
  const deferred: Promise<unknown>[] = []
  const defer = (work: Promise<unknown>) => void deferred.push(work)
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(ann, id, { intent }, { defer })))
  for (const answer of answers) expect(answer).toEqual({ giftId: 1, count: 1, combo: 1 })
  expect(await give(ann, id, { intent, count: 2 })).toBe('invalid_input')
  await Promise.all(deferred)
  expect(deferred).toHaveLength(20)
  expect(await balanceOf(testEnv, ann.uid)).toEqual({ gold: 99, diamond: 0 })
  expect(await storedOf(ann.uid)).toEqual([{ state: 'done', amount: 1, share: 1, combo: 1 }])
  expect(await boardOf(id)).toMatchObject([{ value: 1 }])
  await eventually(() => page.messages[0])
  expect(page.messages.map(({ gift }) => gift)).toEqual([{ id: 1, count: 1, combo: 1 }])
  page.close()
})

test('of gifts sent at once no more are given than the sender can pay, and the sums agree', async () => {
  const { id, streamer } = await makeGiftRoom()
  const uid = await richUser({ diamond: 110 })
  const answers = await Promise.all(Array.from({ length: 10 }, () => give({ uid }, id, { giftId: 7, price: 20 })))
  expect(answers.filter((answer) => answer === 'insufficient_diamond')).toHaveLength(5)
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 10 })
  expect(await eventually(async () => (await balanceOf(testEnv, streamer ?? 0)).diamond === 50)).toBe(true)
  expect(await boardOf(id)).toMatchObject([{ uid, value: 100 }])
  await settled([userAccount(uid), userAccount(streamer ?? 0)])
  expect(await auditLedger(testEnv, Date.now())).toMatchObject({ faults: [] })
})

test('with too little nothing moves, and nothing is stored', async () => {
  const { id } = await makeGiftRoom()
  const uid = await richUser({ gold: 4, diamond: 1000 })
  const heart = { giftId: 2, price: 5 }
  expect(await give({ uid }, id, heart)).toBe('insufficient_gold')
  expect(await storedOf(uid)).toEqual([])
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 4, diamond: 1000 })
  expect(await boardOf(id)).toEqual([])
})

test('who spends the coins while a gift is on its way gives none, and the same press never does later', async () => {
  const { id } = await makeGiftRoom()
  const uid = await richUser({ gold: 5 })
  const heart = { giftId: 2, price: 5, intent: newGiftIntent() }
  await expect(give({ uid }, id, heart, { env: dyingLedger('before') })).rejects.toThrow('the ledger is gone')
  await give({ uid }, id, { count: 5 })
  expect(await give({ uid }, id, heart)).toBe('insufficient_gold')
  await giveCoins(uid, { gold: 100 })
  expect(await give({ uid }, id, heart)).toBe('insufficient_gold')
  expect(await sweepGifts({ ...giftContext(uid), now: LATER() })).toBe(0)
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 100, diamond: 0 })
  expect(await boardOf(id)).toMatchObject([{ value: 5 }])
})

test('nobody gives in a room that has ended or is hidden, to herself, where there are no gifts, or what is none', async () => {
  const { uid } = await giver({ gold: 100 })
  const refusal = async (room: Parameters<typeof makeGiftRoom>[0], more = {}, asked = {}) =>
    give({ uid }, (await makeGiftRoom(room)).id, asked, more)
  expect(await refusal({ state: 'ended' })).toBe('order_over')
  expect(await refusal({ visibility: 'hidden' })).toBe('not_found')
  expect(await refusal({ uid })).toBe('not_yourself')
  expect(await refusal({ access: 'vip' })).toBe('forbidden')
  expect(await refusal({}, { brand: 'gifts-off' })).toBe('not_found')
  expect(await refusal({}, { brand: 'gifts-nobody' })).toBe('not_found')
  expect(await refusal({}, { brand: 'gifts-abroad', country: 'JP' })).toBe('not_found')
  expect(await refusal({}, {}, { giftId: 4711 })).toBe('not_found')
  expect(await refusal({}, {}, { price: 2 })).toBe('price_changed')
  expect(await give({ uid }, 7_429_998)).toBe('not_found')
  expect(await give({ uid }, -1)).toBe('not_found')
  for (const gone of [{ bannedAt: 1 }, { deletingAt: Date.now() + MINUTE_MS }]) {
    const { id, streamer } = await makeGiftRoom({ state: 'waiting' })
    await changeAccount(streamer ?? 0, gone)
    expect(await give({ uid }, id), 'the streamer is banned, or leaves').toBe('not_found')
  }
  expect(await storedOf(uid)).toEqual([])
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 100, diamond: 0 })
  expect(await refusal({ state: 'waiting' })).toMatchObject({ count: 1 })
  expect(await refusal({}, { brand: 'gifts-abroad', country: 'FR' })).toMatchObject({ count: 1 })
})

test('the same gift again soon goes on with its run, in this room only', async () => {
  const [one, other] = [await makeGiftRoom(), await makeGiftRoom()]
  const uid = await richUser({ gold: 100 })
  const now = Date.now()
  const runOf = async (room: number, at: number, asked = {}) => {
    const sent = await give({ uid }, room, asked, { now: now + at })
    return typeof sent === 'object' && 'combo' in sent ? sent.combo : sent
  }
  expect(await runOf(one.id, 0)).toBe(1)
  expect(await runOf(one.id, 1000, { count: 10 })).toBe(11)
  expect(await runOf(other.id, 1500)).toBe(1)
  expect(await runOf(one.id, 2000, { giftId: 2, price: 5 })).toBe(1)
  expect(await runOf(one.id, 1000 + COMBO_MS)).toBe(12)
  expect(await runOf(one.id, 1001 + 2 * COMBO_MS)).toBe(1)
})

test('a burst of one user is one line of a frame, and neither gifts nor words leave the other no room', async () => {
  const { id } = await makeGiftRoom()
  const page = await TestChat.open(id)
  const room = testEnv.CHAT_ROOMS.getByName(String(id))
  const by = (uid: number) => ({ uid, name: `u${uid}`, level: 1 })
  const gift = (uid: number, nonce: string, combo: number) =>
    room.gift({ by: by(uid), text: '', nonce, gift: { id: 1, count: 1, combo } })
  // The first frame goes at once: the rest waits for the next.
  await gift(1, 'gift-00000', 1)
  await Promise.all([
    ...Array.from({ length: 20 }, (_, at) => gift(1, `gift-burst-${at}`, at + 2)),
    ...Array.from({ length: 20 }, (_, at) => gift(100 + at, `gift-other-${at}`, 1)),
    room.post(Array.from({ length: 20 }, (_, at) => ({ by: by(200 + at), text: `t${at}`, nonce: `nonce-${at}` }))),
  ])
  await eventually(() => page.of('messages').length === 2)
  const { messages, more } = page.of('messages')[1] ?? { messages: [] }
  expect(messages.filter((message) => message.gift)).toHaveLength(4)
  expect(messages.filter(({ text }) => text)).toHaveLength(6)
  expect(more).toBe(41 - 10)
  const ids = messages.map((message) => message.id)
  expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  const { messages: kept } = await room.enter('test')
  const own = kept.filter((message) => message.by.uid === 1).map((message) => message.gift)
  expect(own.slice(0, 1)).toEqual([{ id: 1, count: 1, combo: 1 }])
  if (own[1]) expect(own[1]).toEqual({ id: 1, count: 20, combo: 21 })
  await gift(1, 'gift-burst-3', 5)
  await room.gift({ by: by(1), text: '', nonce: 'gift-later', gift: { id: 1, count: 1, combo: 22 } })
  await eventually(() => page.of('messages').length === 3)
  expect(page.of('messages')[2]?.messages.map((message) => message.gift)).toEqual([{ id: 1, count: 1, combo: 22 }])
  await room.leave('test')
  page.close()
})

test.each(['before', 'after'] as const)('killed %s any statement, a gift is paid and counted once', async (when) => {
  for (let at = 0; ; at++) {
    const { id, streamer } = await makeGiftRoom()
    const uid = await richUser({ gold: 20 })
    const asked = { intent: newGiftIntent(), giftId: 3, price: 10 }
    const { database, count } = dyingD1(testEnv.LEDGER, at, when)
    await give({ uid }, id, asked, { env: { ...testEnv, LEDGER: database } }).catch(() => undefined)
    if (at % 2 === 0) expect(await give({ uid }, id, asked), `statement ${at}`).toMatchObject({ combo: 1 })
    await sweepGifts({ ...giftContext(uid), now: LATER() })
    const begun = (await storedOf(uid)).length
    expect(await balanceOf(testEnv, uid), `statement ${at}`).toEqual({ gold: 20 - 10 * begun, diamond: 0 })
    expect(await storedOf(uid)).toEqual(
      Array.from({ length: begun }, () => ({ state: 'done', amount: 10, share: 5, combo: 1 })),
    )
    expect(await boardOf(id), `statement ${at}`).toMatchObject(begun ? [{ uid, value: 10 }] : [])
    expect(await eventually(async () => (await balanceOf(testEnv, streamer ?? 0)).gold === 5 * begun)).toBe(true)
    if (count() <= at) {
      expect(at).toBeGreaterThan(2)
      break
    }
  }
})

/** Accounts of the ledger whose calls fail, before or after they have done their work. */
const dyingLedger = (when: 'before' | 'after'): Env => ({
  ...testEnv,
  COIN_ACCOUNTS: {
    getByName: (name: string) => ({
      balance: (account: string) => testEnv.COIN_ACCOUNTS.getByName(name).balance(account),
      move: async (...asked: Parameters<ReturnType<Env['COIN_ACCOUNTS']['getByName']>['move']>) => {
        if (when === 'after') await testEnv.COIN_ACCOUNTS.getByName(name).move(...asked)
        throw new Error('the ledger is gone')
      },
    }),
  } as unknown as Env['COIN_ACCOUNTS'],
})

test.each(['before', 'after'] as const)(
  'killed %s the ledger’s answer, the sweep pays, counts and shows the gift',
  async (when) => {
    const { id } = await makeGiftRoom()
    const ann = await giver({ gold: 20 })
    const page = await TestChat.open(id)
    await expect(give(ann, id, { giftId: 3, price: 10 }, { env: dyingLedger(when) })).rejects.toThrow('ledger is gone')
    expect(await boardOf(id)).toEqual([])
    expect(await sweepGifts({ ...giftContext(ann.uid), now: Date.now() + MINUTE_MS })).toBe(0)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await sweepGifts({ ...giftContext(ann.uid, { env: dyingLedger(when) }), now: LATER() })).toBe(0)
    expect(errors).toHaveBeenCalledOnce()
    errors.mockRestore()
    expect(await sweepGifts({ ...giftContext(ann.uid), now: LATER() })).toBe(1)
    expect(await eventually(() => page.messages[0])).toMatchObject({ gift: { id: 3, count: 1, combo: 1 } })
    expect(await balanceOf(testEnv, ann.uid)).toEqual({ gold: 10, diamond: 0 })
    expect(await boardOf(id)).toMatchObject([{ uid: ann.uid, value: 10 }])
    page.close()
  },
)

test('a room that cannot be told costs nobody the gift', async () => {
  const { id } = await makeGiftRoom()
  const ann = await giver({ gold: 20 })
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const deferred: Promise<unknown>[] = []
  const gone = { getByName: () => ({ gift: () => Promise.reject(new Error('gone')) }) } as unknown as Env['CHAT_ROOMS']
  const sent = await give(
    ann,
    id,
    {},
    { env: { ...testEnv, CHAT_ROOMS: gone }, defer: (work) => void deferred.push(work) },
  )
  await Promise.all(deferred)
  expect(sent).toMatchObject({ count: 1 })
  expect(errors).toHaveBeenCalledOnce()
  errors.mockRestore()
  expect(await boardOf(id)).toMatchObject([{ value: 1 }])
})

test('who gave more stands before who gave less, then who was first; a name that is gone is left out', async () => {
  const { id } = await makeGiftRoom()
  const [ann, ben] = [await giver({ gold: 100 }), await giver({ gold: 100 })]
  const cat = await richUser({ gold: 100 })
  const now = Date.now()
  await give(ann, id, { count: 5 }, { now })
  await give(ben, id, { count: 5 }, { now: now + 1 })
  await give({ uid: cat }, id, { count: 9 }, { now: now + 2 })
  expect(await boardOf(id)).toEqual([
    { place: 1, uid: cat, value: 9 },
    { place: 2, uid: ann.uid, name: ann.username, value: 5 },
    { place: 3, uid: ben.uid, name: ben.username, value: 5 },
  ])
  for (const [place, uid] of [
    [1, cat],
    [2, ann.uid],
    [3, ben.uid],
  ] as const)
    expect(await ownOf(uid, id)).toMatchObject({ own: { place } })
  expect(await ownOf(1, id)).toEqual({})
  await testEnv.ACCOUNTS.prepare('update accounts set banned_at = ? where uid = ?').bind(now, ann.uid).run()
  expect((await boardOf(id))[1], 'nobody reads the name of who is banned').toEqual({ place: 2, uid: ann.uid, value: 5 })
})

test('lists and sweeps read from indexes, however many gave', async () => {
  const { id } = await makeGiftRoom()
  const period = periodAt('week', Date.now()).name
  await testEnv.LEDGER.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
      insert into gift_totals (room, period, uid, value, at) select ?, ?, 8_100_000_000 + i, i, i from n`,
  )
    .bind(id, period)
    .run()
  const top = await explainedInLedger((db) => readTotals(db, id, period))
  expect(top.answer).toHaveLength(20)
  const own = await explainedInLedger((db) => readOwnTotal(db, id, period, 8_100_000_001))
  expect(own.answer).toEqual({ value: 1, place: 1000 })
  const others = await Promise.all([
    explainedInLedger((db) => readUnfinishedGifts(db, Date.now(), 10, 'oldest')),
    explainedInLedger((db) => findGift(db, 1, 'nothing')),
    explainedInLedger((db) => removeOldGifts(db, 0)),
  ])
  const plans = [top, own, ...others].flatMap((each) => each.plans)
  expect(plans.length).toBeGreaterThan(4)
  // The ids and rows of a sub-query are gone through once.
  expect(scansIn(plans).filter((step) => !/^SCAN \(?(?:own|\(subquery)/.test(step))).toEqual([])
  expect(sortsIn(plans)).toEqual([])
})

test('what was refused and lists that ended are kept for thirty days', async () => {
  const { id } = await makeGiftRoom()
  const [poor, rich] = [await richUser(), await richUser({ gold: 10 })]
  const now = Date.now()
  await insertGift(ledgerDb, {
    uid: poor,
    intent: newGiftIntent(),
    room: id,
    streamerUid: null,
    gift: 1,
    count: 1,
    currency: 'gold',
    amount: 1,
    percent: 50,
    createdAt: now,
  })
  await sweepGifts({ ...giftContext(poor), now: LATER() })
  await give({ uid: rich }, id)
  const periods = async () => {
    const { results } = await testEnv.LEDGER.prepare('select period from gift_totals where room = ? order by period')
      .bind(id)
      .all<{ period: string }>()
    return results.map(({ period }) => period[0])
  }
  const DAY_MS = 24 * 3_600_000
  await removeOldGifts(ledgerDb, now + 29 * DAY_MS)
  expect([(await storedOf(poor)).length, await periods()]).toEqual([1, ['d', 'r', 'w']])
  await removeOldGifts(ledgerDb, now + 40 * DAY_MS)
  expect([(await storedOf(poor)).length, await periods(), (await storedOf(rich)).length]).toEqual([0, ['r'], 1])
})

test('a user sends three hundred gifts in ten minutes at most', async () => {
  const { id } = await makeGiftRoom()
  const uid = await richUser()
  const row = { uid, room: id, streamerUid: null, gift: 1, count: 1, currency: 'gold', amount: 1, percent: 50 } as const
  const now = Date.now()
  const insert = (at: number) => insertGift(ledgerDb, { ...row, intent: newGiftIntent(), createdAt: at })
  for (let sent = 0; sent < 300; sent += 1) expect(await insert(now)).not.toBeNull()
  expect(await insert(now + MINUTE_MS)).toBeNull()
  expect(await insert(now + 11 * MINUTE_MS)).not.toBeNull()
  await testEnv.LEDGER.prepare('delete from gifts where uid = ?').bind(uid).run()
})

test('the catalogue is everybody’s, in the language of the page; giving needs a session', async () => {
  const { gifts } = await call(giftCalls.listGifts, {}, { lan: 'zh_CN' })
  expect(gifts).toHaveLength(CATALOGUE.length)
  expect(new Set(gifts.map(({ id }) => id)).size).toBe(gifts.length)
  expect(gifts[0]).toEqual({
    id: 1,
    name: '\u661f\u661f',
    price: 1,
    currency: 'gold',
    picture: '/gifts/star.svg',
    animation: '/gifts/star.svga',
  })
  const asked = { intent: newGiftIntent(), roomId: 7_420_001, giftId: 1, count: 1, price: 1 }
  expect((await envelopeOf(giftCalls.sendGift, asked)).errorCode).toBe(3000)
  expect((await envelopeOf(giftCalls.getOwnGiftPlace, { type: 'day', roomId: 7_420_001 })).errorCode).toBe(3000)
  const { token } = await makeUser()
  for (const wrong of [{ count: 0 }, { count: 1000 }, { count: 1.5 }, { count: -1 }, { intent: 'x' }, { giftId: '1' }])
    expect((await envelopeOf(giftCalls.sendGift, { ...asked, ...wrong }, { token })).errorCode).toBe(4000)
  expect(await call(giftCalls.getGiftBoard, { type: 'day', roomId: 7_420_001 })).toHaveProperty('fans')
})
