/// <reference types="@cloudflare/vitest-plugin/types" />
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { testEnv } from '#tests/support/backend/calls.ts'
import { accountStub, giveCoins, linesOf, proofOf, richUser, settled } from '#tests/support/backend/ledger.ts'
import { abort } from '#tests/support/backend/live.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { houseAccount, shardFor, userAccount } from './account-names.ts'
import { CoinAccount } from './coin-account.ts'
import { balanceOf, exchange, grant, hold, pay, post, voidHold } from './coins.ts'

const NOW = Date.parse('2026-11-20T19:30:00.000Z')
const MINUTE_MS = 60_000

let intents = 0
const newIntent = () => `test:${++intents}`

/** A purchase of ten coins. */
const buy = (uid: number, intent = newIntent(), gold = 10) =>
  pay(testEnv, { uid, to: [{ house: 'sales', gold }], intent, reason: 'goods', link: 'goods-order:1', now: NOW })

afterEach(() => {
  vi.restoreAllMocks()
})

test('of fifty purchases at once with coins for ten, exactly ten happen', async () => {
  const uid = await richUser({ gold: 100 })
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => buy(uid)))
  expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(10)
  expect(outcomes.filter(({ status }) => status === 'insufficient')).toHaveLength(40)
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 0 })
  expect(await buy(uid)).toMatchObject({ status: 'insufficient', missing: { gold: 10, diamond: 0 } })
})

test('one intent sent twenty times is one payment, and another payment under it is a conflict', async () => {
  const uid = await richUser({ gold: 100 })
  const intent = newIntent()
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => buy(uid, intent)))
  expect(outcomes.map(({ status }) => status).sort()).toEqual([...Array(19).fill('again'), 'done'])
  expect(await buy(uid, intent, 20)).toEqual({ status: 'conflict', balance: { gold: 90, diamond: 0 } })
})

test('a line says why, with whom, for what, and the balance after it', async () => {
  const uid = await richUser({ gold: 30, diamond: 5 })
  await buy(uid, 'goods-order:1')
  expect(await linesOf(uid)).toEqual([
    expect.objectContaining({ no: 1, step: 'move', reason: 'recharge', gold: 30, diamond: 5, goldNo: 1, diamondNo: 1 }),
    {
      no: 2,
      step: 'move',
      intent: 'goods-order:1',
      counterpart: shardFor(houseAccount('sales'), userAccount(uid)),
      gold: -10,
      diamond: 0,
      goldAfter: 20,
      diamondAfter: 5,
      goldNo: 2,
      diamondNo: null,
      reason: 'goods',
      link: 'goods-order:1',
      at: expect.any(Number),
    },
  ])
})

test('a payment to several reaches each of them, or none when the payer has too little', async () => {
  const [payer, expert] = [await richUser({ gold: 100 }), await richUser()]
  const share = (gold: number) =>
    pay(testEnv, {
      uid: payer,
      to: [
        { house: 'sales', gold: 30 },
        { uid: expert, gold },
      ],
      intent: newIntent(),
      reason: 'goods',
      now: NOW,
    })
  expect(await share(71)).toMatchObject({ status: 'insufficient', missing: { gold: 1, diamond: 0 } })
  expect(await share(70)).toMatchObject({ status: 'done', balance: { gold: 0, diamond: 0 } })
  await eventually(async () => (await balanceOf(testEnv, expert)).gold === 70)
})

test('both currencies move together or not at all', async () => {
  const uid = await richUser({ gold: 50, diamond: 3 })
  const both = { uid, to: [{ house: 'sales' as const, gold: 10, diamond: 4 }], reason: 'goods' as const, now: NOW }
  expect(await pay(testEnv, { ...both, intent: newIntent() })).toEqual({
    status: 'insufficient',
    balance: { gold: 50, diamond: 3 },
    missing: { gold: 0, diamond: 1 },
  })
  const swap = { uid, takes: { diamond: 3 }, gives: { gold: 30 }, reason: 'exchange' as const, now: NOW }
  expect(await exchange(testEnv, { ...swap, intent: newIntent() })).toMatchObject({ balance: { gold: 80, diamond: 0 } })
  expect(await exchange(testEnv, { ...swap, intent: newIntent() })).toMatchObject({ status: 'insufficient' })
})

test('what is on hold cannot be spent; posting a part pays it and gives back the rest, once', async () => {
  const [payer, expert] = [await richUser({ gold: 100 }), await richUser()]
  const intent = newIntent()
  const held = { uid: payer, to: [{ uid: expert, gold: 80 }], intent, reason: 'goods' as const, now: NOW }
  const expiresAt = NOW + MINUTE_MS
  expect(await hold(testEnv, { ...held, expiresAt })).toMatchObject({ status: 'done', balance: { gold: 20 } })
  expect(await hold(testEnv, { ...held, expiresAt })).toMatchObject({ status: 'again' })
  expect(await buy(payer, newIntent(), 21)).toMatchObject({ status: 'insufficient' })
  const part = { uid: payer, intent, now: NOW, amounts: { gold: 50, diamond: 0 } }
  expect(await post(testEnv, part)).toMatchObject({ status: 'done', balance: { gold: 50 } })
  expect(await post(testEnv, part)).toMatchObject({ status: 'again' })
  expect(await post(testEnv, { uid: payer, intent, now: NOW })).toMatchObject({ status: 'conflict' })
  expect(await voidHold(testEnv, { uid: payer, intent, now: NOW })).toMatchObject({ status: 'closed' })
  await eventually(async () => (await balanceOf(testEnv, expert)).gold === 50)
  expect((await linesOf(payer)).map(({ step, gold }) => [step, gold])).toEqual([
    ['move', 100],
    ['hold', -80],
    ['return', 30],
  ])
})

test('a hold that is voided or too old gives everything back, and cannot be posted', async () => {
  const uid = await richUser({ gold: 100 })
  const [voided, expired] = [newIntent(), newIntent()]
  const set = (intent: string, expiresAt: number) =>
    hold(testEnv, { uid, to: [{ house: 'sales', gold: 40 }], intent, reason: 'goods', now: NOW, expiresAt })
  await set(voided, NOW + MINUTE_MS)
  await set(expired, NOW + 1)
  expect(await voidHold(testEnv, { uid, intent: voided, now: NOW })).toMatchObject({ status: 'done' })
  expect(await voidHold(testEnv, { uid, intent: voided, now: NOW })).toMatchObject({ status: 'again' })
  expect(await post(testEnv, { uid, intent: expired, now: NOW + 1 })).toMatchObject({ status: 'closed' })
  expect(await post(testEnv, { uid, intent: 'test:unknown', now: NOW })).toMatchObject({ status: 'closed' })
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 100, diamond: 0 })
})

test('a hold ends by itself when nobody comes', async () => {
  const uid = await richUser({ gold: 100 })
  const now = Date.now()
  const held = { uid, to: [{ house: 'sales' as const, gold: 40 }], intent: newIntent(), reason: 'goods' as const, now }
  await hold(testEnv, { ...held, expiresAt: now + 100 })
  await eventually(async () => (await balanceOf(testEnv, uid)).gold === 100)
})

test('an object that dies before it has sent anything sends it once, and a retry pays nothing twice', async () => {
  const [payer, expert] = [await richUser({ gold: 100 }), await richUser()]
  await settled([userAccount(payer)])
  const lost = vi.spyOn(CoinAccount.prototype, 'receive').mockRejectedValue(new Error('lost on the way'))
  const payment = {
    uid: payer,
    to: [{ uid: expert, gold: 60 }],
    intent: newIntent(),
    reason: 'goods' as const,
    now: NOW,
  }
  expect(await pay(testEnv, payment)).toMatchObject({ status: 'done' })
  await eventually(() => lost.mock.calls.length > 0)
  expect((await proofOf(userAccount(payer))).underWay).toEqual({ gold: 60, diamond: 0 })
  await abort([accountStub(userAccount(payer))])
  vi.restoreAllMocks()
  expect(await pay(testEnv, payment)).toMatchObject({ status: 'again', balance: { gold: 40 } })
  await eventually(async () => (await balanceOf(testEnv, expert)).gold === 60)
  expect(await linesOf(expert)).toHaveLength(1)
})

test('a receiver that answered too late gets nothing twice', async () => {
  const [payer, expert] = [await richUser({ gold: 100 }), await richUser()]
  const { receive } = CoinAccount.prototype
  let answers = 0
  CoinAccount.prototype.receive = async function (this: CoinAccount, ...args: Parameters<typeof receive>) {
    await receive.apply(this, args)
    answers += 1
    if (answers === 1) throw new Error('the answer was lost')
  }
  try {
    await pay(testEnv, { uid: payer, to: [{ uid: expert, gold: 60 }], intent: newIntent(), reason: 'goods', now: NOW })
    await eventually(() => answers === 1)
    await eventually(() => accountStub(userAccount(payer)).settle(userAccount(payer)))
  } finally {
    CoinAccount.prototype.receive = receive
  }
  expect(answers).toBeGreaterThan(1)
  expect(await linesOf(expert)).toHaveLength(1)
  expect(await balanceOf(testEnv, expert)).toEqual({ gold: 60, diamond: 0 })
})

test('an object that dies in the middle of a deed has done nothing of it', async () => {
  const uid = await richUser({ gold: 100 })
  const name = userAccount(uid)
  await settled([name])
  const before = await proofOf(name)
  const inBook = (statement: string) =>
    runInDurableObject(accountStub(name), (_, { storage }) => void storage.sql.exec(statement))
  // The last statement of the deed fails.
  await inBook("create trigger dies before insert on deliveries begin select raise(abort, 'died'); end")
  expect(await buy(uid, 'test:dies').catch(() => 'died')).toBe('died')
  expect(await proofOf(name)).toEqual(before)
  await inBook('drop trigger dies')
  expect(await buy(uid, 'test:dies')).toMatchObject({ status: 'done', balance: { gold: 90 } })
})

test('many pay one user at a time: her shards hand over what they got', async () => {
  const star = await richUser()
  const payers = await Promise.all(Array.from({ length: 12 }, () => richUser({ gold: 10 })))
  await Promise.all(
    payers.map((uid) =>
      pay(testEnv, {
        uid,
        to: [{ uid: star, gold: 10, isBusy: true }],
        intent: newIntent(),
        reason: 'goods',
        now: NOW,
      }),
    ),
  )
  await eventually(async () => (await balanceOf(testEnv, star)).gold === 120)
})

test('a payment that is none does not reach the account', async () => {
  const uid = await richUser({ gold: 100 })
  const other = await richUser({ gold: 100 })
  const deed = { uid, intent: newIntent(), reason: 'goods' as const, now: NOW }
  await expect(pay(testEnv, { ...deed, to: [{ uid: other, gold: -5 }] })).rejects.toThrow('not negative')
  await expect(pay(testEnv, { ...deed, to: [{ house: 'sales', gold: 0.5 }] })).rejects.toThrow('whole')
  await expect(pay(testEnv, { ...deed, to: [{ house: 'sales', gold: Number.NaN }] })).rejects.toThrow('whole')
  await expect(pay(testEnv, { ...deed, to: [{ uid, gold: 5 }] })).rejects.toThrow('no account')
  await expect(pay(testEnv, { ...deed, to: [] })).rejects.toThrow('parts')
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 100, diamond: 0 })
})

test('the table refuses a balance below zero, and a change of a line', async () => {
  const uid = await richUser({ gold: 100 })
  await runInDurableObject(accountStub(userAccount(uid)), (_, { storage }) => {
    expect(() => storage.sql.exec('update account set gold = -1')).toThrow('CHECK')
    expect(() => storage.sql.exec('update lines set gold = 5')).toThrow('only added')
    expect(() => storage.sql.exec('delete from lines')).toThrow('only added')
  })
})

test('a grant is once for its intent', async () => {
  const uid = await richUser()
  const gift = {
    uid,
    from: 'bonus' as const,
    amounts: { gold: 200 },
    intent: `registration:${uid}`,
    reason: 'registration' as const,
    now: NOW,
  }
  const outcomes = await Promise.all(Array.from({ length: 5 }, () => grant(testEnv, gift)))
  expect(outcomes.filter(({ status }) => status === 'done')).toHaveLength(1)
  await giveCoins(uid, { diamond: 1 })
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 200, diamond: 1 })
})
