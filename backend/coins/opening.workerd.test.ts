import { expect, test, vi } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { linesOf } from '#tests/support/backend/ledger.ts'
import { balanceOf, grant } from './coins.ts'
import { openOldBalances } from './open-balances.ts'

const accountDb = openAccountDatabase(testEnv)
const NOW = Date.parse('2026-11-20T19:30:00.000Z')

let lastUid = 7_000_000_000

/** A user of before the ledger, with the bonus on record if there was one. */
async function oldUser({ gold, diamond = 0, bonus }: { gold: number; diamond?: number; bonus?: number }) {
  const uid = ++lastUid
  const insert = (sql: string, ...values: unknown[]) =>
    testEnv.ACCOUNTS.prepare(sql)
      .bind(...values)
      .run()
  await insert('insert into balances (uid, gold, diamond) values (?, ?, ?)', uid, gold, diamond)
  if (bonus)
    await insert(
      "insert into balance_records (id, uid, currency, type, amount, intent, created_at) values (?, ?, 'gold', 'registration', ?, ?, 5)",
      uid,
      uid,
      bonus,
      `registration:${uid}`,
    )
  return uid
}

test('an account begins with what the user had before there was a ledger, once', async () => {
  const uid = await oldUser({ gold: 450, diamond: 7, bonus: 200 })
  const balances = await Promise.all(Array.from({ length: 5 }, () => balanceOf(testEnv, uid)))
  expect(balances).toEqual(Array(5).fill({ gold: 450, diamond: 7 }))
  expect(
    (await linesOf(uid)).map(({ reason, gold, diamond, goldAfter, at }) => [reason, gold, diamond, goldAfter, at]),
  ).toEqual([
    ['opening', 250, 7, 250, 5],
    ['registration', 200, 0, 450, 5],
  ])
})

test('an account of which a part was spent before there was a ledger opens with what is left', async () => {
  const uid = await oldUser({ gold: 50, diamond: 7, bonus: 200 })
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 50, diamond: 7 })
  expect((await linesOf(uid)).map(({ reason, gold, diamond }) => [reason, gold, diamond])).toEqual([
    ['registration', 200, 0],
    ['opening', -150, 7],
  ])
})

test('a bonus that was paid before is not paid again', async () => {
  const uid = await oldUser({ gold: 200, bonus: 200 })
  const again = { uid, from: 'bonus' as const, amounts: { gold: 200 }, intent: `registration:${uid}`, now: NOW }
  expect(await grant(testEnv, { ...again, reason: 'registration' })).toMatchObject({ status: 'conflict' })
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 200, diamond: 0 })
})

test('a run opens the balances that nobody has used', async () => {
  const uid = await oldUser({ gold: 30 })
  expect(await openOldBalances(testEnv, accountDb, NOW)).toBeGreaterThan(0)
  expect(await openOldBalances(testEnv, accountDb, NOW)).toBe(0)
  expect(await linesOf(uid)).toHaveLength(1)
})

test('an account that does not answer keeps no other balance closed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [silent, uid] = [await oldUser({ gold: 30 }), await oldUser({ gold: 40 })]
  const getByName = (name: string) => {
    if (name === `user:${silent}`) throw new Error('away')
    return testEnv.COIN_ACCOUNTS.getByName(name)
  }
  const COIN_ACCOUNTS = { getByName } as unknown as typeof testEnv.COIN_ACCOUNTS
  expect(await openOldBalances({ COIN_ACCOUNTS }, accountDb, NOW)).toBe(1)
  expect(await linesOf(uid)).toHaveLength(1)
  expect(logged.mock.calls.flat().join('\n')).toContain('balance_not_opened')
  logged.mockRestore()
  expect(await openOldBalances(testEnv, accountDb, NOW)).toBe(1)
})

test('a user who has nothing has no lines', async () => {
  const uid = await oldUser({ gold: 0 })
  expect(await balanceOf(testEnv, uid)).toEqual({ gold: 0, diamond: 0 })
  expect(await linesOf(uid)).toEqual([])
})
