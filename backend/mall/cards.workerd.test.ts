import { afterEach, expect, test, vi } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { listNoticeRows } from '#backend/notice/notices.store.ts'
import { mallCalls, type Redemption } from '#contract/mall.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import {
  freeCards,
  Mall,
  mallEnv,
  newBuyer,
  newCards,
  newNumbers,
  staff,
  stateOf,
  stockOf,
  withBrands,
} from '#tests/support/backend/mall.ts'
import { openCard, sealCard } from './card-cipher.ts'
import { addCards, knownDigests, readCards } from './cards.store.ts'

const DAY = 24 * 3_600_000
const mall = new Mall()
const db = openAccountDatabase(testEnv)

withBrands('shop')

afterEach(() => {
  vi.restoreAllMocks()
})

test('a card number is given once, all pieces at once, and read by its owner only, while it is redeemed', async () => {
  const made = newNumbers(12)
  const goodsId = await newCards(made)
  expect(await stockOf(goodsId)).toBe(12)
  const buyers = await Promise.all(Array.from({ length: 10 }, () => newBuyer(100)))
  const orders = await Promise.all(
    buyers.map(async (buyer) => {
      const on = new Mall()
      const wanted = { ...mall.wanted(goodsId, { quantity: 2 }), delivery: undefined }
      const { result } = await on.ask(mallCalls.createRedemption, wanted, buyer)
      return result ? { buyer, order: await on.pay(buyer, result as Redemption) } : null
    }),
  )
  const given = orders.filter((each) => each !== null)
  expect(given).toHaveLength(6)
  expect(given.map(({ order }) => [order.status, order.hasCards])).toEqual(Array(6).fill(['redeemed', true]))
  const read: string[] = []
  for (const { buyer, order } of given) {
    const { cards } = await mall.call(mallCalls.getCards, { id: order.id }, buyer)
    expect(cards).toHaveLength(2)
    read.push(...cards)
    const stored = JSON.stringify([
      order,
      await mall.call(mallCalls.getRedemption, { id: order.id }, buyer),
      await mall.call(mallCalls.listRedemptions, {}, buyer),
      await readCards(db, order.id),
    ])
    for (const number of cards) expect(stored).not.toContain(number)
  }
  expect(read.sort()).toEqual(made.sort())
  expect(await stockOf(goodsId)).toBe(0)
  const [first] = given
  if (!first) throw new Error('nobody got any')
  await staff(first.order, 'sent_back', { learned: { reason: 'charged back' }, restocks: false })
  expect(await mall.ask(mallCalls.getCards, { id: first.order.id }, first.buyer)).toMatchObject({
    errorMsg: 'not_found',
  })
  expect(await stockOf(goodsId)).toBe(0)
})

test('cards that were given are never sold again, whatever who returns the order says', async () => {
  const goodsId = await newCards(['S-1', 'S-2'])
  const buyer = await newBuyer(100)
  const order = await mall.bought(buyer, goodsId)
  expect(await stateOf(order)).toBe('redeemed')
  // As one who had seen it before the cards were given.
  await staff(order, 'sent_back', { restocks: true })
  expect(await stateOf(order)).toBe('returned')
  expect([await stockOf(goodsId), await freeCards(goodsId)]).toEqual([1, 1])
})

test('cards are sealed: by a new key from now on, openable by the old one, in their own row, and none twice', async () => {
  const [old, newer] = [`old:${'1f'.repeat(32)}`, `new:${'2e'.repeat(32)}`]
  const first = await sealCard({ CARD_KEYS: old }, 7, 'ABCD-1234')
  const second = await sealCard({ CARD_KEYS: `${newer}, ${old}` }, 7, 'ABCD-1234')
  if (!first || !second) throw new Error('not sealed')
  expect([first.keyId, second.keyId]).toEqual(['old', 'new'])
  expect(JSON.stringify([first, second])).not.toContain('ABCD')
  const both = { CARD_KEYS: `${newer},${old}` }
  expect(await openCard(both, { goodsId: 7, ...first })).toBe('ABCD-1234')
  expect(await openCard(both, { goodsId: 7, ...second })).toBe('ABCD-1234')
  expect(await openCard({ CARD_KEYS: newer }, { goodsId: 7, ...first })).toBeNull()
  await expect(openCard(both, { goodsId: 8, ...first })).rejects.toThrow()
  expect(second.known).toContain(first.digest)
  for (const CARD_KEYS of ['', 'old:short', `${old},broken`]) expect(await sealCard({ CARD_KEYS }, 7, 'A')).toBeNull()
  const goodsId = await newCards(['SAME-1'])
  const again = await sealCard(mallEnv, goodsId, 'SAME-1')
  if (!again) throw new Error('not sealed')
  expect(await knownDigests(db, again.known)).toEqual(new Set([again.digest]))
  await db.batch(addCards(db, goodsId, [again], Date.now()))
  expect([await freeCards(goodsId), await stockOf(goodsId)]).toEqual([1, 1])
})

test('without its key a card is not read, and that is said', async () => {
  const buyer = await newBuyer(100)
  const order = await mall.bought(buyer, await newCards(newNumbers(1)))
  const env = { ...mallEnv, CARD_KEYS: '' }
  expect(await mall.ask(mallCalls.getCards, { id: order.id }, buyer, { env })).toMatchObject({
    errorMsg: 'not_configured',
  })
})

test('with too few cards an order waits under review, and gets them when there are enough', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const buyer = await newBuyer(100)
  const goodsId = await newCards(newNumbers(1))
  // As if two cards had been lost after they were ordered.
  await testEnv.ACCOUNTS.prepare('update mall_goods set stock = 2 where id = ?').bind(goodsId).run()
  const order = await mall.bought(buyer, goodsId, { quantity: 2 })
  expect(order).toMatchObject({ status: 'under_review', hasCards: false })
  expect(await freeCards(goodsId)).toBe(1)
  expect(String(warn.mock.calls[0]?.[0])).toContain('mall_cards_short')
  const [card] = await Promise.all(newNumbers(1).map((number) => sealCard(mallEnv, goodsId, number)))
  await db.batch(addCards(db, goodsId, card ? [card] : [], Date.now()))
  await mall.sweep(Date.now() + DAY)
  expect(await mall.call(mallCalls.getRedemption, { id: order.id }, buyer)).toMatchObject({ status: 'redeemed' })
  expect((await mall.call(mallCalls.getCards, { id: order.id }, buyer)).cards).toHaveLength(2)
  await mall.sweep(Date.now() + 2 * DAY)
  const { rows } = await listNoticeRows(db, buyer.uid, 1, false)
  expect(rows.map(({ type, params }) => [type, params])).toEqual([
    ['goods_redeemed', { orderId: order.id, name: 'M-zh' }],
  ])
})

test('who gets her cards as she pays reads them on the page, without a notice', async () => {
  const buyer = await newBuyer(100)
  expect(await mall.bought(buyer, await newCards(newNumbers(1)))).toMatchObject({ status: 'redeemed' })
  expect((await listNoticeRows(db, buyer.uid, 1, false)).rows).toEqual([])
})
