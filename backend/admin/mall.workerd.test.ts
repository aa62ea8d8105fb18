import { expect, test, vi } from 'vitest'
import { balanceOf } from '#backend/coins/coins.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import { sealCard } from '#backend/mall/card-cipher.ts'
import { addCards } from '#backend/mall/cards.store.ts'
import { adminCalls } from '#contract/admin.ts'
import { adminMallCalls } from '#contract/admin-mall.ts'
import type { Answer, Call, Envelope, Input } from '#contract/call.ts'
import { mallCalls } from '#contract/mall.ts'
import { noticeCalls } from '#contract/notice.ts'
import { makeUser, type TestUser, withPassword } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { giveCoins } from '#tests/support/backend/ledger.ts'
import {
  DELIVERY,
  freeCards,
  newCards,
  newGoods,
  newIntent,
  newNumbers,
  stockOf,
  withBrands,
} from '#tests/support/backend/mall.ts'
import { readFigures } from './figures.store.ts'

withBrands('shop')

const administrator = () => withPassword({}, ['administrator'])
const at = new Date().toISOString()

const GOODS = {
  names: { en_US: ' Pennant ', zh_CN: 'P-zh', jp: ' ' },
  descriptions: { en_US: 'Felt.' },
  category: 'collectables',
  kind: 'physical',
  picture: 'poster',
  price: 50,
  isOnSale: true,
} as const

/** Calls as one user makes them. */
function as(user: Pick<TestUser, 'token'>) {
  const asked = { token: user.token, at, headers: { brand: 'shop' } }
  return {
    call: <C extends Call>(entry: C, input: Input<C>): Promise<Answer<C>> => call(entry, input, asked),
    ask: (entry: Call, input: object): Promise<Envelope> => envelopeOf(entry, input, asked),
  }
}

test('goods are found by number, brand and a name in any language, and read from the other end', async () => {
  const staff = as(await administrator())
  const word = `Zebra${Date.now()}`
  const add = (more: object) => staff.call(adminMallCalls.saveGoods, { ...GOODS, ...more })
  const first = await add({ names: { en_US: `Scarf ${word}`, jp: `縞${word}` } })
  const second = await add({ names: { en_US: `Mug ${word}` }, isOnSale: false, brand: 'shop' })
  const found = async (search: Input<typeof adminMallCalls.listAllGoods>) =>
    (await staff.call(adminMallCalls.listAllGoods, search)).list.map(({ id }) => id)
  expect(await found({ text: ` ${word.toUpperCase()}` })).toEqual([second.id, first.id])
  expect(await found({ text: word, sort: 'oldest' })).toEqual([first.id, second.id])
  expect(await found({ text: word, state: 'on' })).toEqual([first.id])
  expect(await found({ text: `縞${word}` })).toEqual([first.id])
  expect(await found({ text: String(second.id) })).toContain(second.id)
  expect(await found({ text: 'shop' })).toContain(second.id)
  expect(await found({ text: 'en_us' })).toEqual([])
})

test('goods come off sale and back, each once and with a line of the audit log', async () => {
  const user = await administrator()
  const staff = as(user)
  const { id } = await staff.call(adminMallCalls.saveGoods, { ...GOODS, names: { ...GOODS.names } })
  const set = (isOnSale: boolean) => staff.ask(adminMallCalls.setGoodsSale, { id, isOnSale })
  expect(await set(true)).toMatchObject({ errorMsg: 'order_moved' })
  expect(await set(false)).toMatchObject({ status: 'success' })
  expect(await staff.ask(mallCalls.getGoods, { id })).toMatchObject({ errorMsg: 'not_found' })
  expect(await set(false)).toMatchObject({ errorMsg: 'order_moved' })
  expect(await set(true)).toMatchObject({ status: 'success' })
  expect((await staff.call(mallCalls.getGoods, { id })).id).toBe(id)
  expect(await staff.ask(adminMallCalls.setGoodsSale, { id: 10 ** 9, isOnSale: true })).toMatchObject({
    errorMsg: 'not_found',
  })
  const { list } = await staff.call(adminCalls.listAudit, { act: 'save_goods', admin: user.uid })
  expect(list.map(({ detail }) => detail.split(', ').at(-1))).toEqual(['on sale', 'off sale', 'on sale'])
})

/** A user with coins, and her paid order. */
async function buyer(goodsId: number, quantity = 1, price = 10) {
  const user = await makeUser()
  await giveCoins(user.uid, { gold: 100 })
  const her = as(user)
  const wanted = { goodsId, quantity, price, intent: newIntent(), delivery: DELIVERY }
  const { id } = await her.call(mallCalls.createRedemption, wanted)
  await her.call(mallCalls.payRedemption, { id })
  return { ...her, uid: user.uid, id, coins: async () => (await balanceOf(testEnv, user.uid)).gold }
}

test('goods are added, changed, and taken off sale, each with a line of the audit log', async () => {
  const staff = as(await administrator())
  const goods = await staff.call(adminMallCalls.saveGoods, { ...GOODS, names: { ...GOODS.names } })
  expect(goods).toMatchObject({ names: { en_US: 'Pennant', zh_CN: 'P-zh' }, stock: 0, isOnSale: true, isDemo: false })
  expect(goods.names).not.toHaveProperty('jp')
  const { id } = goods
  expect(await staff.call(adminMallCalls.changeStock, { id, by: 5 })).toMatchObject({ stock: 5 })
  expect(await staff.ask(adminMallCalls.changeStock, { id, by: -6 })).toMatchObject({ errorMsg: 'out_of_range' })
  const changed = { ...GOODS, names: { en_US: 'Flag' }, id, price: 60, isOnSale: false }
  expect(await staff.call(adminMallCalls.saveGoods, changed)).toMatchObject({ price: 60, stock: 5, isOnSale: false })
  expect(await staff.ask(mallCalls.getGoods, { id })).toMatchObject({ errorMsg: 'not_found' })
  const { list } = await staff.call(adminMallCalls.listAllGoods, { state: 'off' })
  expect(list[0]).toMatchObject({ id, names: { en_US: 'Flag' } })
  for (const wrong of [{ names: { zh_CN: 'x' } }, { names: { en_US: 'x', xx: 'y' } }, { price: 0 }, { picture: 'car' }])
    expect(await staff.ask(adminMallCalls.saveGoods, { ...GOODS, ...wrong })).toMatchObject({ status: 'fail' })
  expect(await staff.ask(adminMallCalls.saveGoods, { ...changed, id: 10 ** 9 })).toMatchObject({
    errorMsg: 'not_found',
  })
  const lines = (await staff.call(adminCalls.listAudit, {})).list.map(({ act, detail }) => `${act} ${detail}`)
  expect(lines).toEqual(
    expect.arrayContaining([
      'save_goods goods new: Pennant, 50, on sale',
      `change_stock goods ${id}: 5`,
      `save_goods goods ${id}: Flag, 60, off sale`,
    ]),
  )
  expect(lines).not.toContain(`change_stock goods ${id}: -6`)
})

test('cards are added once, sealed, and counted as stock; no line of the log has one', async () => {
  const staff = as(await administrator())
  const id = await newCards([])
  const numbers = Array.from({ length: 3 }, () => `NUM-${newIntent()}`)
  const added = await staff.call(adminMallCalls.addCards, { id, cards: [...numbers, ` ${numbers[0]} `, ''.padEnd(3)] })
  expect(added).toMatchObject({ added: 3, known: 1, goods: { stock: 3, freeCards: 3 } })
  expect(await staff.call(adminMallCalls.addCards, { id, cards: numbers })).toMatchObject({ added: 0, known: 3 })
  const stored = await testEnv.ACCOUNTS.prepare('select * from mall_cards where goods_id = ?').bind(id).all()
  const log = await staff.call(adminCalls.listAudit, {})
  for (const number of numbers) expect(JSON.stringify([stored.results, log])).not.toContain(number)
  expect(log.list).toContainEqual(expect.objectContaining({ act: 'add_cards', detail: `goods ${id}: 3` }))
  expect(await staff.ask(adminMallCalls.addCards, { id: await newGoods(), cards: ['A'] })).toMatchObject({
    errorMsg: 'not_found',
  })
  expect(await stockOf(id)).toBe(3)
})

test('without a key no cards can be added, and the page of goods says so', async () => {
  const { token } = await administrator()
  const asked = { token, at, settings: { CARD_KEYS: '' } }
  const id = await newCards([])
  expect(await envelopeOf(adminMallCalls.addCards, { id, cards: ['A'] }, asked)).toMatchObject({
    errorMsg: 'not_configured',
  })
  expect(await call(adminMallCalls.getAnyGoods, { id }, asked)).toMatchObject({ hasCardKey: false })
  expect(await call(adminMallCalls.getAnyGoods, { id }, { token, at })).toMatchObject({ hasCardKey: true })
})

test('an order is found, sent, put right, finished and returned, with its lines in the audit log', async () => {
  const staff = as(await administrator())
  const goodsId = await newGoods({ stock: 3 })
  const { id, uid, coins, call: ask } = await buyer(goodsId, 2)
  for (const text of [String(id), String(uid), 'lovelace'])
    expect(
      (await staff.call(adminMallCalls.listAllRedemptions, { text, state: 'under_review' })).list[0],
    ).toMatchObject(text === 'lovelace' ? { status: 'under_review' } : { id, uid, recipient: DELIVERY.recipient })
  const { list } = await staff.call(adminMallCalls.listAllRedemptions, { text: String(id) })
  expect(JSON.stringify(list)).not.toContain(DELIVERY.address)
  expect(await staff.call(adminMallCalls.getAnyRedemption, { id })).toMatchObject({
    ...DELIVERY,
    acts: ['ship', 'refund'],
  })
  expect(await staff.ask(adminMallCalls.finishRedemption, { id })).toMatchObject({ errorMsg: 'order_moved' })
  const ship = (tracking: string) => staff.call(adminMallCalls.shipRedemption, { id, tracking })
  expect(await ship(' TR-1 ')).toMatchObject({
    status: 'in_progress',
    tracking: 'TR-1',
    acts: ['track', 'redeem', 'return'],
  })
  expect(await ship('TR-2')).toMatchObject({ tracking: 'TR-2' })
  expect(await staff.call(adminMallCalls.finishRedemption, { id })).toMatchObject({
    status: 'redeemed',
    acts: ['return'],
  })
  expect(await staff.ask(adminMallCalls.shipRedemption, { id, tracking: 'TR-3' })).toMatchObject({
    errorMsg: 'order_moved',
  })
  for (const reason of ['', '  '])
    expect(await staff.ask(adminMallCalls.returnRedemption, { id, reason, restocks: true })).toMatchObject({
      status: 'fail',
    })
  const input = { id, reason: 'torn', restocks: true }
  const back = await Promise.all(Array.from({ length: 5 }, () => staff.ask(adminMallCalls.returnRedemption, input)))
  expect(back.filter(({ status }) => status === 'success')).toHaveLength(1)
  expect(await ask(mallCalls.getRedemption, { id })).toMatchObject({
    status: 'returned',
    refund: 'done',
    reason: 'torn',
  })
  expect([await coins(), await stockOf(goodsId)]).toEqual([100, 3])
  const lines = (await staff.call(adminCalls.listAudit, { uid })).list.map(({ act, detail }) => `${act} ${detail}`)
  expect(lines).toEqual([
    `return_redemption order ${id}: torn`,
    `finish_redemption order ${id}`,
    `ship_redemption order ${id}: TR-2`,
    `ship_redemption order ${id}: TR-1`,
    `view_redemption order ${id}`,
  ])
})

test('an order is found by as much of a long name or number as is typed', async () => {
  const staff = as(await administrator())
  const her = await buyer(await newGoods())
  const recipient = `100% ${'Ada of the Long Name '.repeat(2)}${her.id}`
  await testEnv.ACCOUNTS.prepare('update mall_orders set recipient = ? where id = ?').bind(recipient, her.id).run()
  for (const text of [recipient, recipient.toUpperCase(), `0% ada`, `NAME ${her.id}`])
    expect((await staff.call(adminMallCalls.listAllRedemptions, { text })).list.map(({ id }) => id)).toContain(her.id)
  expect((await staff.call(adminMallCalls.listAllRedemptions, { text: `100_ ${'x'.repeat(90)}` })).list).toEqual([])
})

test('what is to be sent is counted on the start page', async () => {
  const count = async () => (await readFigures(openAccountDatabase(testEnv), Date.now())).redemptions
  const staff = as(await administrator())
  const before = await count()
  const { id } = await buyer(await newGoods())
  expect(await count()).toBe(before + 1)
  await staff.call(adminMallCalls.shipRedemption, { id, tracking: 'TR-1' })
  expect(await count()).toBe(before)
})

test('what cannot be sent is refunded; whether its pieces can be sold again, staff say', async () => {
  const staff = as(await administrator())
  const goodsId = await newGoods({ stock: 5 })
  const [kept, gone] = [await buyer(goodsId), await buyer(goodsId)]
  await staff.call(adminMallCalls.returnRedemption, { id: kept.id, reason: 'no courier', restocks: true })
  await staff.call(adminMallCalls.returnRedemption, { id: gone.id, reason: 'broken in stock', restocks: false })
  expect([await kept.coins(), await gone.coins(), await stockOf(goodsId)]).toEqual([100, 100, 4])
})

test('a card that was charged back gives the coins back, and is not sold again', async () => {
  const staff = as(await administrator())
  const goodsId = await newCards([`N-${newIntent()}`])
  const her = await buyer(goodsId)
  expect(await staff.call(adminMallCalls.getAnyRedemption, { id: her.id })).toMatchObject({ acts: ['return'] })
  await staff.call(adminMallCalls.returnRedemption, { id: her.id, reason: 'charged back', restocks: true })
  expect([await her.coins(), await stockOf(goodsId)]).toEqual([100, 0])
  expect(await her.ask(mallCalls.getCards, { id: her.id })).toMatchObject({ errorMsg: 'not_found' })
})

test('what moves goods or money wants a proof of the last ten minutes, and an administrator', async () => {
  const goodsId = await newGoods()
  const { id } = await buyer(goodsId)
  const { token } = await administrator()
  const late = new Date(Date.now() + 11 * 60_000).toISOString()
  const deeds: [Call, object][] = [
    [adminMallCalls.saveGoods, GOODS],
    [adminMallCalls.setGoodsSale, { id: 1, isOnSale: false }],
    [adminMallCalls.changeStock, { id: goodsId, by: 1 }],
    [adminMallCalls.addCards, { id: goodsId, cards: ['A'] }],
    [adminMallCalls.shipRedemption, { id, tracking: 'T' }],
    [adminMallCalls.finishRedemption, { id }],
    [adminMallCalls.returnRedemption, { id, reason: 'r', restocks: true }],
  ]
  const { token: user } = await makeUser(['moderator', 'expert'])
  for (const [entry, input] of deeds) {
    expect((await envelopeOf(entry, input, { token, at: late })).errorMsg, entry.path).toBe('proof_needed')
    expect((await envelopeOf(entry, input, { token: user, at })).errorMsg, entry.path).toBe('forbidden')
  }
  expect(await stockOf(goodsId)).toBe(999)
})

/** An order that waits for two cards; one is there. */
async function waiting() {
  const goodsId = await newCards(newNumbers(1))
  await testEnv.ACCOUNTS.prepare('update mall_goods set stock = 2 where id = ?').bind(goodsId).run()
  return { goodsId, order: await buyer(goodsId, 2) }
}

test('an administrator whose role was taken away a moment ago changes no goods and no order, and leaves no line', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { uid, token } = await administrator()
  const staff = as({ token })
  const [goodsId, cardsId] = [await newGoods({ stock: 5 }), await newCards([])]
  const { id } = await buyer(goodsId)
  const { goodsId: shortId, order } = await waiting()
  await addNumbers(shortId, 1)
  // So that this isolate has the role in its cache.
  await staff.call(adminMallCalls.getAnyGoods, { id: goodsId })
  await testEnv.ACCOUNTS.prepare('delete from granted_roles where uid = ?').bind(uid).run()
  const refused: [Call, object, string][] = [
    [adminMallCalls.saveGoods, { ...GOODS, names: { en_US: 'Taken away' } }, 'forbidden'],
    [adminMallCalls.saveGoods, { ...GOODS, id: goodsId, price: 77 }, 'forbidden'],
    [adminMallCalls.changeStock, { id: goodsId, by: 3 }, 'forbidden'],
    [adminMallCalls.addCards, { id: cardsId, cards: newNumbers(1) }, 'forbidden'],
    [adminMallCalls.shipRedemption, { id, tracking: 'T' }, 'order_moved'],
    [adminMallCalls.returnRedemption, { id, reason: 'r', restocks: true }, 'order_moved'],
    [adminMallCalls.finishRedemption, { id: order.id }, 'order_moved'],
  ]
  for (const [entry, input, code] of refused) expect((await staff.ask(entry, input)).errorMsg, entry.path).toBe(code)
  const another = as(await administrator())
  expect([await stockOf(goodsId), await stockOf(cardsId), await freeCards(shortId)]).toEqual([4, 0, 2])
  const { goods } = await another.call(adminMallCalls.getAnyGoods, { id: goodsId })
  expect(goods).toMatchObject({ names: { en_US: 'Mug' }, price: 10 })
  const { list } = await another.call(adminCalls.listAudit, {})
  expect(list.filter(({ adminUid }) => adminUid === uid)).toEqual([])
  log.mockRestore()
})

/** Adds cards beside the stock, as if they had been lost and found. */
async function addNumbers(goodsId: number, count: number) {
  const sealed = await Promise.all(newNumbers(count).map((number) => sealCard(testEnv, goodsId, number)))
  const cards = sealed.filter((card) => card !== null)
  await openAccountDatabase(testEnv).batch(addCards(openAccountDatabase(testEnv), goodsId, cards, Date.now()))
}

test('cards given by hand and the line that says so are written together, or neither', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const staff = as(await administrator())
  const { goodsId, order } = await waiting()
  const finished = async () => {
    const { list } = await staff.call(adminCalls.listAudit, { uid: order.uid })
    return list.filter(({ act }) => act === 'finish_redemption').map(({ detail }) => detail)
  }
  expect(await staff.ask(adminMallCalls.finishRedemption, { id: order.id })).toMatchObject({ errorMsg: 'order_moved' })
  expect([await finished(), await freeCards(goodsId)]).toEqual([[], 1])
  await addNumbers(goodsId, 1)
  const block = "create trigger no_line before insert on audit begin select raise(abort, 'no line'); end"
  await testEnv.ACCOUNTS.prepare(block).run()
  const failure = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await staff.ask(adminMallCalls.finishRedemption, { id: order.id })).toMatchObject({ status: 'fail' })
  await testEnv.ACCOUNTS.prepare('drop trigger no_line').run()
  expect([await finished(), await freeCards(goodsId)]).toEqual([[], 2])
  expect(await staff.call(adminMallCalls.finishRedemption, { id: order.id })).toMatchObject({ status: 'redeemed' })
  expect([await finished(), await freeCards(goodsId)]).toEqual([[`order ${order.id}`], 0])
  expect(await told(order)).toEqual([{ type: 'goods_redeemed', orderId: order.id, name: 'M-zh' }])
  failure.mockRestore()
  log.mockRestore()
})

test('two who add the same cards at once are each said to have added what they added', async () => {
  const staff = as(await administrator())
  const id = await newCards([])
  const cards = newNumbers(4)
  const answers = await Promise.all([1, 2, 3].map(() => staff.call(adminMallCalls.addCards, { id, cards })))
  const added = answers.map((answer) => answer.added).sort()
  expect(added.reduce((sum, each) => sum + each)).toBe(4)
  const { list } = await staff.call(adminCalls.listAudit, {})
  const lines = list.filter(({ act, detail }) => act === 'add_cards' && detail.startsWith(`goods ${id}:`))
  const said = lines.map(({ detail }) => Number(detail.split(': ')[1]))
  expect(said.reduce((sum, each) => sum + each, 0)).toBe(4)
})

/** What an owner was told, the newest first. */
async function told({ call: ask }: Pick<ReturnType<typeof as>, 'call'>) {
  const { list } = await ask(noticeCalls.listNotices, {})
  return list.map(({ type, params }) => ({ type, ...params }))
}

test('the owner is told once of a parcel that is sent, its number put right, redeemed and returned', async () => {
  const staff = as(await administrator())
  const her = await buyer(await newGoods({ price: 10 }), 2)
  await testEnv.ACCOUNTS.prepare(
    "update profiles set preferences = json_set(preferences, '$.language', 'en_US') where uid = ?",
  )
    .bind(her.uid)
    .run()
  const about = { orderId: her.id, name: 'Mug' }
  const ship = (tracking: string) => staff.ask(adminMallCalls.shipRedemption, { id: her.id, tracking })
  await Promise.all([ship('SF 1'), ship('SF 1'), ship('SF 1')])
  expect(await told(her)).toEqual([{ type: 'goods_sent', ...about, tracking: 'SF 1' }])
  await ship('SF 2')
  await ship('SF 2')
  expect(await told(her)).toHaveLength(2)
  expect(await told(her)).toContainEqual({ type: 'goods_sent', ...about, tracking: 'SF 2' })
  await ship('SF 1')
  expect(await told(her)).toHaveLength(3)
  await staff.call(adminMallCalls.finishRedemption, { id: her.id })
  const input = { id: her.id, reason: 'torn', restocks: true }
  await Promise.all([1, 2, 3].map(() => staff.ask(adminMallCalls.returnRedemption, input)))
  const types = (await told(her)).map(({ type }) => type).sort()
  expect(types).toEqual(['goods_redeemed', 'goods_returned', 'goods_sent', 'goods_sent', 'goods_sent'])
  expect(await told(her)).toContainEqual({ type: 'goods_returned', ...about, coins: 20 })
})

test('the owner is told of what cannot be sent, by the brand if she chose no language, and not of what she did herself', async () => {
  const staff = as(await administrator())
  const [her, another] = [await buyer(await newGoods()), await buyer(await newGoods())]
  await staff.call(adminMallCalls.returnRedemption, { id: her.id, reason: 'lost', restocks: false })
  expect(await told(her)).toEqual([{ type: 'goods_cancelled', orderId: her.id, name: 'M-zh', coins: 10 }])
  await staff.call(adminMallCalls.shipRedemption, { id: another.id, tracking: 'T' })
  await another.call(mallCalls.confirmRedemption, { id: another.id })
  expect((await told(another)).map(({ type }) => type)).toEqual(['goods_sent'])
})
