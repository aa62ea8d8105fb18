import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { balanceOf, hold } from '#backend/coins/coins.ts'
import type { Viewer } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { Fail } from '#backend/core/fail.ts'
import { membershipOrders } from '#backend/db/accounts/schema/membership-orders.ts'
import { notices } from '#backend/db/accounts/schema/notices.ts'
import { type AccountDatabase, openAccountDatabase } from '#backend/db/database.ts'
import { findMembership, setMembership } from '#backend/identity/memberships.store.ts'
import type { Input } from '#contract/call.ts'
import { membershipCalls } from '#contract/membership.ts'
import { periodMs } from '#contract/membership-rules.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { Died, dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { giveCoins, linesOf, proofOf } from '#tests/support/backend/ledger.ts'
import { putShop } from '#tests/support/backend/shop.ts'
import { userAccount } from '../coins/account-names.ts'
import { buyMembership } from './buy-membership.ts'
import { getVipAmount, listMembershipOrders } from './list-memberships.ts'
import { sendMembershipNotices } from './notices.ts'
import { insertOrder, readBought, readDueOrders, readHeld } from './orders.store.ts'
import { quoteOf } from './quote.ts'
import { settleOrder } from './settle-order.ts'
import { sweepMembershipOrders } from './sweep-orders.ts'

type Wanted = Input<(typeof membershipCalls)['buyMembership']>
const MINUTE = 60_000
const DAY = 24 * 3_600_000
const NOW = Date.parse('2026-11-20T19:30:00.000Z')
const db = openAccountDatabase(testEnv)

let intents = 0
const newIntent = () => `intent-${++intents}-${crypto.randomUUID().slice(0, 8)}`

const viewerOf = ({ uid, sessionId }: Pick<TestUser, 'uid' | 'sessionId'>): Viewer => ({ uid, sessionId, roles: [] })
const contextAt = (viewer: Viewer, now = NOW, accountDb: AccountDatabase = db) => ({
  ...contextOfTest(),
  viewer,
  now,
  accountDb,
})

async function buyer(gold: number, diamond = 0) {
  const user = await makeUser()
  if (gold || diamond) await giveCoins(user.uid, { gold, diamond })
  return { user, viewer: viewerOf(user), uid: user.uid }
}

const MONTH: Wanted = { tier: 'vip', period: 'month', currency: 'gold', amount: 300, intent: '' }

/** Buys at a time; the record, or the name of the error. */
async function buy(viewer: Viewer, wanted: Partial<Wanted> = {}, now = NOW, accountDb = db) {
  const asked = { ...MONTH, intent: newIntent(), ...wanted }
  const outcome = await buyMembership(contextAt(viewer, now, accountDb), asked, new Uint8Array())
  return outcome instanceof Fail ? outcome.name : outcome
}

const ordersOf = (uid: number) => db.select().from(membershipOrders).where(eq(membershipOrders.uid, uid))
const sweepAt = (now: number) => sweepMembershipOrders({ env: testEnv, accountDb: db, now })
const noticesOf = (uid: number) => db.select().from(notices).where(eq(notices.uid, uid)).orderBy(notices.createdAt)

test('the lists of VIP and SVIP have every period with its price', async () => {
  expect(await call(membershipCalls.listVipOffers, {})).toEqual({
    list: [
      { period: 'month', days: 30, price: 300 },
      { period: 'quarter', days: 90, price: 810 },
      { period: 'year', days: 365, price: 2880 },
    ],
  })
  expect((await call(membershipCalls.listSvipOffers, {})).list.map(({ price }) => price)).toEqual([600, 1620, 5760])
})

test('a period is bought with coins: they are paid, roles follow at once, the record says so', async () => {
  const { user, uid } = await buyer(1000)
  const { token } = user
  const bought = await call(membershipCalls.buyMembership, { ...MONTH, intent: newIntent() }, { token })
  expect(bought).toMatchObject({ tier: 'vip', period: 'month', price: 300, amount: 300, currency: 'gold' })
  expect(Date.parse(bought.until) - Date.parse(bought.from)).toBe(periodMs('month'))
  const { user: own } = await call(userCalls.getUser, {}, { token })
  expect(own.roles).toEqual(['vip'])
  expect(own.own).toMatchObject({ gold: 700, vipUntil: bought.until })
  expect(await call(membershipCalls.listVipRecords, {}, { token })).toEqual({ list: [bought], total: 1 })
  expect(await call(membershipCalls.listSvipRecords, {}, { token })).toEqual({ list: [], total: 0 })
  expect((await linesOf(uid)).at(-1)).toMatchObject({
    gold: -300,
    reason: 'membership',
    intent: `membership:${bought.id}`,
    link: `membership-order:${bought.id}`,
  })
  expect((await ordersOf(uid)).map(({ state }) => state)).toEqual(['paid'])
})

test('it is bought with diamonds at the same price, and with nothing else', async () => {
  const { viewer, uid } = await buyer(0, 600)
  expect(await buy(viewer, { tier: 'svip', amount: 600, currency: 'diamond' })).toMatchObject({ currency: 'diamond' })
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 0 })
})

test('what a brand has switched off, everywhere or in a country, buys no membership', async () => {
  const { viewer } = await buyer(600, 600)
  await putShop({ payMethodsOffByCountry: { '*': ['diamond'], JP: ['gold'] } }, 'coins-only')
  const here = (country: string) => ({ ...contextAt(viewer), brand: 'coins-only', country })
  const wanted = { tier: 'vip', period: 'month', amount: 300, intent: newIntent() } as const
  const outcome = async (country: string, currency: 'gold' | 'diamond') => {
    const bought = await buyMembership(here(country), { ...wanted, currency, intent: newIntent() }, new Uint8Array())
    return bought instanceof Fail ? bought.name : bought.amount
  }
  expect(await outcome('DE', 'diamond')).toBe('pay_method_off')
  expect(await outcome('JP', 'gold')).toBe('pay_method_off')
  expect(await outcome('constructor', 'gold')).toBe(300)
  expect((await getVipAmount(here('DE'), {}, new Uint8Array())) as object).toMatchObject({ currencies: ['gold'] })
  expect((await getVipAmount(here('JP'), {}, new Uint8Array())) as object).toMatchObject({ currencies: [] })
  await testEnv.BRANDS.delete('brand:coins-only')
})

test('an upgrade costs the difference, to the coin, and the price of the page must be that price', async () => {
  const { user, viewer, uid } = await buyer(1000)
  await buy(viewer)
  const at = new Date(NOW + 12 * DAY).toISOString()
  const { list } = await call(
    membershipCalls.getVipAmount,
    { tier: 'svip', period: 'month' },
    { token: user.token, at },
  )
  expect(list).toMatchObject([{ price: 600, credit: 180, amount: 420 }])
  expect(await buy(viewer, { tier: 'svip', amount: 600 }, NOW + 12 * DAY)).toBe('price_changed')
  expect(await buy(viewer, { tier: 'svip', amount: 419 }, NOW + 12 * DAY)).toBe('price_changed')
  expect(await balanceOf(testEnv, uid)).toMatchObject({ gold: 700 })
  expect(await buy(viewer, { tier: 'svip', amount: 420 }, NOW + 12 * DAY)).toMatchObject({ amount: 420, price: 600 })
  expect(await balanceOf(testEnv, uid)).toMatchObject({ gold: 280 })
})

test('VIP that SVIP covers is not sold', async () => {
  const { viewer, uid } = await buyer(2000)
  await buy(viewer, { tier: 'svip', amount: 600 })
  expect(await buy(viewer)).toBe('membership_covered')
  expect(await buy(viewer, { period: 'quarter', amount: 540 })).toMatchObject({ price: 810, amount: 540 })
  expect(await findMembership(db, uid)).toMatchObject({ vipUntil: NOW + 90 * DAY, svipUntil: NOW + 30 * DAY })
})

test('too few coins or diamonds buy nothing, and later enough buy with a new intent', async () => {
  const { viewer, uid } = await buyer(299, 599)
  expect(await buy(viewer)).toBe('insufficient_gold')
  expect(await buy(viewer, { tier: 'svip', amount: 600, currency: 'diamond' })).toBe('insufficient_diamond')
  expect(await findMembership(db, uid)).toMatchObject({ vipUntil: null, svipUntil: null })
  await giveCoins(uid, { gold: 1 })
  expect(await buy(viewer)).toMatchObject({ amount: 300 })
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 599 })
})

test('fifty purchases at once under one intent are one', async () => {
  const { viewer, uid } = await buyer(1000)
  const intent = newIntent()
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => buy(viewer, { intent })))
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(outcomes[0]).toMatchObject({ amount: 300 })
  expect(await balanceOf(testEnv, uid)).toMatchObject({ gold: 700 })
  expect(await findMembership(db, uid)).toMatchObject({ vipUntil: NOW + 30 * DAY })
  expect(await ordersOf(uid)).toHaveLength(1)
})

test('ten upgrades at once under ten intents: no day of VIP is credited twice, and no end is lost', async () => {
  const { viewer, uid } = await buyer(10_000)
  await buy(viewer)
  const outcomes = await Promise.all(Array.from({ length: 10 }, () => buy(viewer, { tier: 'svip', amount: 300 })))
  expect(outcomes.filter((outcome) => typeof outcome !== 'string')).toHaveLength(1)
  expect(await balanceOf(testEnv, uid)).toMatchObject({ gold: 9400 })
  expect(await findMembership(db, uid)).toMatchObject({ svipUntil: NOW + 30 * DAY })
})

test('an intent that is sent again for something else is refused', async () => {
  const { viewer } = await buyer(1000)
  const intent = newIntent()
  await buy(viewer, { intent })
  expect(await buy(viewer, { intent, period: 'year', amount: 2880 })).toBe('invalid_input')
  expect(await buy(viewer, { intent, currency: 'diamond' })).toBe('invalid_input')
})

test('a user opens twenty orders an hour', async () => {
  const { viewer } = await buyer(0)
  for (let made = 0; made < 20; made++) expect(await buy(viewer)).toBe('insufficient_gold')
  expect(await buy(viewer)).toBe('rate_limited')
  expect(await buy(viewer, {}, NOW + 3_600_001)).toBe('insufficient_gold')
})

test('guests and amounts that nothing costs are refused', async () => {
  const wanted = { ...MONTH, intent: newIntent() }
  expect(await envelopeOf(membershipCalls.buyMembership, wanted)).toMatchObject({ errorMsg: 'session_missing' })
  const { user } = await buyer(1000)
  for (const amount of [0, -300, 0.5])
    expect(await envelopeOf(membershipCalls.buyMembership, { ...wanted, amount }, { token: user.token })).toMatchObject(
      { status: 'fail', errorCode: 4000 },
    )
})

/** How many statements a purchase makes. */
async function statementsOfPurchase(): Promise<number> {
  const { viewer } = await buyer(1000)
  const { accountDb, count } = dyingDatabase(Number.POSITIVE_INFINITY, 'before')
  await buy(viewer, {}, NOW, accountDb)
  return count()
}

test.each(['before', 'after'] as const)(
  'a process that dies %s any statement leaves one true outcome: the same intent finishes it, or the sweep',
  async (when) => {
    let deaths = 0
    const statements = await statementsOfPurchase()
    for (let at = 0; at < statements; at++)
      for (const end of ['retry', 'sweep'] as const) {
        const { viewer, uid } = await buyer(1000)
        const intent = newIntent()
        const dying = dyingDatabase(at, when)
        await buy(viewer, { intent }, NOW, dying.accountDb).catch((error: unknown) => {
          if (!(error instanceof Died) && !String((error as Error).cause ?? error).includes('the process is gone'))
            throw error
          deaths++
        })
        if (end === 'retry') await buy(viewer, { intent }, NOW + 1000)
        for (const later of [6, 12]) await sweepAt(NOW + later * MINUTE)
        const isMember = ((await findMembership(db, uid))?.vipUntil ?? 0) > NOW
        const { gold } = await balanceOf(testEnv, uid)
        expect([at, gold, isMember]).toEqual([at, isMember ? 700 : 1000, end === 'retry' || isMember])
        expect(await proofOf(userAccount(uid))).toMatchObject({ held: { gold: 0, diamond: 0 }, faults: [] })
        const states = (await ordersOf(uid)).map(({ state }) => state)
        expect(states).toEqual(isMember ? ['paid'] : [])
      }
    expect(deaths).toBe(2 * statements)
  },
)

test('a process that dies between the ledger and its answer is found again', async () => {
  const { viewer, uid } = await buyer(1000)
  const held = await readHeld(db, uid, NOW)
  const quote = quoteOf(held, NOW, 'vip', 'month')
  const order = await insertOrder(
    db,
    { uid, intent: newIntent(), brand: '', currency: 'gold', createdAt: NOW },
    held,
    quote,
  )
  if (!order) throw new Error('no order')
  await hold(testEnv, {
    uid,
    to: [{ house: 'sales', gold: 300 }],
    intent: `membership:${order.id}`,
    reason: 'membership',
    link: `membership-order:${order.id}`,
    now: NOW,
    expiresAt: NOW + 7 * DAY,
  })
  expect(await buy(viewer, { period: 'quarter', amount: 810 }, NOW + 1)).toBe('insufficient_gold')
  expect(await findMembership(db, uid)).toMatchObject({ vipUntil: NOW + 30 * DAY })
  expect(await balanceOf(testEnv, uid)).toMatchObject({ gold: 700 })
})

test('coins set aside by a call that lost against a refusal come back', async () => {
  const { viewer, uid } = await buyer(0)
  expect(await buy(viewer)).toBe('insufficient_gold')
  const [refused] = await ordersOf(uid)
  if (!refused) throw new Error('no order')
  await giveCoins(uid, { gold: 300 })
  // Another call of the same intent that has read the order before it was refused.
  expect(await settleOrder(contextAt(viewer), { ...refused, uid, state: 'new' })).toMatchObject({ state: 'refused' })
  expect(await balanceOf(testEnv, uid)).toMatchObject({ gold: 300 })
  expect(await findMembership(db, uid)).toMatchObject({ vipUntil: null })
  await sweepAt(NOW + 6 * MINUTE)
  expect((await ordersOf(uid)).map(({ state }) => state)).toEqual(['void'])
  await sweepAt(NOW + 2 * DAY)
  expect(await ordersOf(uid)).toEqual([])
})

test('an order that nobody decided for a day is refused', async () => {
  const { uid, viewer } = await buyer(1000)
  const held = await readHeld(db, uid, NOW)
  const order = { uid, intent: newIntent(), brand: '', currency: 'gold' as const, createdAt: NOW }
  await insertOrder(db, order, held, quoteOf(held, NOW, 'vip', 'month'))
  await sweepAt(NOW + DAY)
  expect(await findMembership(db, uid)).toMatchObject({ vipUntil: null })
  expect(await buy(viewer, {}, NOW + DAY)).toMatchObject({ amount: 300 })
})

test('a price that was made from what somebody had before is not charged', async () => {
  const { uid } = await buyer(1000)
  const held = await readHeld(db, uid, NOW)
  await setMembership(db, uid, { vipUntil: NOW + DAY, svipUntil: null })
  const order = { uid, intent: newIntent(), brand: '', currency: 'gold' as const, createdAt: NOW }
  expect(await insertOrder(db, order, held, quoteOf(held, NOW, 'vip', 'month'))).toBeNull()
})

test('a notice comes three days before the end and one at the end, each once', async () => {
  const { viewer, uid } = await buyer(1000)
  await buy(viewer)
  const end = NOW + 30 * DAY
  const notifyAt = (now: number) => sendMembershipNotices({ ...contextOfTest(), now })
  await notifyAt(end - 3 * DAY - 1)
  expect(await noticesOf(uid)).toEqual([])
  for (const now of [end - 3 * DAY, end - 3 * DAY + 1, end - DAY]) await notifyAt(now)
  expect(await noticesOf(uid)).toMatchObject([
    { type: 'membership_ending', params: { tier: 'vip', until: new Date(end).toISOString() } },
  ])
  for (const now of [end, end + 1, end + DAY]) await notifyAt(now)
  expect((await noticesOf(uid)).map(({ type }) => type)).toEqual(['membership_ending', 'membership_ended'])
})

test('a renewal moves the notice; of VIP that ends under SVIP nobody is told; a late run tells no stale news', async () => {
  const notifyAt = (now: number) => sendMembershipNotices({ ...contextOfTest(), now })
  const [renewed, upgraded, late] = [await buyer(1000), await buyer(1000), await buyer(1000)]
  await buy(renewed.viewer)
  await buy(renewed.viewer, {}, NOW + 28 * DAY)
  await buy(upgraded.viewer)
  await buy(upgraded.viewer, { tier: 'svip', amount: 420 }, NOW + 12 * DAY)
  await buy(late.viewer)
  await notifyAt(NOW + 30 * DAY)
  for (const { uid } of [renewed, upgraded]) expect(await noticesOf(uid)).toEqual([])
  await notifyAt(NOW + 40 * DAY)
  expect(await noticesOf(upgraded.uid)).toMatchObject([{ type: 'membership_ending', params: { tier: 'svip' } }])
  await notifyAt(NOW + 57 * DAY)
  expect(await noticesOf(renewed.uid)).toMatchObject([{ type: 'membership_ending', params: { tier: 'vip' } }])
  await notifyAt(NOW + 58 * DAY)
  expect(await noticesOf(late.uid)).toEqual([])
})

test('of many memberships that end at a time all are told, whatever fails for one', async () => {
  const first = 8_100_000_000
  const end = NOW + 200 * DAY
  const ids = Array.from({ length: 450 }, (_, at) => first + at)
  await testEnv.ACCOUNTS.prepare(
    'insert into memberships (uid, vip_until, notice_at) select value, ?1, ?1 from json_each(?2)',
  )
    .bind(end, JSON.stringify(ids))
    .run()
  const told = async () => {
    const count = 'select count(distinct uid) as n from notices where uid between ? and ?'
    const row = await testEnv.ACCOUNTS.prepare(count)
      .bind(first, first + 450)
      .first<{ n: number }>()
    return row?.n
  }
  const getByName = (name: string) => {
    if (name === String(first)) throw new Error('away')
    return { sendUnread: async () => undefined }
  }
  const env = { ...testEnv, INBOXES: { getByName } as unknown as Env['INBOXES'] }
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const looked: number[] = []
  for (let run = 0; run < 4; run += 1) looked.push(await sendMembershipNotices({ ...contextOfTest(), env, now: end }))
  errors.mockRestore()
  expect(Math.max(...looked)).toBe(200)
  expect(await told()).toBe(450)
  for (const table of ['memberships where uid', 'notices where uid'])
    await testEnv.ACCOUNTS.prepare(`delete from ${table} between ? and ?`)
      .bind(first, first + 450)
      .run()
})

test('memberships are found by indexes, page by page and among all own orders', async () => {
  const { viewer, uid } = await buyer(1000)
  for (const now of [NOW, NOW + 1, NOW + 2]) await buy(viewer, {}, now)
  const { answer, plans } = await explained(async (own) => ({
    page: await readBought(own, uid, 1),
    vip: await readBought(own, uid, 1, 'vip'),
    svip: await readBought(own, uid, 1, 'svip'),
    orders: await listMembershipOrders({ ...contextAt(viewer), accountDb: own }, { limit: 2 }),
    due: await readDueOrders(own, NOW, 10),
  }))
  expect([answer.page.total, answer.vip.total, answer.svip.total]).toEqual([3, 3, 0])
  expect(scansIn(plans)).toEqual([])
  expect(sortsIn(plans)).toEqual([])
  const [first, second] = answer.orders
  expect(first).toMatchObject({ kind: 'membership', title: { tier: 'vip', days: 30 }, amount: 300, state: 'done' })
  const before = { at: Date.parse(second?.createdAt ?? ''), id: second?.id ?? 0 }
  expect(await listMembershipOrders(contextAt(viewer), { before, limit: 9 })).toHaveLength(1)
})
