/// <reference types="@cloudflare/vitest-plugin/types" />
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { testEnv } from '#tests/support/backend/calls.ts'
import { accountStub, giveCoins, ledgerDb, linesOf, proofOf, richUser, settled } from '#tests/support/backend/ledger.ts'
import { abort } from '#tests/support/backend/live.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { shardFor, userAccount } from './account-names.ts'
import { auditLedger } from './audit.ts'
import { closeAccount } from './close-account.ts'
import { CoinAccount } from './coin-account.ts'
import { balanceOf, grant, hold, pay, post, voidHold } from './coins.ts'
import { newUid } from './new-uid.ts'
import { readLines } from './projection.store.ts'

const MINUTE_MS = 60_000

afterEach(() => vi.restoreAllMocks())

let intents = 0
const newIntent = () => `hard-case:${++intents}`

const goods = { reason: 'goods' as const }

const inBook = (name: string, ...statements: string[]) =>
  runInDurableObject(accountStub(name), (_, { storage }) => {
    for (const statement of statements) storage.sql.exec(statement)
  })

/** While `work` runs nothing reaches this account; returns how often it was tried. */
async function whileAway(name: string, work: () => Promise<void>): Promise<number> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { receive } = CoinAccount.prototype
  let tries = 0
  CoinAccount.prototype.receive = async function (this: CoinAccount, ...args: Parameters<typeof receive>) {
    if (args[0] !== name) return receive.apply(this, args)
    tries += 1
    throw new Error('away')
  }
  try {
    await work()
  } finally {
    CoinAccount.prototype.receive = receive
  }
  return tries
}

test('a receiver that cannot be reached keeps no other receiver and no line of the copy waiting, and gets its own once', async () => {
  const [payer, away, other] = [await richUser({ gold: 100 }), await richUser(), await richUser()]
  const name = userAccount(payer)
  const payTo = (uid: number) =>
    pay(testEnv, { ...goods, uid: payer, to: [{ uid, gold: 10 }], intent: newIntent(), now: Date.now() })
  await whileAway(userAccount(away), async () => {
    await payTo(away)
    await payTo(other)
    await eventually(async () => (await balanceOf(testEnv, other)).gold === 10)
    await eventually(async () => (await readLines(ledgerDb, name, { offset: 0, limit: 5 })).total === 3)
    await payTo(other)
    await eventually(async () => (await balanceOf(testEnv, other)).gold === 20)
    expect((await proofOf(name)).underWay).toEqual({ gold: 10, diamond: 0 })
  })
  await settled([name])
  expect(await balanceOf(testEnv, away)).toEqual({ gold: 10, diamond: 0 })
  expect(await linesOf(away)).toHaveLength(1)
}, 60_000)

test('what cannot be sent is tried ever more seldom, also by an object that has just begun again', async () => {
  const [payer, away] = [await richUser({ gold: 100 }), await richUser()]
  const name = userAccount(payer)
  const tries = await whileAway(userAccount(away), async () => {
    await pay(testEnv, { ...goods, uid: payer, to: [{ uid: away, gold: 10 }], intent: newIntent(), now: Date.now() })
    await eventually(async () => (await proofOf(name)).copiedLine === 2)
    await abort([accountStub(name)])
    await accountStub(name).settle(name)
    await new Promise((resolve) => setTimeout(resolve, 2_000))
  })
  expect(tries).toBeLessThan(8)
  await settled([name])
  expect(await balanceOf(testEnv, away)).toEqual({ gold: 10, diamond: 0 })
}, 60_000)

test('of a posting and the end of a hold at the same moment one happens, whichever comes first', async () => {
  const receivers: number[] = []
  for (const isPostedFirst of [true, false]) {
    const [payer, expert] = [await richUser({ gold: 100 }), await richUser()]
    receivers.push(payer, expert)
    const name = userAccount(payer)
    const now = Date.now()
    const held = { uid: payer, intent: newIntent() }
    await hold(testEnv, { ...goods, ...held, to: [{ uid: expert, gold: 40 }], now, expiresAt: now + MINUTE_MS })
    await inBook(name, `update holds set expires_at = ${Date.now()}`)
    const both = [
      // A caller whose clock is behind.
      () => post(testEnv, { ...held, now }),
      () => accountStub(name).settle(name),
    ]
    if (!isPostedFirst) both.reverse()
    const answers = await Promise.all(both.map((act) => act()))
    const status = answers.flatMap((answer) => (typeof answer === 'object' ? answer.status : []))
    expect(['done', 'closed']).toContain(status[0])
    await settled([name])
    const paid = status[0] === 'done' ? 40 : 0
    expect([(await balanceOf(testEnv, payer)).gold, (await balanceOf(testEnv, expert)).gold]).toEqual([
      100 - paid,
      paid,
    ])
    expect(await post(testEnv, { ...held, now: Date.now() })).toMatchObject({ status: paid > 0 ? 'again' : 'closed' })
    expect((await proofOf(name)).held).toEqual({ gold: 0, diamond: 0 })
  }
})

test('a part of a hold is shared in the order of its receivers, in both currencies, and nothing of it is nothing', async () => {
  const [payer, first, second] = [await richUser({ gold: 100, diamond: 9 }), await richUser(), await richUser()]
  const now = Date.now()
  const set = async (amounts: { gold: number; diamond: number }) => {
    const held = { uid: payer, intent: newIntent(), now }
    const to = [
      { uid: first, gold: 30 },
      { uid: second, gold: 20, diamond: 5 },
    ]
    await hold(testEnv, { ...goods, ...held, to, expiresAt: now + MINUTE_MS })
    await expect(post(testEnv, { ...held, amounts: { gold: 51, diamond: 0 } })).rejects.toThrow('more than was held')
    await expect(post(testEnv, { ...held, amounts: { gold: -1, diamond: 0 } })).rejects.toThrow('not negative')
    await expect(post(testEnv, { ...held, amounts: { gold: 0.5, diamond: 0 } })).rejects.toThrow('not negative')
    return post(testEnv, { ...held, amounts })
  }
  expect(await set({ gold: 35, diamond: 2 })).toMatchObject({ status: 'done', balance: { gold: 65, diamond: 7 } })
  expect(await set({ gold: 0, diamond: 0 })).toMatchObject({ status: 'done', balance: { gold: 65, diamond: 7 } })
  await settled([first, second, payer].map(userAccount))
  expect([await balanceOf(testEnv, first), await balanceOf(testEnv, second)]).toEqual([
    { gold: 30, diamond: 0 },
    { gold: 5, diamond: 2 },
  ])
})

test('an intent is that of one deed, whatever the other deed with it is', async () => {
  const uid = await richUser({ gold: 100 })
  const now = Date.now()
  const intent = newIntent()
  const deed = { ...goods, uid, intent, now, link: 'goods-order:1' }
  const to = [{ house: 'sales' as const, gold: 10 }]
  expect(await pay(testEnv, { ...deed, to })).toMatchObject({ status: 'done' })
  const others = [
    () => pay(testEnv, { ...deed, to: [{ house: 'sales', gold: 10, diamond: 1 }] }),
    () => pay(testEnv, { ...deed, to: [{ house: 'closed', gold: 10 }] }),
    () => pay(testEnv, { ...deed, to, link: 'goods-order:2' }),
    () => pay(testEnv, { ...deed, to, reason: 'membership' }),
    () => grant(testEnv, { ...deed, from: 'sales', amounts: { gold: 10 } }),
    () => hold(testEnv, { ...deed, to, expiresAt: now + MINUTE_MS }),
  ]
  for (const other of others) expect(await other()).toEqual({ status: 'conflict', balance: { gold: 90, diamond: 0 } })
  expect(await post(testEnv, { uid, intent, now })).toMatchObject({ status: 'closed' })
  expect(await voidHold(testEnv, { uid, intent, now })).toMatchObject({ status: 'closed' })
  const held = { ...deed, intent: newIntent(), to, expiresAt: now + MINUTE_MS }
  await hold(testEnv, held)
  expect(await hold(testEnv, { ...held, expiresAt: held.expiresAt + 1 })).toMatchObject({ status: 'conflict' })
  expect(await pay(testEnv, { ...deed, intent: held.intent, to })).toMatchObject({ status: 'conflict' })
  await voidHold(testEnv, held)
})

test('shards that hand over while payments arrive lose nothing', async () => {
  const star = await richUser()
  const payers = await Promise.all(Array.from({ length: 6 }, () => richUser({ gold: 20 })))
  const shards = [...new Set(payers.map((uid) => shardFor(userAccount(star), userAccount(uid))))]
  let isOver = false
  const folding = shards.map(async (shard) => {
    while (!isOver) {
      await runInDurableObject(accountStub(shard), (account) => account.alarm())
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  })
  const payments = payers.flatMap((uid) => Array.from({ length: 10 }, () => uid))
  await Promise.all(
    payments.map((uid) => {
      const to = [{ uid: star, gold: 2, isBusy: true as const }]
      return pay(testEnv, { ...goods, uid, to, intent: newIntent(), now: Date.now() })
    }),
  )
  await settled(payers.map(userAccount))
  isOver = true
  await Promise.all(folding)
  await eventually(async () => (await balanceOf(testEnv, star)).gold === 120)
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 60_000)

test('a deleted account gives what it has; what was under way then stays in its account, and the books are in order', async () => {
  const [closed, payer] = [await richUser({ gold: 100 }), await richUser({ gold: 50 })]
  const now = Date.now()
  const held = { uid: closed, intent: newIntent(), now }
  await hold(testEnv, { ...goods, ...held, to: [{ house: 'sales', gold: 30 }], expiresAt: now + MINUTE_MS })
  await whileAway(userAccount(closed), async () => {
    await pay(testEnv, { ...goods, uid: payer, to: [{ uid: closed, gold: 5 }], intent: newIntent(), now })
    await closeAccount(testEnv, closed, now)
    // A run that died is done again.
    await closeAccount(testEnv, closed, now)
  })
  expect(await balanceOf(testEnv, closed)).toEqual({ gold: 0, diamond: 0 })
  expect((await linesOf(closed)).map(({ step, reason, gold }) => [step, reason, gold])).toEqual([
    ['move', 'recharge', 100],
    ['hold', 'goods', -30],
    ['move', 'closing', -70],
  ])
  await settled([userAccount(payer)])
  await voidHold(testEnv, held)
  // A refund that nobody stopped.
  await giveCoins(closed, { gold: 7 })
  await settled([closed, payer].map(userAccount))
  expect(await balanceOf(testEnv, closed)).toEqual({ gold: 42, diamond: 0 })
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 60_000)

test('a new user never gets the uid of an account that is in the ledger', async () => {
  const deleted = await richUser({ gold: 5 })
  await settled([userAccount(deleted)])
  await eventually(async () => (await readLines(ledgerDb, userAccount(deleted), { offset: 0, limit: 5 })).total === 1)
  const drawn = [deleted, deleted, 5_999_999_901]
  expect(await newUid(testEnv, () => drawn.shift() ?? 0)).toBe(5_999_999_901)
  await expect(newUid(testEnv, () => deleted)).rejects.toThrow('no free uid')
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const LEDGER = {
    prepare: () => {
      throw new Error('away')
    },
  } as unknown as D1Database
  expect(await newUid({ LEDGER }, () => deleted)).toBe(deleted)
})

test('what is spent while an account is closed is not given twice', async () => {
  const uid = await richUser({ gold: 100 })
  const now = Date.now()
  const [bought, closing] = await Promise.allSettled([
    pay(testEnv, { ...goods, uid, to: [{ house: 'sales', gold: 60 }], intent: newIntent(), now }),
    closeAccount(testEnv, uid, now),
  ])
  // The closing that found less than it had seen is a failure, which the next run makes up for.
  if (closing.status === 'rejected') await closeAccount(testEnv, uid, now)
  expect(bought.status).toBe('fulfilled')
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 0 })
  expect((await linesOf(uid)).reduce((sum, { gold }) => sum + gold, 0)).toBe(0)
})

test('times of lines never go back, whatever clock a caller has', async () => {
  const uid = await richUser({ gold: 100 })
  const now = Date.now()
  for (const ms of [3_600_000, -3_600_000, 0])
    await pay(testEnv, { ...goods, uid, to: [{ house: 'sales', gold: 1 }], intent: newIntent(), now: now + ms })
  const times = (await linesOf(uid)).map(({ at }) => at)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('a balance beyond what a number can count is refused, and nothing has moved', async () => {
  const uid = await richUser({ gold: 1 })
  const name = userAccount(uid)
  await settled([name])
  const near = Number.MAX_SAFE_INTEGER - 5
  await inBook(name, `update account set gold = ${near}`)
  const gift = { uid, from: 'bonus' as const, reason: 'registration' as const, now: Date.now() }
  await expect(grant(testEnv, { ...gift, amounts: { gold: 6 }, intent: newIntent() })).rejects.toThrow('count')
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: near, diamond: 0 })
  await inBook(name, 'update account set gold = 1')
  expect((await linesOf(uid)).length).toBe(1)
})
