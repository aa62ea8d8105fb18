import { expect, test } from 'vitest'
import { readOwnOrdersBefore } from '#backend/payment/orders.store.ts'
import { OWN_ORDER_STATES } from '#contract/own-order-kinds.ts'
import type { OwnOrder } from '#contract/own-orders.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { explained, scansIn, sortsIn } from '#tests/support/backend/explained.ts'

const NOW = Date.parse('2026-11-20T19:30:00.000Z')

const STATES = ['created', 'pending', 'paid', 'credited', 'failed', 'expired', 'held', 'refunding', 'refunded']

/** Recharges of a user, two at each time. */
async function addRecharges(uid: number, count: number): Promise<void> {
  await testEnv.ACCOUNTS.batch(
    Array.from({ length: count }, (_, at) =>
      testEnv.ACCOUNTS.prepare(
        `insert into payment_orders (id, uid, intent, brand, method, provider, gold, diamond, currency, amount, state,
           created_at, expires_at, checks) values (?, ?, ?, 'main', 'card', 'sandbox', ?, ?, 'USD', 143, ?, ?, 0, 0)`,
      ).bind(
        // In no order, as ids are.
        uid * 1000 + ((at * 7) % 1000),
        uid,
        `order-${at}`,
        at % 3 === 0 ? 0 : 100,
        at % 3 === 0 ? 50 : 0,
        STATES[at % STATES.length],
        NOW + Math.floor(at / 2) * 1000,
      ),
    ),
  )
}

/** Redemptions of a user, at the times of some recharges. */
async function addRedemptions(uid: number, count: number): Promise<void> {
  await testEnv.ACCOUNTS.batch(
    Array.from({ length: count }, (_, at) =>
      testEnv.ACCOUNTS.prepare(
        `insert into mall_orders (id, uid, intent, brand, goods_id, names, picture, kind, price, quantity, state,
           created_at, expires_at, checks)
         values (?, ?, ?, 'main', 1, '{"en_US":"Cap"}', 'cap', 'physical', 300, 2, 'review', ?, 0, 0)`,
      ).bind(uid * 1000 + 1000 + at, uid, `goods-${at}`, NOW + at * 1500),
    ),
  )
}

test('own orders of all kinds are one list, newest first, read to its end without a gap or a double', async () => {
  const [anna, berta] = [await makeUser(), await makeUser()]
  await addRecharges(anna.uid, 50)
  await addRedemptions(anna.uid, 30)
  await addRecharges(berta.uid, 3)
  const read: OwnOrder[] = []
  for (let before: string | undefined; ; ) {
    const { list, next } = await call(userCalls.listOrders, before ? { before } : {}, { token: anna.token })
    read.push(...list)
    if (next === undefined) break
    expect(list).toHaveLength(20)
    before = next
  }
  expect(read).toHaveLength(80)
  expect(new Set(read.map(({ kind, id }) => `${kind} ${id}`)).size).toBe(80)
  const places = read.map(({ createdAt, id }) => [Date.parse(createdAt), id] as const)
  expect(places).toEqual(places.toSorted(([a, x], [b, y]) => b - a || y - x))
  const ofKind = async (kind: 'recharge' | 'goods' | 'membership') =>
    (await call(userCalls.listOrders, { kind }, { token: anna.token })).list.map((order) => order.kind)
  expect(await ofKind('recharge')).toEqual(Array(20).fill('recharge'))
  expect(await ofKind('goods')).toEqual(Array(20).fill('goods'))
  expect(await ofKind('membership')).toEqual([])
  expect((await call(userCalls.listOrders, {}, { token: berta.token })).list).toHaveLength(3)
})

test('a recharge says what was bought, for how much, how it stands, and where its details are', async () => {
  const { uid, token } = await makeUser()
  await addRecharges(uid, STATES.length)
  const { list } = await call(userCalls.listOrders, {}, { token })
  expect(list.find(({ id }) => id === uid * 1000)).toEqual({
    kind: 'recharge',
    id: uid * 1000,
    title: { diamond: 50 },
    amount: 143,
    currency: 'USD',
    state: 'pending',
    createdAt: new Date(NOW).toISOString(),
    link: `/userInfo/recharge?order=${uid * 1000}`,
  })
  const states = new Set(list.map(({ state }) => state))
  expect(states).toEqual(
    new Set(['pending', 'processing', 'done', 'failed', 'expired', 'in_review', 'refunding', 'refunded']),
  )
})

test('orders are read from an index, and a place that is none is refused', async () => {
  const { token } = await makeUser()
  const { plans } = await explained((db) => readOwnOrdersBefore(db, 1, { before: { at: 5, id: 6 }, limit: 20 }))
  expect([scansIn(plans), sortsIn(plans)]).toEqual([[], []])
  for (const before of ['x', '1', '1-2-3', '-1-2'])
    expect((await envelopeOf(userCalls.listOrders, { before }, { token })).errorCode).toBe(4000)
})

test('orders of one state are those of the whole list, from an index, also where they are few', async () => {
  const { uid, token } = await makeUser()
  await addRecharges(uid, 50)
  await addRedemptions(uid, 30)
  const all = async (state?: OwnOrder['state']) => {
    const read: OwnOrder[] = []
    for (let before: string | undefined; ; ) {
      const input = { ...(state ? { state } : {}), ...(before ? { before } : {}) }
      const { list, next } = await call(userCalls.listOrders, input, { token })
      read.push(...list)
      if (next === undefined) return read
      before = next
    }
  }
  const whole = await all()
  for (const state of OWN_ORDER_STATES)
    expect(await all(state), state).toEqual(whole.filter((order) => order.state === state))
  const { list } = await call(userCalls.listOrders, { kind: 'membership', state: 'failed' }, { token })
  expect(list).toEqual([])
  const states = ['refunding', 'taken', 'returned'] as const
  const { plans } = await explained((db) => readOwnOrdersBefore(db, uid, { states, limit: 20 }))
  expect([scansIn(plans), sortsIn(plans)]).toEqual([[], []])
})
