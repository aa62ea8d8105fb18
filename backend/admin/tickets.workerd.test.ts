import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { balanceOf, post } from '#backend/coins/coins.ts'
import type { Env } from '#backend/core/env.ts'
import { openMatchDatabase } from '#backend/db/database.ts'
import { goOffAir } from '#backend/room/streamer-rooms.store.ts'
import { sweepTickets } from '#backend/ticket/settle-tickets.ts'
import { tellTicketRefund } from '#backend/user/tell-ticket-refund.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminTicketCalls } from '#contract/admin-tickets.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { giveCoins } from '#tests/support/backend/ledger.ts'
import {
  makePaidRoom,
  type PaidRoom,
  putTicketBrand,
  removePaidRooms,
  settleAs,
  ticketContext,
  unlock,
} from '#tests/support/backend/tickets.ts'

beforeAll(async () => void (await putTicketBrand()))
afterAll(async () => {
  await removePaidRooms()
  await testEnv.BRANDS.delete('brand:tickets')
})

const HOUR_MS = 3_600_000
const REASON = 'The sound was missing'
const goldOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold
const administrator = () => makeUser(['administrator'])
const sweep = (env: Env = testEnv, now = Date.now() + HOUR_MS) => {
  const context = { ...ticketContext(0), env, now }
  return sweepTickets({ ...context, tellRefund: tellTicketRefund(context) })
}

/** A purchase for 30 coins of 100. */
async function buy() {
  const [room, user] = [await makePaidRoom(), await makeUser()]
  await giveCoins(user.uid, { gold: 100 })
  await unlock(user.uid, room.id)
  const { token } = await administrator()
  const [ticket] = (await call(adminTicketCalls.listTickets, { uid: user.uid }, { token })).list
  return { room, user, id: ticket?.id ?? 0, ticket, token }
}
const refund = (id: number, token: string, reason = REASON) =>
  envelopeOf(adminTicketCalls.refundTicket, { id, reason }, { token })
const refundsTold = async (token: string) =>
  (await call(noticeCalls.listNotices, {}, { token })).list.filter(({ type }) => type === 'ticket_refunded')
const lines = async (uid: number, token: string) =>
  (await call(adminCalls.listAudit, { uid }, { token })).list.filter(({ act }) => act === 'refund_ticket')

test('staff see purchases by buyer, room and state, with how the coins stand and why', async () => {
  const { room, user, id, ticket, token } = await buy()
  expect(ticket).toMatchObject({
    roomId: room.id,
    title: 'Derby',
    streamerUid: room.streamer,
    amount: 30,
    share: 15,
    state: 'held',
    isRefundable: true,
  })
  const ids = async (search: object) =>
    (await call(adminTicketCalls.listTickets, search, { token })).list.map((each) => each.id)
  expect(await ids({ room: room.id })).toEqual([id])
  expect(await ids({ id })).toEqual([id])
  expect(await ids({ uid: user.uid, state: 'held' })).toEqual([id])
  expect(await ids({ uid: user.uid, state: 'done' })).toEqual([])
  expect((await ids({}))[0]).toBe(id)
  await settleAs(room, 1)
  const { list } = await call(adminTicketCalls.listTickets, { uid: user.uid }, { token })
  expect([list.length, list[0]]).toMatchObject([1, { state: 'refunded', refundWhy: 'short', isRefundable: false }])
  expect(list[0]?.settledAt).toBeDefined()
})

test('staff give held coins back once, the buyer is told once, and the log says why', async () => {
  const { room, user, id, token } = await buy()
  const answers = await Promise.all([refund(id, token), refund(id, token), refund(id, (await administrator()).token)])
  expect(answers.filter(({ errorCode }) => errorCode === undefined)).toHaveLength(1)
  expect(new Set(answers.flatMap(({ errorMsg }) => errorMsg ?? []))).toEqual(new Set(['order_moved']))
  expect(await goldOf(user.uid)).toBe(100)
  expect((await refundsTold(user.token)).map(({ params }) => params)).toEqual([{ orderId: id, gold: 30, why: 'staff' }])
  expect((await lines(user.uid, token))[0]?.detail).toBe(`${id} ${REASON}`)
  // What becomes of the broadcast changes nothing; it may be bought again.
  expect(await unlock(user.uid, room.id)).toEqual({ roomId: room.id, price: 30 })
  await settleAs(room, HOUR_MS)
  expect(await goldOf(user.uid)).toBe(70)
  expect(await refundsTold(user.token)).toHaveLength(1)
})

test('what is paid out is not given back by staff', async () => {
  const { room, user, id, token } = await buy()
  await settleAs(room, HOUR_MS)
  expect((await refund(id, token)).errorMsg).toBe('order_moved')
  expect([await goldOf(user.uid), (await lines(user.uid, token)).length]).toEqual([70, 0])
  // Paid in the very moment: the ledger has decided.
  const other = await buy()
  await post(testEnv, { uid: other.user.uid, intent: `ticket:${other.id}`, now: Date.now() })
  expect((await refund(other.id, other.token)).errorMsg).toBe('order_moved')
  expect(await goldOf(other.user.uid)).toBe(70)
  const [ticket] = (await call(adminTicketCalls.listTickets, { id: other.id }, { token })).list
  expect(ticket).toMatchObject({ state: 'done', isRefundable: false })
  expect(ticket?.refundWhy).toBeUndefined()
})

test('a refund that died is finished by the sweep, also while the broadcast is on', async () => {
  const { user, id, token } = await buy()
  await testEnv.LEDGER.prepare("update room_tickets set refund_why = 'staff' where id = ?").bind(id).run()
  const [ticket] = (await call(adminTicketCalls.listTickets, { id }, { token })).list
  expect(ticket).toMatchObject({ state: 'held', refundWhy: 'staff', isRefundable: false })
  const away = () => {
    throw new Error('away')
  }
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await sweep({ ...testEnv, COIN_ACCOUNTS: { getByName: away } as unknown as Env['COIN_ACCOUNTS'] }, Date.now())
  errors.mockRestore()
  expect(await goldOf(user.uid)).toBe(70)
  await sweep(testEnv, Date.now())
  expect(await goldOf(user.uid)).toBe(100)
  expect((await refundsTold(user.token)).map(({ params }) => params.why)).toEqual(['staff'])
})

test('a refund and the sweep at once leave the coins with one of the two', async () => {
  const bought: { room: PaidRoom; user: { uid: number; token: string }; id: number; token: string }[] = []
  for (let time = 0; time < 4; time++) bought.push(await buy())
  for (const { room } of bought) await goOffAir(openMatchDatabase(testEnv), room.id, room.airedAt + HOUR_MS)
  await Promise.all([sweep(), ...bought.map(({ id, token }) => refund(id, token))])
  await sweep()
  for (const { user, room, id, token } of bought) {
    const [ticket] = (await call(adminTicketCalls.listTickets, { id }, { token })).list
    const isBack = ticket?.state === 'refunded'
    expect(['refunded', 'done']).toContain(ticket?.state)
    expect([await goldOf(user.uid), (await refundsTold(user.token)).length]).toEqual(isBack ? [100, 1] : [70, 0])
    expect(await goldOf(room.streamer)).toBeLessThanOrEqual(isBack ? 0 : 15)
  }
})

test('only administrators refund, with a proof, not their own purchase, and none that is not there', async () => {
  const { user, id, token } = await buy()
  expect((await refund(id, user.token)).errorMsg).toBe('forbidden')
  for (const role of ['moderator', 'anchor'] as const)
    expect((await refund(id, (await makeUser([role])).token)).errorMsg).toBe('forbidden')
  expect((await refund(id + 1, token)).errorMsg).toBe('not_found')
  expect((await refund(id, token, '  ')).errorMsg).toMatch(/^reason/)
  const [room, staff] = [await makePaidRoom(), await administrator()]
  await giveCoins(staff.uid, { gold: 100 })
  await unlock(staff.uid, room.id)
  const [own] = (await call(adminTicketCalls.listTickets, { uid: staff.uid }, { token })).list
  expect((await refund(own?.id ?? 0, staff.token)).errorMsg).toBe('not_yourself')
  const later = { token, at: new Date(Date.now() + 20 * 60_000).toISOString() }
  expect((await envelopeOf(adminTicketCalls.refundTicket, { id, reason: REASON }, later)).errorMsg).toBe('proof_needed')
  expect(await goldOf(user.uid)).toBe(70)
})
