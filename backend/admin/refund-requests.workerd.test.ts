import { afterAll, beforeAll, expect, test } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminRefundCalls } from '#contract/admin-refunds.ts'
import { type AdminTicket, adminTicketCalls } from '#contract/admin-tickets.ts'
import { noticeCalls } from '#contract/notice.ts'
import { REFUND_DECIDED_MS, REFUND_REQUEST_MS } from '#contract/refund-rules.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { giveCoins } from '#tests/support/backend/ledger.ts'
import { makePaidRoom, putTicketBrand, removePaidRooms, unlock } from '#tests/support/backend/tickets.ts'
import { removeExpiredRefundRequests } from './refund-requests.store.ts'

const LIMIT = 40
beforeAll(async () => void (await putTicketBrand(undefined, { refundsByTwoFrom: LIMIT })))
afterAll(async () => {
  await removePaidRooms()
  await testEnv.BRANDS.delete('brand:tickets')
})

const administrator = () => makeUser(['administrator'])
const goldOf = async (uid: number) => (await balanceOf(testEnv, uid)).gold

/** A broadcast that somebody has paid for, of her 100 coins. */
async function bought(price: number, user?: Awaited<ReturnType<typeof makeUser>>) {
  const [room, buyer] = [await makePaidRoom({ price }), user ?? (await makeUser())]
  await giveCoins(buyer.uid, { gold: 100 })
  await unlock(buyer.uid, room.id, { price })
  const { token } = await administrator()
  const [ticket] = (await call(adminTicketCalls.listTickets, { uid: buyer.uid }, { token })).list
  return { buyer, id: ticket?.id ?? 0 }
}

const refund = async (id: number, token: string) => {
  const { result, errorMsg } = await envelopeOf(adminTicketCalls.refundTicket, { id, reason: 'No sound' }, { token })
  if (errorMsg) return errorMsg
  const { needsSecond, ticket } = result as { needsSecond?: true; ticket: AdminTicket }
  return needsSecond ? 'asked' : ticket.state
}
const waiting = async (token: string, id: number) =>
  (await call(adminRefundCalls.listRefundRequests, {}, { token })).list.filter((each) => each.id === id)
const decided = async (token: string, search: object) =>
  (await call(adminRefundCalls.listRefundRequests, { state: 'decided', ...search }, { token })).list.map(
    ({ kind, id, decision: { act, uid, name } = { act: undefined } }) => ({ kind, id, act, uid, name }),
  )
const acts = async (token: string, uid: number) =>
  (await call(adminCalls.listAudit, { uid }, { token })).list.map(({ act, adminUid }) => [act, adminUid])

test('below the limit one administrator is enough', async () => {
  const { buyer, id } = await bought(LIMIT - 1)
  expect(await refund(id, (await administrator()).token)).toBe('refunded')
  expect(await goldOf(buyer.uid)).toBe(100)
})

test('from the limit on a second one has to make the same refund; both stand in the audit log', async () => {
  const { buyer, id } = await bought(LIMIT)
  const [her, him] = [await administrator(), await administrator()]
  expect(await refund(id, her.token)).toBe('asked')
  expect(await refund(id, her.token)).toBe('asked')
  expect(await goldOf(buyer.uid)).toBe(60)
  const { list } = await call(noticeCalls.listNotices, {}, { token: him.token })
  expect(list.filter(({ type }) => type === 'refund_asked').map(({ params }) => [params.uid, params.by])).toEqual([
    [buyer.uid, her.username],
  ])
  expect(await waiting(him.token, id)).toMatchObject([
    { kind: 'ticket', uid: buyer.uid, gold: LIMIT, diamond: 0, reason: 'No sound', requestedBy: her.uid },
  ])
  expect(await refund(id, him.token)).toBe('refunded')
  expect(await goldOf(buyer.uid)).toBe(100)
  expect(await waiting(him.token, id)).toEqual([])
  expect(await decided(him.token, { uid: buyer.uid })).toEqual([
    { kind: 'ticket', id, act: 'made', uid: him.uid, name: him.username },
  ])
  expect(await acts(him.token, buyer.uid)).toEqual([
    ['refund_ticket', him.uid],
    ['ask_refund', her.uid],
    ['ask_refund', her.uid],
  ])
  expect(await refund(id, her.token)).toBe('order_moved')
})

test('a request does not count once it is declined, over, or its administrator is none any more', async () => {
  const { buyer, id } = await bought(LIMIT)
  const [her, him, owner] = [await administrator(), await administrator(), await administrator()]
  await refund(id, her.token)
  const decline = () => envelopeOf(adminRefundCalls.declineRefund, { kind: 'ticket', id }, { token: him.token })
  expect((await decline()).status).toBe('success')
  expect((await decline()).errorMsg).toBe('not_found')
  const declined = { kind: 'ticket', id, act: 'declined', uid: him.uid, name: him.username }
  expect(await decided(owner.token, { uid: buyer.uid })).toEqual([declined])
  expect(await decided(owner.token, { uid: buyer.uid, kind: 'payment' })).toEqual([])
  expect(await refund(id, him.token)).toBe('asked')
  expect(await decided(owner.token, { uid: buyer.uid }), 'it waits anew').toEqual([])
  await call(adminCalls.setRoles, { uid: him.uid, roles: [] }, { token: owner.token })
  expect(await refund(id, her.token)).toBe('asked')
  const db = openAccountDatabase(testEnv)
  await removeExpiredRefundRequests(db, Date.now() + REFUND_REQUEST_MS + 1000)
  expect(await refund(id, owner.token)).toBe('asked')
  expect(await goldOf(buyer.uid)).toBe(60)
})

test('what is decided is kept for three months, and without a name once that account is gone', async () => {
  const { buyer, id } = await bought(LIMIT)
  const [her, him, owner] = [await administrator(), await administrator(), await administrator()]
  await refund(id, her.token)
  await refund(id, him.token)
  await testEnv.ACCOUNTS.prepare('update refund_requests set decided_by = null where subject = ?').bind(id).run()
  expect(await decided(owner.token, { uid: buyer.uid })).toEqual([{ kind: 'ticket', id, act: 'made' }])
  const db = openAccountDatabase(testEnv)
  await removeExpiredRefundRequests(db, Date.now() + REFUND_REQUEST_MS + 1000)
  expect(await decided(owner.token, { uid: buyer.uid })).toHaveLength(1)
  await removeExpiredRefundRequests(db, Date.now() + REFUND_DECIDED_MS + 1000)
  expect(await decided(owner.token, { uid: buyer.uid })).toEqual([])
})

test('who receives the coins is neither of the two', async () => {
  const self = await administrator()
  const { id } = await bought(LIMIT, self)
  expect(await refund(id, (await administrator()).token)).toBe('asked')
  expect(await refund(id, self.token)).toBe('not_yourself')
})

test('a record that nobody can read may have a limit', async () => {
  const { id } = await bought(LIMIT - 1)
  await testEnv.BRANDS.put('brand:broken', '{')
  try {
    expect(await refund(id, (await administrator()).token)).toBe('asked')
  } finally {
    await testEnv.BRANDS.delete('brand:broken')
  }
})
