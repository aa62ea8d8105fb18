/// <reference types="@cloudflare/vitest-plugin/types" />
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Amounts } from '#backend/core/ledger.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { accountStub, ledgerDb, richUser, settled } from '#tests/support/backend/ledger.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { userAccount } from './account-names.ts'
import { auditLedger } from './audit.ts'
import { balanceOf, exchange, grant, hold, pay, post, voidHold } from './coins.ts'
import { addLines, readBalances, readLines } from './projection.store.ts'
import { readStatement } from './read-statement.ts'
import { rebuildProjection } from './rebuild.ts'

const isSweep = (testEnv as unknown as { SWEEPS?: string }).SWEEPS === '1'
const DEEDS = isSweep ? 10_000 : 400
const ACCOUNTS = isSweep ? 200 : 20

/** A generator with a seed: a run that fails can be repeated. */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const clean = { faults: [] }

type Row = Record<string, unknown>

/** The copy of the ledger: the row of each account, and each line. */
async function copied(): Promise<{ accounts: Map<unknown, Row>; lines: Map<string, Row> }> {
  const tables = ['ledger_accounts', 'ledger_lines']
  const [accounts, lines] = await testEnv.LEDGER.batch<Row>(
    tables.map((table) => testEnv.LEDGER.prepare(`select * from ${table}`)),
  )
  return {
    accounts: new Map(accounts?.results.map((row) => [row.name, row])),
    lines: new Map(lines?.results.map((row) => [`${row.account} ${row.no}`, row])),
  }
}

test('whatever is done in any order, no balance is negative, nothing is lost, nothing comes from nowhere', async () => {
  const below = seeded(20_261_122)
  const uids: number[] = []
  for (let at = 0; at < ACCOUNTS; at += 1) uids.push(await richUser({ gold: 500, diamond: 50 }))
  const names = uids.map(userAccount)
  const holds: { uid: number; intent: string }[] = []
  const any = () => uids[below(uids.length)] ?? 0
  const now = Date.now()
  const deed = (at: number) => {
    const [uid, other] = [any(), any()]
    const base = { uid, intent: `random:${at}`, reason: 'goods' as const, now }
    const amounts = { gold: below(40), diamond: 1 + below(4) }
    const to = other === uid || below(2) === 0 ? { house: 'sales' as const } : { uid: other }
    const held = holds[below(holds.length)]
    switch (below(7)) {
      case 0:
        return grant(testEnv, { ...base, from: 'bonus', amounts })
      case 1:
        return exchange(testEnv, {
          ...base,
          takes: { diamond: amounts.diamond },
          gives: { gold: amounts.diamond * 10 },
        })
      case 2: {
        holds.push({ uid, intent: base.intent })
        // Some end by themselves while others are still made.
        return hold(testEnv, { ...base, to: [{ ...to, ...amounts }], expiresAt: now + 200 + below(20_000) })
      }
      case 3:
        return held && post(testEnv, { ...held, now: Date.now() })
      case 4:
        return held && voidHold(testEnv, { ...held, now: Date.now() })
      default:
        return pay(testEnv, {
          ...base,
          to: [
            { ...to, ...amounts },
            { house: 'closed', gold: 1 + below(3) },
          ],
        })
    }
  }
  for (let at = 0; at < DEEDS; at += 20) {
    const some = Array.from({ length: 20 }, (_, index) => deed(at + index))
    await Promise.all(some)
    // The same again: each happened once.
    const balances: Amounts[] = await Promise.all(uids.slice(0, 10).map((uid) => balanceOf(testEnv, uid)))
    for (const { gold, diamond } of balances) expect(Math.min(gold, diamond)).toBeGreaterThanOrEqual(0)
  }
  // Holds end by themselves while it is audited.
  expect(await auditLedger(testEnv, now)).toMatchObject(clean)
  await Promise.all(holds.map((held) => voidHold(testEnv, { ...held, now: Date.now() })))
  await settled(names)
  expect(await auditLedger(testEnv, Date.now())).toMatchObject({ ...clean, linesUnderWay: 0 })
}, 900_000)

test('the copy that is deleted is made again, and is the same', async () => {
  const uid = await richUser({ gold: 100 })
  await pay(testEnv, {
    uid,
    to: [{ house: 'sales', gold: 10 }],
    intent: `copy:${uid}`,
    reason: 'goods',
    now: Date.now(),
  })
  await settled([userAccount(uid)])
  expect(await auditLedger(testEnv, Date.now())).toMatchObject(clean)
  const before = await copied()
  await rebuildProjection(testEnv, Date.now())
  const after = await copied()
  expect(before.lines.size).toBeGreaterThan(100)
  for (const [line, row] of before.lines) expect(after.lines.get(line)).toEqual(row)
  // Accounts that other files' tests still move have new lines.
  const resting = [...before.accounts].filter(([name, row]) => after.accounts.get(name)?.last_line === row.last_line)
  expect(resting.map(([name]) => name)).toContain(userAccount(uid))
  for (const [name, row] of resting) expect(after.accounts.get(name)).toEqual(row)
  const news = [...after.lines.keys()].filter((line) => !before.lines.has(line))
  expect(news.filter((line) => resting.some(([name]) => line.startsWith(`${name} `)))).toEqual([])
}, 120_000)

test('the audit tells a balance that was changed, and lines that the copy lacks or gets too late', async () => {
  const uid = await richUser({ gold: 100 })
  const name = userAccount(uid)
  await settled([name])
  await eventually(async () => (await readLines(ledgerDb, name, { offset: 0, limit: 5 })).total === 1)
  const faultsOf = async () => (await auditLedger(testEnv, Date.now())).faults.join('\n')
  await testEnv.LEDGER.prepare('delete from ledger_lines where account = ?').bind(name).run()
  expect(await faultsOf()).toContain(`${name}: the copy lacks line 1`)
  await rebuildProjection(testEnv, Date.now())
  const inBook = (statement: string) =>
    runInDurableObject(accountStub(name), (_, { storage }) => void storage.sql.exec(statement))
  await inBook('update account set gold = gold + 5')
  const faults = await faultsOf()
  expect(faults).toContain(`${name}: the balance is not the sum of the lines`)
  await inBook('update account set gold = gold - 5')
  await inBook('update account set projected_line = 0')
  expect((await auditLedger(testEnv, Date.now() + 660_000)).faults).toContain(
    `${name}: 1 lines have not reached the copy in ten minutes`,
  )
  await inBook('update account set projected_line = 1')
  expect(await auditLedger(testEnv, Date.now())).toMatchObject(clean)
}, 120_000)

test('pages of an account are found by number, for each currency', async () => {
  const uid = await richUser({ gold: 1_000, diamond: 10 })
  const name = userAccount(uid)
  for (let at = 1; at <= 12; at += 1)
    await pay(testEnv, {
      uid,
      to: [{ house: 'sales', gold: 1, ...(at % 4 === 0 ? { diamond: 1 } : {}) }],
      intent: `page:${uid}:${at}`,
      reason: 'goods',
      now: Date.now(),
    })
  const read = (options: { currency?: 'gold' | 'diamond'; offset: number }) =>
    readLines(ledgerDb, name, { ...options, limit: 5 })
  await eventually(async () => (await read({ offset: 0 })).total === 13)
  const second = await read({ offset: 5 })
  expect(second.lines.map(({ no }) => no)).toEqual([8, 7, 6, 5, 4])
  const diamonds = await read({ currency: 'diamond', offset: 0 })
  expect([diamonds.total, diamonds.lines.map(({ diamond }) => diamond)]).toEqual([4, [-1, -1, -1, 10]])
  expect((await read({ offset: 15 })).lines).toEqual([])
})

test('a statement has the line of a payment at once', async () => {
  const uid = await richUser({ gold: 100 })
  for (let at = 1; at <= 5; at += 1) {
    const deed = { uid, intent: `at-once:${uid}:${at}`, reason: 'goods' as const, now: Date.now() }
    await pay(testEnv, { ...deed, to: [{ house: 'sales', gold: 10 }] })
    const { lines, total } = await readStatement(testEnv, uid, { offset: 0, limit: 2 })
    expect([total, lines[0]?.goldAfter]).toEqual([at + 1, 100 - at * 10])
  }
  await settled([userAccount(uid)])
  expect((await readStatement(testEnv, uid, { offset: 0, limit: 20 })).lines).toHaveLength(6)
})

test('the copy has the newest balance, in whatever order its lines come', async () => {
  const uid = await richUser({ gold: 100 })
  const account = userAccount(uid)
  for (const at of [1, 2])
    await pay(testEnv, {
      uid,
      to: [{ house: 'sales', gold: 10 }],
      intent: `order:${uid}:${at}`,
      reason: 'goods',
      now: Date.now(),
    })
  const lines = await accountStub(account).lines(account, 0)
  await settled([account])
  await testEnv.LEDGER.prepare('delete from ledger_accounts where name = ?').bind(account).run()
  await addLines(
    ledgerDb,
    lines.toReversed().map((line) => ({ account, lines: [line] })),
  )
  expect((await readBalances(ledgerDb, [uid]))(uid)).toEqual({ gold: 80, diamond: 0 })
})
