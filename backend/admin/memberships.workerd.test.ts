import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import type { Viewer } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { Fail } from '#backend/core/fail.ts'
import { membershipOrders } from '#backend/db/accounts/schema/membership-orders.ts'
import { openAccountDatabase, openMatchDatabase } from '#backend/db/database.ts'
import { anchors, roomSources, rooms } from '#backend/db/matches/schema/rooms.ts'
import { findMembership } from '#backend/identity/memberships.store.ts'
import { buyMembership } from '#backend/membership/buy-membership.ts'
import { refundable, refundOfOrder } from '#backend/membership/refund-order.ts'
import { sweepMembershipOrders } from '#backend/membership/sweep-orders.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminMembershipCalls } from '#contract/admin-memberships.ts'
import type { Input } from '#contract/call.ts'
import { liveCalls } from '#contract/live.ts'
import { matchCalls } from '#contract/match.ts'
import { type MembershipRecord, membershipCalls } from '#contract/membership.ts'
import { noticeCalls } from '#contract/notice.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser, type TestUser } from '#tests/support/backend/accounts.ts'
import { call, contextOfTest, EVENING, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { Died, dyingDatabase } from '#tests/support/backend/dying-database.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { giveCoins, linesOf, proofOf } from '#tests/support/backend/ledger.ts'
import { userAccount } from '../coins/account-names.ts'
import { decideRefund, searchMemberships } from './memberships.store.ts'
import { refundMembership } from './memberships.ts'

type Wanted = Input<(typeof membershipCalls)['buyMembership']>
const MINUTE = 60_000
const DAY = 24 * 3_600_000
/** When the first membership is bought; all happens before today: proofs of staff are of the real time. */
const START = Date.parse(EVENING) - 40 * DAY
const days = (count: number) => START + count * DAY
const at = (time: number) => new Date(time).toISOString()
const db = openAccountDatabase(testEnv)
const REASON = 'Bought by mistake'

let admin: TestUser
let other: TestUser
beforeAll(async () => {
  ;[admin, other] = [await makeUser(['administrator']), await makeUser(['administrator'])]
})

const viewerOf = ({ uid, sessionId }: TestUser, roles: Viewer['roles'] = []): Viewer => ({ uid, sessionId, roles })

async function buyer(gold: number, diamond = 0) {
  const user = await makeUser()
  await giveCoins(user.uid, { gold, diamond })
  return user
}

const MONTH = { tier: 'vip', period: 'month', currency: 'gold', amount: 300 } as const

async function buy(user: TestUser, wanted: Partial<Wanted> = {}, now = START): Promise<MembershipRecord> {
  const context = { ...contextOfTest(), viewer: viewerOf(user), now }
  const bought = await buyMembership(context, { ...MONTH, intent: crypto.randomUUID(), ...wanted }, new Uint8Array())
  if (bought instanceof Fail) throw new Error(bought.name)
  return bought
}

const refund = (id: number, amount: number, now: number, by = admin, reason = REASON) =>
  envelopeOf(adminMembershipCalls.refundMembership, { id, amount, reason }, { token: by.token, at: at(now) })
const listed = async ({ uid }: TestUser, now: number) =>
  (await call(adminMembershipCalls.listMemberships, { uid }, { token: admin.token, at: at(now) })).list
const linesAbout = async ({ uid }: TestUser) =>
  (await call(adminCalls.listAudit, { uid }, { token: admin.token })).list.map(({ act, detail }) => [act, detail])
const toldTo = async ({ token }: TestUser) =>
  (await call(noticeCalls.listNotices, {}, { token })).list.map(({ type, params }) => ({ type, ...params }))
const endsOf = ({ uid }: TestUser) => findMembership(db, uid)
const refundsOf = async ({ uid }: TestUser) =>
  (await linesOf(uid)).filter(({ reason }) => reason === 'membership_refund')
const orderOf = async (id: number) => (await db.select().from(membershipOrders).where(eq(membershipOrders.id, id)))[0]

test('a refund with a reason ends the days to come and gives back what they cost: roles, record, statement, notice, log', async () => {
  const her = await buyer(1000)
  const { id } = await buy(her)
  const now = days(12)
  expect(await listed(her, now)).toMatchObject([{ id, state: 'done', refundable: 180 }])
  expect(await refund(id, 180, now)).toMatchObject({ result: { membership: { id, state: 'refunded' } } })
  const asked = { token: her.token, at: at(now) }
  expect((await call(userCalls.getUser, {}, asked)).user).toMatchObject({ roles: [], own: { gold: 880 } })
  expect(await endsOf(her)).toMatchObject({ vipUntil: now })
  expect((await call(membershipCalls.listVipRecords, {}, asked)).list).toMatchObject([
    { id, amount: 300, refund: { amount: 180, at: at(now) } },
  ])
  expect(await refundsOf(her)).toMatchObject([
    { gold: 180, diamond: 0, intent: `membership-refund:${id}`, link: `membership-order:${id}`, step: 'move' },
  ])
  const ofOrders = async (state: 'done' | 'refunded') =>
    (await call(userCalls.listOrders, { state }, asked)).list.map((each) => `${each.kind} ${each.state}`)
  expect([await ofOrders('done'), await ofOrders('refunded')]).toEqual([[], ['membership refunded']])
  expect(await toldTo(her)).toEqual([{ type: 'membership_refunded', orderId: id, tier: 'vip', gold: 180, diamond: 0 }])
  expect(await linesAbout(her)).toEqual([['refund_membership', `${id} ${REASON}`]])
  expect((await listed(her, now))[0]).not.toHaveProperty('refundable')
  const { list } = await call(membershipCalls.getVipAmount, { tier: 'svip', period: 'month' }, asked)
  expect(list).toMatchObject([{ credit: 0, amount: 600 }])
})

test('what was bought with diamonds is given back in diamonds', async () => {
  const her = await buyer(0, 600)
  const { id } = await buy(her, { tier: 'svip', amount: 600, currency: 'diamond' })
  expect((await refund(id, 600, START)).status).toBe('success')
  expect(await balanceOf(testEnv, her.uid)).toEqual({ gold: 0, diamond: 600 })
  expect(await toldTo(her)).toMatchObject([{ tier: 'svip', gold: 0, diamond: 600 }])
})

test('twenty refunds at once by two members of staff are one', async () => {
  const her = await buyer(1000)
  await buy(her)
  const { id } = await buy(her, {}, days(1))
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => refund(id, 300, days(2), index % 2 ? admin : other)),
  )
  for (const answer of answers) expect(answer).toMatchObject({ status: 'success', result: { membership: { id } } })
  expect(await balanceOf(testEnv, her.uid)).toMatchObject({ gold: 700 })
  expect(await refundsOf(her)).toHaveLength(1)
  expect(await endsOf(her)).toMatchObject({ vipUntil: days(30) })
  expect([(await linesAbout(her)).length, (await toldTo(her)).length]).toEqual([1, 1])
  expect(await orderOf(id)).toMatchObject({ state: 'refunded', refund: 300, nextCheckAt: null })
})

test('the last goes first: an upgrade before the VIP that it was credited with, and not the same days twice', async () => {
  const her = await buyer(1000)
  const vip = await buy(her)
  const svip = await buy(her, { tier: 'svip', amount: 420 }, days(12))
  const now = days(20)
  expect(await listed(her, now)).toMatchObject([
    { id: svip.id, refundable: 340 },
    { id: vip.id, isBlocked: true },
  ])
  expect((await refund(vip.id, 100, now)).errorMsg).toBe('order_moved')
  expect((await refund(svip.id, 340, now)).status).toBe('success')
  expect(await endsOf(her)).toMatchObject({ vipUntil: days(30), svipUntil: now })
  expect((await refund(svip.id, 340, now)).status).toBe('success')
  expect(await listed(her, now)).toMatchObject([{ state: 'refunded' }, { id: vip.id, refundable: 100 }])
  expect((await refund(vip.id, 100, now)).status).toBe('success')
  // 12 days of VIP and 8 of SVIP.
  expect(await balanceOf(testEnv, her.uid)).toMatchObject({ gold: 1000 - 120 - 160 })
  expect(await endsOf(her)).toMatchObject({ vipUntil: now, svipUntil: now })
})

test('the amount of the page must be that of the moment; what is over, unpaid or nobody’s is not refunded', async () => {
  const her = await buyer(1000)
  const { id } = await buy(her)
  expect((await refund(id, 181, days(12))).errorMsg).toBe('order_moved')
  expect((await refund(id, 1, days(30))).errorMsg).toBe('order_moved')
  expect((await refund(999_999_999, 1, days(12))).errorMsg).toBe('not_found')
  expect(await balanceOf(testEnv, her.uid)).toMatchObject({ gold: 700 })
  await testEnv.ACCOUNTS.prepare('update membership_orders set uid = null where id = ?').bind(id).run()
  expect((await refund(id, 180, days(12))).errorMsg).toBe('not_found')
  const poor = await buyer(10)
  await expect(buy(poor)).rejects.toThrow('insufficient_gold')
  expect(await listed(poor, START)).toEqual([])
})

test('a membership that is being bought holds back refunds, and is bought at its price', async () => {
  const her = await buyer(1000)
  const { id } = await buy(her)
  const dying = dyingDatabase(3, 'after')
  const context = { ...contextOfTest(), viewer: viewerOf(her), now: days(1), accountDb: dying.accountDb }
  const wanted = { ...MONTH, intent: crypto.randomUUID() }
  await Promise.resolve(buyMembership(context, wanted, new Uint8Array())).catch(() => undefined)
  const rows = await db.select().from(membershipOrders).where(eq(membershipOrders.uid, her.uid))
  expect(rows.map(({ state }) => state).sort()).toEqual(['new', 'paid'])
  expect((await refund(id, 300, days(2))).errorMsg).toBe('order_moved')
  await sweepMembershipOrders({ env: testEnv, accountDb: db, now: days(1) + 6 * MINUTE })
  expect(await listed(her, days(2))).toMatchObject([{ refundable: 300 }, { id, isBlocked: true }])
})

test('a refund that was decided by what is no longer so moves nothing: another was bought or begun, or it is refunded', async () => {
  const her = await buyer(2000)
  const { id } = await buy(her)
  const context = { ...contextOfTest(), viewer: viewerOf(admin, ['administrator']), now: days(1) }
  const readNow = async () => {
    const next = await refundable(context, her.uid)
    if (!next) throw new Error('nothing to refund')
    return { order: next.order, decided: await refundOfOrder(context, next.order, next.refund) }
  }
  const old = await readNow()
  const later = await buy(her, {}, days(1))
  expect(await decideRefund(context, old.order, old.decided, REASON)).toBeNull()
  await testEnv.ACCOUNTS.prepare("update membership_orders set state = 'new' where id = ?").bind(later.id).run()
  expect(await decideRefund(context, old.order, old.decided, REASON)).toBeNull()
  await testEnv.ACCOUNTS.prepare("update membership_orders set state = 'paid' where id = ?").bind(later.id).run()
  expect(await endsOf(her)).toMatchObject({ vipUntil: days(60) })
  const last = await readNow()
  expect(await decideRefund(context, last.order, last.decided, REASON)).toMatchObject({ id: later.id, refund: 300 })
  // The same end as before, by another purchase.
  await buy(her, {}, days(1))
  expect(await decideRefund(context, last.order, last.decided, REASON)).toBeNull()
  expect(await endsOf(her)).toMatchObject({ vipUntil: days(60) })
  expect(await orderOf(id)).toMatchObject({ state: 'paid', refund: null })
  expect([(await linesAbout(her)).length, (await toldTo(her)).length]).toEqual([1, 1])
})

test('purchases and refunds at once: nothing is given back that was not paid, and the end is that of what is left', async () => {
  for (let round = 0; round < 6; round += 1) {
    const her = await buyer(3000)
    const { id } = await buy(her)
    const now = days(3)
    await Promise.all([
      refund(id, 270, now),
      buy(her, {}, now).catch(() => undefined),
      refund(id, 270, now, other),
      buy(her, { tier: 'svip', amount: 330 }, now).catch(() => undefined),
      buy(her, { tier: 'svip', amount: 600 }, now).catch(() => undefined),
    ])
    await sweepMembershipOrders({ env: testEnv, accountDb: db, now: now + 6 * MINUTE })
    const rows = await db.select().from(membershipOrders).where(eq(membershipOrders.uid, her.uid))
    const bought = rows.filter(({ state }) => ['paid', 'refunded'].includes(state))
    const paid = bought.reduce((sum, { amount, refund: back }) => sum + amount - (back ?? 0), 0)
    expect(await balanceOf(testEnv, her.uid)).toMatchObject({ gold: 3000 - paid })
    const endOf = (tier: string) =>
      Math.max(...bought.filter((row) => row.tier === tier && row.state === 'paid').map(({ untilAt }) => untilAt))
    const ends = await endsOf(her)
    const isGone = bought.find((row) => row.id === id)?.state === 'refunded'
    expect(ends?.vipUntil).toBe(isGone ? Math.max(now, endOf('vip')) : endOf('vip'))
    if (bought.some(({ tier }) => tier === 'svip')) expect(ends?.svipUntil).toBe(endOf('svip'))
  }
})

test('only an administrator who has just proven who they are refunds, with a reason', async () => {
  const her = await buyer(1000)
  const { id } = await buy(her)
  const [moderator, later] = [await makeUser(['moderator', 'expert']), await makeUser(['administrator'])]
  await testEnv.ACCOUNTS.prepare('update sessions set proven_at = 1 where id = ?').bind(later.sessionId).run()
  for (const by of [her, moderator]) expect((await refund(id, 300, START, by)).errorMsg).toBe('forbidden')
  expect((await refund(id, 300, START, later)).errorMsg).toBe('proof_needed')
  for (const reason of ['', ' \n']) expect((await refund(id, 300, START, admin, reason)).errorCode).toBe(4000)
  expect([await linesAbout(her), await toldTo(her), await refundsOf(her)]).toEqual([[], [], []])
})

test('an administrator whose role was taken away a moment ago refunds nothing, and leaves no line and no notice', async () => {
  const her = await buyer(1000)
  const { id } = await buy(her)
  const removed = await makeUser(['administrator'])
  // So that this isolate has the role in its cache.
  await call(adminMembershipCalls.listMemberships, { uid: her.uid }, { token: removed.token, at: at(START) })
  await testEnv.ACCOUNTS.prepare('delete from granted_roles where uid = ?').bind(removed.uid).run()
  expect((await refund(id, 300, START, removed)).errorMsg).toBe('order_moved')
  expect(await endsOf(her)).toMatchObject({ vipUntil: days(30) })
  expect(await orderOf(id)).toMatchObject({ state: 'paid', refund: null })
  expect([await linesAbout(her), await toldTo(her), await refundsOf(her)]).toEqual([[], [], []])
})

/** The accounts of a ledger that is gone `before` or `after` it grants. */
const goneLedger = (when: 'before' | 'after') =>
  ({
    getByName: (name: string) => ({
      move: async (...asked: Parameters<ReturnType<Env['COIN_ACCOUNTS']['getByName']>['move']>) => {
        if (when === 'after') await testEnv.COIN_ACCOUNTS.getByName(name).move(...asked)
        throw new Died('the ledger is gone')
      },
    }),
  }) as unknown as Env['COIN_ACCOUNTS']

const asked = (id: number, amount: number) => ({ id, amount, reason: REASON })
const refundWith = (context: object, id: number, amount: number) =>
  Promise.resolve(
    refundMembership(
      { ...contextOfTest(), viewer: viewerOf(admin, ['administrator']), now: days(12), ...context },
      asked(id, amount),
      new Uint8Array(),
    ),
  )

test.each(['before', 'after'] as const)(
  'killed %s any statement, a refund is made once or not at all',
  async (when) => {
    for (let index = 0; ; index += 1) {
      const her = await buyer(1000)
      const { id } = await buy(her)
      const { accountDb, count } = dyingDatabase(index, when)
      const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await refundWith({ accountDb }, id, 180).catch(() => undefined)
      errors.mockRestore()
      for (const minutes of [6, 12])
        await sweepMembershipOrders({ env: testEnv, accountDb: db, now: days(12) + minutes * MINUTE })
      const row = await orderOf(id)
      const isBack = row?.state === 'refunded'
      const seen = {
        state: row?.state,
        gold: (await balanceOf(testEnv, her.uid)).gold,
        until: (await endsOf(her))?.vipUntil,
        lines: (await linesAbout(her)).length,
        notices: (await toldTo(her)).length,
      }
      const whole = { state: 'refunded', gold: 880, until: days(12), lines: 1, notices: 1 }
      const none = { state: 'paid', gold: 700, until: days(30), lines: 0, notices: 0 }
      expect({ index, ...seen }).toEqual({ index, ...(isBack ? whole : none) })
      expect(await proofOf(userAccount(her.uid))).toMatchObject({ held: { gold: 0, diamond: 0 }, faults: [] })
      if (count() <= index) {
        expect([isBack, index > 6]).toEqual([true, true])
        break
      }
    }
  },
)

test.each(['before', 'after'] as const)(
  'killed %s the ledger’s deed, a refund is finished by the sweep, once',
  async (when) => {
    const her = await buyer(1000)
    const { id } = await buy(her)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const env = { ...testEnv, COIN_ACCOUNTS: goneLedger(when) }
    expect(await refundWith({ env }, id, 180)).toMatchObject({ membership: { state: 'refunding' } })
    errors.mockRestore()
    expect(await endsOf(her)).toMatchObject({ vipUntil: days(12) })
    for (const minutes of [6, 12])
      await sweepMembershipOrders({ env: testEnv, accountDb: db, now: days(12) + minutes * MINUTE })
    expect(await orderOf(id)).toMatchObject({ state: 'refunded', nextCheckAt: null })
    expect(await balanceOf(testEnv, her.uid)).toMatchObject({ gold: 880 })
    expect(await refundsOf(her)).toHaveLength(1)
  },
)

test('staff find what a user bought, and what all bought, the newest first, each from an index in its order', async () => {
  const her = await buyer(1000)
  const { id } = await buy(her)
  expect(await listed(her, START)).toMatchObject([{ id, uid: her.uid, username: her.username, refundable: 300 }])
  const asked = { token: admin.token, at: at(START) }
  const { list, next } = await call(adminMembershipCalls.listMemberships, {}, asked)
  const times = list.map(({ createdAt }) => createdAt)
  expect(times).toEqual(times.toSorted().reverse())
  expect(list.length > 10 && (next === undefined || list.length === 20)).toBe(true)
  for (const uid of [undefined, her.uid]) {
    const { plans } = await explained((own) => searchMemberships(own, uid === undefined ? {} : { uid }))
    expect(sortsIn(plans)).toEqual([])
    expect(scansIn(plans).filter((step) => !/INDEX|some|CONSTANT/.test(step))).toEqual([])
  }
})

const ROOM = 9080
afterAll(() => testEnv.DB.prepare('delete from rooms where id = ?').bind(ROOM).run())

test('with the time the rooms and lines for members close', async () => {
  const matchDb = openMatchDatabase(testEnv)
  const { matches } = await call(matchCalls.listLiveMatches, { gameId: 202 })
  const own = { state: 'live', title: 'Members', access: 'vip', matchId: matches[0]?.id ?? 0 } as const
  await matchDb.insert(anchors).values({ id: ROOM, names: { en_US: 'Anna' } as never })
  await matchDb.insert(rooms).values({ id: ROOM, anchorId: ROOM, language: 'en_US', ...own })
  const line = { roomId: ROOM, id: 'line', kind: 'hls', url: '/media/member-a/court/master.m3u8', priority: 0 } as const
  await matchDb.insert(roomSources).values(line)
  const her = await buyer(1000)
  const now = Date.parse(EVENING)
  const { id } = await buy(her, {}, now - DAY)
  const urls = async () =>
    (await call(liveCalls.getSources, { roomId: ROOM }, { token: her.token })).sources.flatMap(({ url }) => url ?? [])
  expect(await urls()).toHaveLength(1)
  expect((await refund(id, 290, now)).status).toBe('success')
  expect(await urls()).toEqual([])
})
