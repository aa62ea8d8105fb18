import { afterAll, expect, test } from 'vitest'
import type { Line } from '#backend/core/ledger.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { STATEMENT_KINDS } from '#contract/statement.ts'
import { userCalls } from '#contract/user.ts'
import { makeUser } from '#tests/support/backend/accounts.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { explainedInLedger, scansIn, sortsIn } from '#tests/support/backend/explained.ts'
import { giveCoins, ledgerDb } from '#tests/support/backend/ledger.ts'
import { exchange, pay } from './coins.ts'
import { addLines } from './projection.store.ts'
import { rebuildProjection } from './rebuild.ts'
import { readFilteredLines, type StatementFilter } from './statement.store.ts'
import { reasonsOf } from './statement-kinds.ts'

const NOW = Date.parse('2026-11-20T19:30:00.000Z')
const CURRENCIES = ['gold', 'diamond'] as const

/** Numbers that look random, the same in each run. */
function shuffled(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * below)
  }
}

// The copy has no made-up lines for the tests of the audit.
afterAll(() => rebuildProjection(testEnv, Date.now()))

/** Lines of every reason and currency, several at one time. */
function manyLines(count: number, name: string): Line[] {
  const random = shuffled(7)
  const reasons = reasonsOf()
  return Array.from({ length: count }, (_, at): Line => {
    const moves = random(3)
    return {
      no: at + 1,
      step: 'move',
      intent: `many:${name}:${at}`,
      counterpart: 'house:sales#1',
      gold: moves === 1 ? 0 : -1,
      diamond: moves === 0 ? 0 : -1,
      goldAfter: 0,
      diamondAfter: 0,
      goldNo: null,
      diamondNo: null,
      reason: reasons[random(reasons.length)] ?? 'goods',
      link: null,
      at: NOW + Math.floor(at / 3) * 1000,
    }
  })
}

test('a filtered statement has every line that fits, in order, page by page', async () => {
  const account = 'user:5100000001'
  const lines = manyLines(600, account)
  await addLines(ledgerDb, [{ account, lines }])
  const random = shuffled(11)
  for (const kind of [undefined, ...STATEMENT_KINDS])
    for (const currency of [undefined, ...CURRENCIES]) {
      const [from, to] = [NOW + random(80) * 1000, NOW + (100 + random(90)) * 1000]
      const filter = { currency, reasons: reasonsOf(kind), from, to }
      const wanted = lines
        .filter((line) => filter.reasons.includes(line.reason) && line.at >= from && line.at < to)
        .filter((line) => !currency || line[currency] !== 0)
        .map(({ no }) => no)
        .reverse()
      const read: number[] = []
      for (let before: number | undefined; ; before = read.at(-1)) {
        const page = await readFilteredLines(ledgerDb, account, { ...filter, before }, 7)
        read.push(...page.lines.map(({ no }) => no))
        if (!page.hasOlder) break
        expect(page.lines).toHaveLength(7)
      }
      expect(read, `${kind} ${currency}`).toEqual(wanted)
    }
})

test('every filter is answered from an index that holds the lines in their order', async () => {
  const account = 'user:5100000001'
  const times = { from: NOW, to: NOW + 90_000 }
  const filters = [undefined, ...STATEMENT_KINDS].flatMap((kind) =>
    [undefined, ...CURRENCIES].flatMap((currency): StatementFilter[] => {
      const filter = { currency, reasons: reasonsOf(kind) }
      return [filter, { ...filter, before: 90 }, { ...filter, ...times }, { ...filter, ...times, before: 90 }]
    }),
  )
  const plans: string[][] = []
  for (const filter of filters)
    plans.push(...(await explainedInLedger((db) => readFilteredLines(db, account, filter, 20))).plans)
  expect(scansIn(plans)).toEqual([])
  expect(sortsIn(plans)).toEqual([])
  const indexes = new Set(plans.flat().map((step) => /USING INDEX (\w+)/.exec(step)?.[1]))
  expect([...indexes].sort()).toEqual([
    'ledger_coins_by_reason',
    'ledger_diamonds_by_reason',
    'ledger_lines_by_reason',
    'sqlite_autoindex_ledger_lines_1',
  ])
})

test('what a filter reads does not grow with the lines of the account', async () => {
  const account = 'user:5100000002'
  const fill = (from: number, count: number) =>
    testEnv.LEDGER.prepare(
      `insert into ledger_lines (account, no, uid, step, intent, counterpart, gold, diamond, gold_after, diamond_after,
         gold_no, diamond_no, reason, link, at)
       with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?1 + ?2 - 1)
       select ?3, i, 5100000002, 'move', 'fill:' || i, 'house:sales#1', -1, 0, 0, 0, i, null,
         iif(i % 1000 = 0, 'exchange', 'goods'), null, ?4 + i * 10 from n`,
    )
      .bind(from, count, account, NOW)
      .run()
  const readsOf = async (filter: StatementFilter) => {
    let rows = 0
    const counted = new Proxy(testEnv.LEDGER, {
      get: (real, name: keyof D1Database) =>
        name === 'batch'
          ? async (statements: D1PreparedStatement[]) => {
              const answers = await real.batch(statements)
              for (const { meta } of answers) rows += meta.rows_read
              return answers
            }
          : (real[name] as (...values: unknown[]) => unknown).bind(real),
    })
    const { lines } = await readFilteredLines(openLedgerDatabase({ LEDGER: counted }), account, filter, 20)
    return { rows, lines: lines.length }
  }
  const filters: StatementFilter[] = [
    { reasons: reasonsOf('exchange') },
    { reasons: reasonsOf('purchase'), before: 500 },
    { reasons: reasonsOf(), currency: 'diamond' },
    { reasons: reasonsOf(), from: NOW + 4000, to: NOW + 6000 },
  ]
  await fill(1, 1000)
  const few = await Promise.all(filters.map(readsOf))
  await fill(1001, 99_000)
  const many = await Promise.all(filters.map(readsOf))
  expect(many.map(({ lines }) => lines)).toEqual([20, 20, 0, 20])
  for (const { rows } of many) expect(rows).toBeLessThanOrEqual(60)
  expect(few.at(-1)).toEqual(many.at(-1))
})

test('a statement is filtered by kind and time for its owner only, and is not counted then', async () => {
  const [anna, berta] = [await makeUser(), await makeUser()]
  await giveCoins(anna.uid, { gold: 100, diamond: 50 })
  const deed = { uid: anna.uid, now: Date.now() }
  await pay(testEnv, { ...deed, to: [{ house: 'sales', gold: 30 }], intent: `s1:${anna.uid}`, reason: 'goods' })
  const rate = { takes: { diamond: 10 }, gives: { gold: 10 } }
  await exchange(testEnv, { ...deed, ...rate, intent: `s2:${anna.uid}`, reason: 'exchange' })
  const read = async (input: object, { token } = anna) => {
    const { records, ...rest } = await call(userCalls.listBalanceRecords, input, { token })
    return { types: records.map(({ type }) => type), ...rest }
  }
  expect(await read({})).toEqual({ types: ['exchange', 'goods', 'recharge'], total: 3, hasOlder: false })
  expect(await read({ kind: 'purchase' })).toEqual({ types: ['goods'], hasOlder: false })
  expect(await read({ currency: 'diamond', kind: 'exchange' })).toEqual({ types: ['exchange'], hasOlder: false })
  const [today, yesterday] = [0, 1].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10))
  expect(await read({ from: yesterday, to: today })).toMatchObject({ types: ['exchange', 'goods', 'recharge'] })
  expect(await read({ to: yesterday })).toEqual({ types: [], hasOlder: false })
  expect(await read({ before: 3 })).toEqual({ types: ['goods', 'recharge'], hasOlder: false })
  expect(await read({ kind: 'purchase' }, berta)).toEqual({ types: [], hasOlder: false })
  for (const wrong of [{ kind: 'theft' }, { from: '2026-02-31' }, { before: 'x' }])
    expect((await envelopeOf(userCalls.listBalanceRecords, wrong as never, { token: anna.token })).errorCode).toBe(4000)
})

test('a file of the statement comes in parts, to its owner, and not endlessly often', async () => {
  const { uid, token } = await makeUser()
  const account = `user:${uid}`
  await giveCoins(uid, { gold: 1 })
  await call(userCalls.listBalanceRecords, {}, { token })
  const lines = manyLines(600, account).map((line) => ({ ...line, no: line.no + 1, at: Date.now() + line.no }))
  await addLines(ledgerDb, [{ account, lines }])
  const first = await call(userCalls.exportBalanceRecords, {}, { token })
  expect([first.records.length, first.hasOlder]).toEqual([500, true])
  const rest = await call(userCalls.exportBalanceRecords, { before: first.records.at(-1)?.id }, { token })
  expect([rest.records.at(-1)?.id, rest.hasOlder]).toEqual([1, false])
  const { token: other } = await makeUser()
  expect((await call(userCalls.exportBalanceRecords, {}, { token: other })).records).toEqual([])
  const asked = Array.from({ length: 125 }, () => envelopeOf(userCalls.exportBalanceRecords, { before: 2 }, { token }))
  const errors = (await Promise.all(asked)).map(({ errorMsg }) => errorMsg)
  expect(errors.filter((error) => error === 'rate_limited')).toHaveLength(125 - 118)
})
