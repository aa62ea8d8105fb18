/// <reference types="@cloudflare/vitest-plugin/types" />
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '#backend/core/env.ts'
import { testEnv } from '#tests/support/backend/calls.ts'
import { accountStub, ledgerDb, linesOf, richUser, settled } from '#tests/support/backend/ledger.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { houseAccounts, userAccount } from './account-names.ts'
import { areBooksInOrder, auditLedger, stepAudit } from './audit.ts'
import { hold, pay, voidHold } from './coins.ts'
import { addLines, readLines } from './projection.store.ts'
import { readFilteredStatement, readStatement } from './read-statement.ts'
import { rebuildProjection, stepRebuild } from './rebuild.ts'
import { findOpenRun, insertRun, readRun } from './runs.store.ts'
import { stepLedgerRun } from './step-ledger-run.ts'

const HOUR = 3_600_000
const SMALL = { accounts: 4, ms: 60_000 }

afterEach(() => vi.restoreAllMocks())

let deeds = 0
const payTo = (uid: number, other: number, gold = 1) =>
  pay(testEnv, {
    uid,
    to: [
      { uid: other, gold },
      { house: 'sales', gold: 1 },
    ],
    intent: `run:${++deeds}`,
    reason: 'goods',
    now: Date.now(),
  })

async function richUsers(count: number): Promise<number[]> {
  const uids: number[] = []
  for (let at = 0; at < count; at += 1) uids.push(await richUser({ gold: 1_000, diamond: 10 }))
  await settled(uids.map(userAccount))
  await eventually(async () => (await copiedLines(uids.at(-1) ?? 0)).length > 0)
  return uids
}

const copiedLines = async (uid: number) =>
  (await readLines(ledgerDb, userAccount(uid), { offset: 0, limit: 500 })).lines.toReversed()

const inBook = (name: string, ...statements: string[]) =>
  runInDurableObject(accountStub(name), (_, { storage }) => {
    for (const statement of statements) storage.sql.exec(statement)
  })

const inCopy = (statement: string, ...values: unknown[]) =>
  testEnv.LEDGER.prepare(statement)
    .bind(...values)
    .run()

/** A backend whose ledger's database is away for the n-th statement that begins so, as if the step had died there. */
function dyingAt(statement: RegExp, nth = 1): Env {
  let seen = 0
  const prepare = (query: string) => {
    if (statement.test(query) && ++seen === nth) throw new Error('killed')
    return testEnv.LEDGER.prepare(query)
  }
  const LEDGER = { prepare, batch: testEnv.LEDGER.batch.bind(testEnv.LEDGER) } as unknown as D1Database
  return { ...testEnv, LEDGER }
}

/** Pays among these users until `work` is over. */
async function whilePaying<T>(uids: readonly number[], work: () => Promise<T>): Promise<T> {
  let isOver = false
  const paying = uids.map(async (uid, at) => {
    while (!isOver) {
      await payTo(uid, uids[(at + 1) % uids.length] ?? uid)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })
  try {
    return await work()
  } finally {
    isOver = true
    await Promise.all(paying)
  }
}

test('an audit in many small steps finds nothing wrong while money moves', async () => {
  const uids = await richUsers(6)
  const [first = 0, second = 0] = uids
  const held = { uid: first, intent: `run-hold:${first}`, now: Date.now() }
  const to = [{ uid: second, gold: 5 }]
  await hold(testEnv, { ...held, to, reason: 'goods', expiresAt: Date.now() + 3_600_000 })
  await settled([userAccount(first)])
  const run = await whilePaying(uids, () => auditLedger(testEnv, Date.now(), SMALL))
  expect(run.faults).toEqual([])
  expect(run.steps).toBeGreaterThan(uids.length / SMALL.accounts)
  expect(run.accounts).toBeGreaterThan(uids.length + houseAccounts().length - 1)
  expect(run.lines).toBeGreaterThan(uids.length)
  await voidHold(testEnv, held)
}, 120_000)

test('an account with more lines than one look has is proven in parts', async () => {
  const uid = await richUser({ gold: 1_000 })
  const name = userAccount(uid)
  const before = await auditLedger(testEnv, Date.now())
  // One line from the house, then as many moves of both directions as make two parts.
  await runInDurableObject(accountStub(name), async (account, { storage }) => {
    for (let at = 0; at < 1_050; at += 1)
      await account.move(name, {
        intent: `part:${uid}:${at}`,
        parts: [{ with: 'house:sales#1', gold: at % 2 ? 1 : -1, diamond: 0 }],
        reason: 'goods',
        now: Date.now(),
      })
    expect(storage.sql.exec('select count(*) as n from lines').one().n).toBe(1_051)
  })
  await settled([name])
  const clean = await auditLedger(testEnv, Date.now())
  expect(clean.faults).toEqual([])
  expect(clean.accounts - before.accounts).toBeLessThan(2)
  expect(clean.lines - before.lines).toBeGreaterThan(2_100 - 1)
  const spoil = (by: number) =>
    inBook(
      name,
      'drop trigger lines_stay',
      `update lines set gold_after = gold_after + ${by} where no = 1000`,
      "create trigger lines_stay before update on lines begin select raise(abort, 'lines are only added'); end",
    )
  await spoil(1)
  const { faults } = await auditLedger(testEnv, Date.now())
  await spoil(-1)
  // The line itself is in the first part, the one after it in the second.
  expect(faults.filter((fault) => fault.startsWith(name))).toEqual([
    `${name}: 1 lines do not follow from the line before`,
    `${name}: line 1000 of the copy has another goldAfter`,
    `${name}: 1 lines do not follow from the line before`,
  ])
}, 240_000)

test('each fault is found, told in words, logged as an error, and shown by the health of the site until it is gone', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [uid = 0, other = 0] = await richUsers(2)
  const [name, otherName] = [userAccount(uid), userAccount(other)]
  await payTo(uid, other)
  await settled([name, otherName])
  await eventually(async () => (await copiedLines(uid)).length === 3 && (await copiedLines(other)).length === 2)
  const faultsOf = async (now = Date.now()) => (await auditLedger(testEnv, now)).faults
  expect(await faultsOf()).toEqual([])
  expect(await areBooksInOrder(testEnv, Date.now())).toBe(true)

  await inBook(name, 'update account set gold = gold + 5')
  expect(await faultsOf()).toEqual([`${name}: the balance is not the sum of the lines`])
  expect(await areBooksInOrder(testEnv, Date.now())).toBe(false)
  expect(logged.mock.calls.flat().join('\n')).toContain('ledger_faults')
  await inBook(name, 'update account set gold = gold - 5')

  await inBook(name, 'update account set held_gold = held_gold + 5')
  expect(await faultsOf()).toEqual([`${name}: what is held is not the sum of the open holds`])
  await inBook(name, 'update account set held_gold = held_gold - 5')

  // What one account got and nobody gave.
  const sent = { intent: `nowhere:${uid}`, reason: 'goods' as const, gold: 5, diamond: 0, at: Date.now() }
  await accountStub(name).receive(name, { ...sent, from: otherName })
  await settled([name])
  await eventually(async () => (await copiedLines(uid)).length === 4)
  expect(await faultsOf()).toEqual([`${name}: nowhere:${uid} with ${otherName} leaves 5 coins and 0 diamonds, not 0`])
  await accountStub(otherName).receive(otherName, { ...sent, from: name, gold: -5 })
  await settled([otherName])

  const until = Date.now() + 60_000
  const held = { uid, intent: `late-hold:${uid}`, now: Date.now() }
  await hold(testEnv, { ...held, to: [{ uid: other, gold: 5 }], reason: 'goods', expiresAt: until })
  await settled([name])
  expect(await faultsOf(until + 1)).toEqual([`${name}: the hold late-hold:${uid} should have ended`])
  await voidHold(testEnv, held)
  await settled([name])
  expect(await faultsOf()).toEqual([])
  expect(await areBooksInOrder(testEnv, Date.now())).toBe(true)
}, 120_000)

test('whatever is wrong with the copy is found, and is right when it has been made again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [uid = 0, other = 0] = await richUsers(2)
  const [name, otherName] = [userAccount(uid), userAccount(other)]
  await payTo(uid, other)
  await settled([name, otherName])
  await eventually(async () => (await copiedLines(uid)).length === 3 && (await copiedLines(other)).length === 2)
  const whole = [await copiedLines(uid), await copiedLines(other)]
  const spoiled: [string, string][] = [
    ['delete from ledger_lines where account = ?1 and no = 2', `${name}: the copy lacks line 2`],
    [
      'update ledger_lines set gold = gold + 1 where account = ?1 and no = 1',
      `${name}: line 1 of the copy has another gold`,
    ],
    ['update ledger_accounts set gold = gold + 1 where name = ?1', `${name}: the copy's balance is not that`],
    [
      'update ledger_accounts set last_line = 9 where name = ?1',
      `${name}: the copy has lines that the account has not`,
    ],
    [
      `insert into ledger_lines select account, 4, uid, step, 'x', counterpart, gold, diamond, gold_after, diamond_after,
        9, 9, reason, link, at from ledger_lines where account = ?1 and no = 1`,
      `${name}: the copy has lines that the account has not`,
    ],
  ]
  for (const [statement, fault] of spoiled) {
    await inCopy(statement, name)
    expect((await auditLedger(testEnv, Date.now())).faults.join('\n')).toContain(fault)
    await rebuildProjection(testEnv, Date.now())
    expect([await copiedLines(uid), await copiedLines(other)]).toEqual(whole)
    expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
  }
  // An account of which the copy knows nothing is missed by those that it paid.
  await inCopy('delete from ledger_lines where account = ?', name)
  await inCopy('delete from ledger_accounts where name = ?', name)
  expect((await auditLedger(testEnv, Date.now())).faults.join('\n')).toContain(': the copy lacks lines of run:')
  await rebuildProjection(testEnv, Date.now())
  expect(await copiedLines(uid)).toEqual(whole[0])

  const [line] = (await copiedLines(other)).filter(({ step }) => step === 'receive')
  const setIntent = "update ledger_lines set intent = ?1 where account = ?2 and step = 'move' and reason = 'recharge'"
  await inCopy(setIntent, line?.intent, otherName)
  expect((await auditLedger(testEnv, Date.now())).faults).toContain(
    `the intent ${line?.intent} was begun by two accounts`,
  )
  await rebuildProjection(testEnv, Date.now())
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 240_000)

test('a step that dies is taken again, and two at a time count once', async () => {
  await richUsers(3)
  const before = await auditLedger(testEnv, Date.now())
  const { id } = await insertRun(ledgerDb, 'audit', Date.now())
  for (let run = await readRun(ledgerDb, id); run.finishedAt === null; run = await readRun(ledgerDb, id)) {
    await expect(stepAudit(dyingAt(/^update "ledger_runs"/), run, Date.now(), SMALL)).rejects.toThrow()
    expect(await readRun(ledgerDb, id)).toEqual(run)
    await Promise.all([1, 2].map(() => stepAudit(testEnv, run, Date.now(), SMALL)))
    expect((await readRun(ledgerDb, id)).steps).toBe(run.steps + 1)
  }
  const run = await readRun(ledgerDb, id)
  const after = await auditLedger(testEnv, Date.now())
  expect([run.accounts, run.faults]).toEqual([after.accounts, []])
  // Other tests' accounts may still get some.
  expect(run.lines).toBeGreaterThanOrEqual(before.lines)
  expect(run.lines).toBeLessThanOrEqual(after.lines)
}, 120_000)

test('the copy is made again in small steps that die, while payments go on, and no statement is ever half', async () => {
  const uids = await richUsers(5)
  const [reader = 0, other = 0, quiet = 0] = uids
  const names = uids.map(userAccount)
  for (let at = 0; at < 8; at += 1) await payTo(quiet, reader)
  await settled(names)
  await eventually(async () => (await copiedLines(quiet)).length === 17)
  const before = await copiedLines(quiet)
  await testEnv.LEDGER.batch(
    ['ledger_lines', 'ledger_accounts'].map((table) => testEnv.LEDGER.prepare(`delete from ${table}`)),
  )
  // A line that was on its way: the copy has the last one, and none before it.
  await addLines(ledgerDb, [{ account: userAccount(quiet), lines: before.slice(-1) }])
  const { id } = await insertRun(ledgerDb, 'rebuild', Date.now())
  await whilePaying([reader, other], async () => {
    for (let step = 0; ; step += 1) {
      const run = await readRun(ledgerDb, id)
      if (run.finishedAt !== null) break
      // The accounts of the house are first.
      if (step === 2) {
        const page = { offset: 5, limit: 5 }
        const { lines, total } = await readStatement(testEnv, quiet, page)
        expect([total, lines]).toEqual([17, before.toReversed().slice(5, 10)])
        const own = await readFilteredStatement(testEnv, reader, { reasons: ['recharge'] }, 5)
        expect(own.lines.map(({ gold }) => gold)).toEqual([1_000])
      }
      await stepRebuild(
        dyingAt(/^(?:insert or replace|insert into ledger_r|update "ledger_runs)/, step % 3),
        run,
        Date.now(),
        {
          accounts: 5,
          ms: 60_000,
        },
      ).catch(() => undefined)
    }
  })
  await settled(names)
  for (const uid of [reader, other])
    await eventually(async () => (await copiedLines(uid)).at(-1)?.no === (await linesOf(uid)).at(-1)?.no)
  expect(await copiedLines(quiet)).toEqual(before)
  for (const uid of [reader, other]) expect(await copiedLines(uid)).toEqual((await linesOf(uid)).slice(-500))
  const run = await readRun(ledgerDb, id)
  expect(run.accounts).toBeGreaterThan(names.length)
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 240_000)

test('an account that does not answer keeps nobody waiting, and its statement is unavailable rather than half', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [uid = 0, other = 0] = await richUsers(2)
  const name = userAccount(uid)
  const COIN_ACCOUNTS = {
    getByName: (account: string) => {
      if (account === name) throw new Error('away')
      return testEnv.COIN_ACCOUNTS.getByName(account)
    },
  } as unknown as Env['COIN_ACCOUNTS']
  const env = { ...testEnv, COIN_ACCOUNTS }
  expect((await auditLedger(env, Date.now())).faults).toEqual([`${name}: the account did not answer`])
  const { id } = await insertRun(ledgerDb, 'rebuild', Date.now())
  await expect(readStatement(env, uid, { offset: 0, limit: 5 })).rejects.toThrow('did not answer')
  for (let step = 0; step < 3; step += 1) await stepRebuild(env, await readRun(ledgerDb, id), Date.now())
  expect((await readRun(ledgerDb, id)).finishedAt).toBeNull()
  expect((await readStatement(env, other, { offset: 0, limit: 5 })).total).toBe(1)
  // It is given up after half an hour of steps, by name: nothing else would be proven again.
  for (let step = 0; step < 40 && (await readRun(ledgerDb, id)).finishedAt === null; step += 1)
    await stepRebuild(env, await readRun(ledgerDb, id), Date.now())
  expect(await readRun(ledgerDb, id)).toMatchObject({ faultCount: 1, faults: [`${name}: the account did not answer`] })
  await rebuildProjection(testEnv, Date.now())
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 120_000)

test('a copy that lacks hundreds of lines is told of with as few statements as a whole one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const [uid = 0, other = 0] = await richUsers(2)
  for (let at = 0; at < 120; at += 1) await payTo(uid, other)
  await settled([userAccount(uid), userAccount(other)])
  await eventually(async () => (await copiedLines(other)).length === 121)
  const statementsOf = async () => {
    const prepare = vi.fn((query: string) => testEnv.LEDGER.prepare(query))
    const LEDGER = { prepare, batch: testEnv.LEDGER.batch.bind(testEnv.LEDGER) } as unknown as D1Database
    const { faults } = await auditLedger({ ...testEnv, LEDGER }, Date.now())
    return { faults, statements: prepare.mock.calls.length }
  }
  const whole = await statementsOf()
  expect(whole.faults).toEqual([])
  await inCopy("delete from ledger_lines where account = ? and step = 'receive'", userAccount(other))
  const damaged = await statementsOf()
  expect(damaged.faults.length).toBeGreaterThan(90)
  expect(damaged.statements).toBeLessThan(whole.statements + 20)
  await rebuildProjection(testEnv, Date.now())
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 120_000)

test('an audit begins once a day, and waits while the copy is made again', async () => {
  await settled([])
  const tomorrow = (Math.floor(Date.now() / 86_400_000) + 1) * 86_400_000 + 60_000
  await stepLedgerRun(testEnv, tomorrow)
  const audit = await findOpenRun(ledgerDb)
  expect(audit).toMatchObject({ kind: 'audit', startedAt: tomorrow })
  const rebuild = await insertRun(ledgerDb, 'rebuild', tomorrow)
  expect((await findOpenRun(ledgerDb))?.id).toBe(rebuild.id)
  for (let step = 0; step < 100 && (await findOpenRun(ledgerDb)); step += 1) await stepLedgerRun(testEnv, tomorrow)
  expect((await readRun(ledgerDb, audit?.id ?? 0)).finishedAt).not.toBeNull()
  await stepLedgerRun(testEnv, tomorrow + 2 * HOUR)
  expect(await findOpenRun(ledgerDb)).toBeUndefined()
  // One with a fault is done again after an hour: what was late has come.
  await inCopy('update ledger_runs set fault_count = 1 where id = ?', audit?.id)
  await stepLedgerRun(testEnv, tomorrow + HOUR - 1)
  expect(await findOpenRun(ledgerDb)).toBeUndefined()
  await stepLedgerRun(testEnv, tomorrow + HOUR)
  expect(await findOpenRun(ledgerDb)).toMatchObject({ kind: 'audit', startedAt: tomorrow + HOUR })
  for (let step = 0; step < 100 && (await findOpenRun(ledgerDb)); step += 1)
    await stepLedgerRun(testEnv, tomorrow + HOUR)
  await stepLedgerRun(testEnv, tomorrow + 3 * HOUR)
  expect(await findOpenRun(ledgerDb)).toBeUndefined()
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 120_000)

test('books are not in order when audits have ended none for two days, and sixty runs are kept', async () => {
  const last = (await auditLedger(testEnv, Date.now())).finishedAt ?? 0
  expect(await areBooksInOrder(testEnv, last + 49 * HOUR)).toBe(true)
  expect(await areBooksInOrder(testEnv, last + 51 * HOUR)).toBe(false)
  await inCopy(
    `insert into ledger_runs with recursive n(i) as (select 1 union all select i + 1 from n where i < 70)
      select null, kind, started_at, finished_at, steps, account, line, accounts, lines, lines_under_way,
        oldest_under_way_at, 0, '[]' from ledger_runs, n where id = (select max(id) from ledger_runs)`,
  )
  const later = (Math.floor(Date.now() / 86_400_000) + 3) * 86_400_000
  await stepLedgerRun(testEnv, later)
  expect(await testEnv.LEDGER.prepare('select count(*) as n from ledger_runs').first('n')).toBe(60)
  await inCopy('delete from ledger_runs where finished_at is null')
}, 120_000)
