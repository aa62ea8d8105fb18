/// <reference types="@cloudflare/vitest-plugin/types" />
import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { testEnv } from '#tests/support/backend/calls.ts'
import { accountStub, ledgerDb, richUser, settled } from '#tests/support/backend/ledger.ts'
import { eventually } from '#tests/support/backend/sockets.ts'
import { userAccount } from './account-names.ts'
import { auditLedger, stepAudit } from './audit.ts'
import { pay } from './coins.ts'
import { readLines } from './projection.store.ts'
import { proveNext } from './prove-accounts.ts'
import { rebuildProjection, stepRebuild } from './rebuild.ts'
import { insertRun, readRun } from './runs.store.ts'

afterEach(() => vi.restoreAllMocks())

type Row = Record<string, unknown>

const inCopy = (statement: string, ...values: unknown[]) =>
  testEnv.LEDGER.prepare(statement)
    .bind(...values)
    .run<Row>()

const rowsOf = async (name: string) => [
  ...(await inCopy('select * from ledger_lines where account = ? order by no', name)).results,
  ...(await inCopy('select * from ledger_accounts where name = ?', name)).results,
]

/** A user who got something and paid twice, in both currencies; the copy has it. */
async function payer(): Promise<string> {
  const uid = await richUser({ gold: 1_000, diamond: 10 })
  for (const at of [1, 2])
    await pay(testEnv, {
      uid,
      to: [{ house: 'sales', gold: 10 * at, diamond: at }],
      intent: `compared:${uid}:${at}`,
      reason: 'goods',
      link: `goods-order:${at}`,
      now: Date.now(),
    })
  await settled([userAccount(uid)])
  await eventually(async () => (await readLines(ledgerDb, userAccount(uid), { offset: 0, limit: 5 })).total === 3)
  return userAccount(uid)
}

/** What an audit says of this account alone. */
async function faultsOf(name: string): Promise<string[]> {
  const before = `${name.slice(0, -1)}${String.fromCharCode(name.charCodeAt(name.length - 1) - 1)}\uffff`
  const proven = await proveNext(testEnv, { account: before, line: 0 }, Date.now())
  return (proven?.faults ?? []).filter((fault) => fault.startsWith(`${name}: `))
}

/** Puts rows back as they were. */
async function putBack(name: string, rows: readonly Row[]): Promise<void> {
  await inCopy('delete from ledger_lines where account = ?', name)
  await inCopy('delete from ledger_accounts where name = ?', name)
  for (const row of rows) {
    const columns = Object.keys(row)
    await inCopy(
      `insert into ${'account' in row ? 'ledger_lines' : 'ledger_accounts'} (${columns}) values (${columns.map(() => '?')})`,
      ...Object.values(row),
    )
  }
}

const LINE = (no: number) => `where account = ?1 and no = ${no}`

test('every field of every line is compared: whichever is changed, the audit names the account, the line and the field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const name = await payer()
  const whole = await rowsOf(name)
  expect(await faultsOf(name)).toEqual([])
  const changes: Record<string, string> = {
    uid: 'uid + 1',
    step: "'hold'",
    intent: "intent || ':'",
    counterpart: "'house:sales#16'",
    gold: 'gold + 1',
    diamond: 'diamond - 1',
    gold_after: 'gold_after + 1',
    diamond_after: 'diamond_after + 1',
    gold_no: '9',
    diamond_no: 'null',
    reason: "'refund'",
    link: 'null',
    at: 'at - 1',
  }
  const columns = Object.keys(whole[0] ?? {}).filter((column) => column !== 'account' && column !== 'no')
  expect(Object.keys(changes).sort()).toEqual(columns.sort())
  for (const [column, value] of Object.entries(changes))
    for (const no of [1, 2, 3]) {
      if (column === 'link' && no === 1) continue
      await inCopy(`update ledger_lines set ${column} = ${value} ${LINE(no)}`, name)
      const field = column.replace(/_([a-z])/, (_, letter: string) => letter.toUpperCase())
      expect(await faultsOf(name), `${column} of line ${no}`).toContain(
        `${name}: line ${no} of the copy has another ${field}`,
      )
      await putBack(name, whole)
    }
  expect(await faultsOf(name)).toEqual([])
}, 120_000)

/** What may be wrong with a copy, the statements that make it so, and what is told of it. */
const WRONG_COPIES: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  [
    'two lines that are changed against each other',
    [`update ledger_lines set gold = gold + 1 ${LINE(2)}`, `update ledger_lines set gold = gold - 1 ${LINE(3)}`],
    ['line 2 of the copy has another gold', 'line 3 of the copy has another gold'],
  ],
  [
    'a balance after a line that follows from no other',
    [`update ledger_lines set diamond_after = diamond_after - 1 ${LINE(2)}`],
    [
      'line 2 of the copy does not follow from the line before',
      'line 3 of the copy does not follow from the line before',
      'line 2 of the copy has another diamondAfter',
    ],
  ],
  [
    'a first line that does not begin with nothing',
    [`update ledger_lines set gold_after = gold_after + 1 ${LINE(1)}`],
    ['line 1 of the copy does not follow from the line before'],
  ],
  [
    'all balances moved by the same amount, the last one too',
    [
      'update ledger_lines set gold_after = gold_after + 5 where account = ?1',
      'update ledger_accounts set gold = gold + 5 where name = ?1',
    ],
    ["the copy's balance is not that of its last line", 'line 3 of the copy has another goldAfter'],
  ],
  [
    'two lines that have changed places',
    [2, 3]
      .map((no) => `update ledger_lines set no = ${no === 2 ? -3 : 2} ${LINE(no)}`)
      .concat(`update ledger_lines set no = 3 ${LINE(-3)}`),
    ['line 2 of the copy has another intent, gold, diamond, goldAfter, diamondAfter, goldNo, diamondNo, link'],
  ],
  ['a line that is gone', [`delete from ledger_lines ${LINE(2)}`], ['the copy lacks line 2']],
  [
    'a line that another account has',
    [`update ledger_lines set account = account || '1' ${LINE(3)}`],
    ['the copy lacks line 3'],
  ],
  [
    'bytes for a text',
    [`update ledger_lines set reason = x'00ff' ${LINE(2)}`],
    ['line 2 of the copy has another reason'],
  ],
  [
    'a text that goes on where it cannot be seen',
    [`update ledger_lines set link = link || char(0) || 'x' ${LINE(2)}`],
    ['line 2 of the copy has another link'],
  ],
  [
    'a line behind the last one',
    [
      `insert into ledger_lines select account, 4, uid, step, 'x', counterpart, gold, diamond, gold_after, diamond_after, 9, 9,
        reason, link, at from ledger_lines ${LINE(1)}`,
    ],
    ['the copy has lines that the account has not'],
  ],
  [
    'a line before the first one',
    [
      `insert into ledger_lines select account, 0, uid, step, 'x', counterpart, gold, diamond, 0, 0, 9, 9, reason, link, at
      from ledger_lines ${LINE(1)}`,
    ],
    ['the copy has lines that the account has not'],
  ],
  ['no balance', ['delete from ledger_accounts where name = ?1'], ['the copy has no balance of it']],
  [
    'a balance of before the last line',
    [
      `update ledger_accounts set last_line = 2, gold = gold + 20, diamond = diamond + 2, last_gold_line = 2,
        last_diamond_line = 2 where name = ?1`,
    ],
    ["the copy's numbers of its last lines are wrong"],
  ],
  [
    'other coins',
    ['update ledger_accounts set gold = gold - 1 where name = ?1'],
    ["the copy's balance is not that of its last line"],
  ],
  [
    'other diamonds',
    ['update ledger_accounts set diamond = diamond - 1 where name = ?1'],
    ["the copy's balance is not that of its last line"],
  ],
  [
    'too few lines with coins',
    ['update ledger_accounts set last_gold_line = 2 where name = ?1'],
    ["the copy's numbers of its last lines are wrong"],
  ],
  [
    'too many lines with diamonds',
    ['update ledger_accounts set last_diamond_line = 4 where name = ?1'],
    ["the copy's numbers of its last lines are wrong"],
  ],
  [
    'the balance of another user',
    ['update ledger_accounts set uid = 1 where name = ?1'],
    ["the copy's balance is another user's"],
  ],
]

test('whatever is wrong with a copy is told of, and right when it has been made again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const wholes = new Map<string, Row[]>()
  for (const [wrong, statements, told] of WRONG_COPIES) {
    const name = await payer()
    wholes.set(name, await rowsOf(name))
    for (const statement of statements) await inCopy(statement, name)
    const faults = (await faultsOf(name)).join('\n')
    for (const fault of told) expect(faults, wrong).toContain(`${name}: ${fault}`)
  }
  // All accounts of the tests so far are in it: once for all faults.
  await rebuildProjection(testEnv, Date.now())
  for (const [name, whole] of wholes) expect(await rowsOf(name)).toEqual(whole)
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 120_000)

test('lines and balances under a name that is no account are told of, and gone when the copy has been made again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const name = await payer()
  const stranger = `${name}x`
  for (const table of ['ledger_lines', 'ledger_accounts'])
    for (const [column, value] of [[table === 'ledger_lines' ? 'account' : 'name', stranger]])
      await inCopy(
        `insert into ${table} select '${value}', ${(await columnsOf(table)).filter((other) => other !== column).join(', ')}
        from ${table} where ${column} = ?1`,
        name,
      )
  const { faults } = await auditLedger(testEnv, Date.now())
  expect(faults).toContain(`${stranger}: the copy has an account that is none`)
  await rebuildProjection(testEnv, Date.now())
  expect(await rowsOf(stranger)).toEqual([])
  expect((await auditLedger(testEnv, Date.now())).faults).toEqual([])
}, 120_000)

const columnsOf = async (table: string): Promise<string[]> =>
  (await inCopy(`select name from pragma_table_info('${table}')`)).results.map((row) => String(row.name))

test('an amount with a name that is no account is told of without asking for it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const name = await payer()
  const whole = await rowsOf(name)
  await inCopy(`update ledger_lines set counterpart = 'nobody' ${LINE(2)}`, name)
  const faults = await faultsOf(name)
  expect(faults).toContain(`${name}: compared:${name.replace('user:', '')}:1 is with nobody, which is no account`)
  expect(faults.join('\n')).not.toContain('did not answer')
  await putBack(name, whole)
})

test('a copy that is wrong throughout is told of in a few words for each account', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const name = await payer()
  for (let at = 3; at <= 20; at += 1)
    await accountStub(name).move(name, {
      intent: `compared:${name}:${at}`,
      parts: [{ with: 'house:sales#1', gold: -1, diamond: 0 }],
      reason: 'goods',
      now: Date.now(),
    })
  await settled([name])
  const whole = await rowsOf(name)
  await inCopy("update ledger_lines set reason = 'refund' where account = ?", name)
  const faults = await faultsOf(name)
  expect(faults).toHaveLength(6)
  expect(faults.at(-1)).toBe(`${name}: so with 16 more lines of the copy`)
  await putBack(name, whole)
})

/** A backend that counts the statements which its ledger's database gets. */
function counting() {
  let statements = 0
  const prepare = (query: string) => {
    statements += 1
    return testEnv.LEDGER.prepare(query)
  }
  const LEDGER = { prepare, batch: testEnv.LEDGER.batch.bind(testEnv.LEDGER) } as unknown as D1Database
  return { env: { ...testEnv, LEDGER }, count: () => statements }
}

test('a step makes no more statements than a Worker may, however long accounts are', async () => {
  const name = await payer()
  await runInDurableObject(accountStub(name), async (account) => {
    for (let at = 0; at < 9_000; at += 1)
      await account.move(name, {
        intent: `many:${name}:${at}`,
        parts: [{ with: 'house:sales#1', gold: at % 2 ? 1 : -1, diamond: 0 }],
        reason: 'goods',
        now: Date.now(),
      })
  })
  await settled([name])
  // A part of a step's accounts may make as large a part of the 1,000 statements.
  const audit = await insertRun(ledgerDb, 'audit', Date.now())
  for (let run = audit; run.finishedAt === null; run = await readRun(ledgerDb, audit.id)) {
    const { env, count } = counting()
    await stepAudit(env, run, Date.now(), { accounts: 60, ms: 60_000 })
    expect(count()).toBeLessThanOrEqual((1_000 * 60) / 1_500)
  }
  expect((await readRun(ledgerDb, audit.id)).faults).toEqual([])
  const rebuild = await insertRun(ledgerDb, 'rebuild', Date.now())
  for (let run = rebuild; run.finishedAt === null; run = await readRun(ledgerDb, rebuild.id)) {
    const { env, count } = counting()
    await stepRebuild(env, run, Date.now(), { accounts: 65, ms: 60_000 })
    expect(count()).toBeLessThanOrEqual((1_000 * 65) / 650)
  }
}, 240_000)
