/** The ledger alone, with the loads of `npm run bench` inside the Worker: no request stands between two transfers. */

import { stepAudit } from '#backend/coins/audit.ts'
import { CoinAccount } from '#backend/coins/coin-account.ts'
import { grant, pay, type Receiver } from '#backend/coins/coins.ts'
import { copyLines } from '#backend/coins/copy-lines.ts'
import { readLines } from '#backend/coins/projection.store.ts'
import { insertRun, readRun } from '#backend/coins/runs.store.ts'
import { readFilteredLines } from '#backend/coins/statement.store.ts'
import { reasonsOf } from '#backend/coins/statement-kinds.ts'
import type { Env } from '#backend/core/env.ts'
import type { LineBatch } from '#backend/core/ledger.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'

const COINS = 1_000_000_000

/** An account that may be given a long past at once. */
export class BenchAccount extends CoinAccount {
  /** Gives a new account so many lines, all of which the copy has. */
  async take({ account, counterpart, step, gold }: End, lines: number): Promise<void> {
    await this.balance(account)
    const { sql } = this.ctx.storage
    sql.exec(`insert into lines ${END_LINES}`, 1, lines, step, counterpart, gold)
    sql.exec(
      'update account set gold = ?1 * ?2, last_line = ?2, last_gold_line = ?2, projected_line = ?2, last_at = 1700000000000',
      gold,
      lines,
    )
  }

  /** Adds lines up to this number, as if they had been paid and copied long ago. */
  fill(upTo: number): void {
    const { sql } = this.ctx.storage
    const { last_line: last } = sql.exec('select last_line from account').one() as { last_line: number }
    const numbers = 'with recursive n(i) as (select ?1 + 1 union all select i + 1 from n where i < ?2)'
    if (last < upTo) {
      sql.exec(
        `insert into lines ${numbers} select i, 'move', 'past:' || i, 'house:sales#1', -1, 0, ${COINS} - i, 0, i, null, 'goods', null, i from n`,
        last,
        upTo,
      )
      sql.exec(`insert into deeds ${numbers} select 'past:' || i, '[]' from n`, last, upTo)
    }
    sql.exec(
      `update account set gold = ${COINS} - ?1, last_line = ?1, last_gold_line = ?1, projected_line = ?1`,
      Math.max(last, upTo),
    )
  }
}

/** One end of as many transfers of a coin as two accounts have lines. */
interface End {
  account: string
  counterpart: string
  step: 'move' | 'receive'
  /** What each of them moves. */
  gold: 1 | -1
}

const END_LINES = `with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
  select i, ?3, 'audited:' || i, ?4, ?5, 0, ?5 * i, 0, i, null, 'goods', 'goods-order:' || i, 1700000000000 + i from n`

interface Load {
  payers: number
  transfers: number
  atOnce: number
  /** All pay one user. */
  isOneReceiver?: boolean
  /** The payer's first account has this many lines. */
  lines?: number
}

const quantile = (times: number[], part: number): number => times[Math.floor((times.length - 1) * part)] ?? 0
const round = (ms: number): number => Math.round(ms * 10) / 10
let runs = 0

/** Times `count` pieces of work, so many at once. */
async function timed(count: number, atOnce: number, work: (at: number) => Promise<unknown>) {
  const times: number[] = []
  let next = 0
  const startedAt = performance.now()
  const worker = async () => {
    while (next < count) {
      const at = next++
      const before = performance.now()
      await work(at)
      times.push(performance.now() - before)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const perSecond = Math.round((count / (performance.now() - startedAt)) * 1000)
  times.sort((a, b) => a - b)
  return { perSecond, p50Ms: round(quantile(times, 0.5)), p99Ms: round(quantile(times, 0.99)) }
}

async function transfers(env: Env, { payers, transfers: count, atOnce, isOneReceiver, lines }: Load) {
  const run = ++runs
  const first = 6_000_000_000 + run * 10_000
  const uids = Array.from({ length: payers }, (_, at) => first + at)
  for (const uid of uids)
    await grant(env, {
      uid,
      from: 'recharge',
      amounts: { gold: COINS },
      intent: `rich:${uid}`,
      reason: 'recharge',
      now: Date.now(),
    })
  if (lines) {
    const name = `user:${first}`
    await (env.COIN_ACCOUNTS.getByName(name) as unknown as BenchAccount).fill(lines)
  }
  const to: Receiver[] = isOneReceiver ? [{ uid: first + 9_999, gold: 1, isBusy: true }] : [{ house: 'sales', gold: 1 }]
  const payOne = async (intent: string, at: number) => {
    const uid = uids[at % payers] as number
    const { status } = await pay(env, { uid, to, intent, reason: 'goods', now: Date.now() })
    if (status !== 'done') throw new Error(status)
  }
  await timed(payers + 50, atOnce, (at) => payOne(`warm:${run}:${at}`, at))
  return timed(count, atOnce, (at) => payOne(`bench:${run}:${at}`, at))
}

const ACCOUNT = 'user:5999999999'
const AT = 1_700_000_000_000

/** Pages of a statement of an account with this many lines in the copy. */
async function statement(env: Env, lines: number) {
  const db = openLedgerDatabase(env)
  for (let from = 1; from <= lines; from += 50_000)
    await env.LEDGER.prepare(
      `insert or ignore into ledger_lines (account, no, uid, step, intent, counterpart, gold, diamond, gold_after,
         diamond_after, gold_no, diamond_no, reason, link, at)
       with recursive n(i) as (select ?1 union all select i + 1 from n where i < ?2)
       select ?3, i, 5999999999, 'move', 'past:' || i, 'house:sales#1', -1, 0, 0, 0, i, null,
         iif(i % 100 = 0, 'exchange', 'goods'), null, ?4 + i * 1000 from n`,
    )
      .bind(from, Math.min(lines, from + 49_999), ACCOUNT, AT)
      .run()
  await env.LEDGER.prepare(
    'insert or replace into ledger_accounts (name, uid, gold, diamond, last_line, last_gold_line, last_diamond_line) values (?, 5999999999, 0, 0, ?, ?, 0)',
  )
    .bind(ACCOUNT, lines, lines)
    .run()
  const pageOf = (at: number) => 1 + ((at * 7919) % Math.floor(lines / 40))
  const plain = (at: number) => readLines(db, ACCOUNT, { offset: pageOf(at) * 20, limit: 20 })
  const filtered = (at: number) => {
    const to = AT + (lines - pageOf(at) * 20) * 1000
    return readFilteredLines(db, ACCOUNT, { reasons: reasonsOf(at % 2 ? 'exchange' : undefined), to }, 20)
  }
  await timed(20, 1, filtered)
  return { plain: await timed(200, 1, plain), filtered: await timed(200, 1, filtered) }
}

const ENDS: readonly End[] = [
  { account: 'house:opening', counterpart: 'user:5999999998', step: 'move', gold: -1 },
  { account: 'user:5999999998', counterpart: 'house:opening', step: 'receive', gold: 1 },
]

/** An audit of so many lines in two accounts, one look after the other; rows of the copy that it read for each line. */
async function audit(env: Env, lines: number) {
  const each = lines / 2
  for (const end of ENDS) {
    const { account, step, counterpart, gold } = end
    await (env.COIN_ACCOUNTS.getByName(account) as unknown as BenchAccount).take(end, each)
    for (let from = 1; from <= each; from += 50_000)
      await env.LEDGER.prepare(
        `insert into ledger_lines (no, step, intent, counterpart, gold, diamond, gold_after, diamond_after, gold_no, diamond_no,
          reason, link, at, account, uid) select *, ?6, ?7 from (${END_LINES})`,
      )
        .bind(from, Math.min(each, from + 49_999), step, counterpart, gold, account, uidOf(account))
        .run()
    await env.LEDGER.prepare('insert into ledger_accounts values (?, ?, ?, 0, ?, ?, 0)')
      .bind(account, uidOf(account), gold * each, each, each)
      .run()
  }
  let rowsRead = 0
  const batch: D1Database['batch'] = async (statements) => {
    const results = await env.LEDGER.batch(statements)
    for (const { meta } of results) rowsRead += meta.rows_read
    return results as never
  }
  const LEDGER = { prepare: env.LEDGER.prepare.bind(env.LEDGER), batch } as unknown as D1Database
  const db = openLedgerDatabase(env)
  const { id } = await insertRun(db, 'audit', Date.now())
  const times: number[] = []
  const startedAt = performance.now()
  let run = await readRun(db, id)
  while (run.finishedAt === null) {
    const before = performance.now()
    await stepAudit({ ...env, LEDGER }, run, Date.now(), { accounts: 1, ms: 60_000 })
    times.push(performance.now() - before)
    run = await readRun(db, id)
  }
  if (run.faultCount > 0) throw new Error(run.faults.join('\n'))
  const perSecond = Math.round((run.lines / (performance.now() - startedAt)) * 1000)
  times.sort((a, b) => a - b)
  const rowsALine = Math.round((rowsRead / run.lines) * 10) / 10
  return { perSecond, p50Ms: round(quantile(times, 0.5)), p99Ms: round(quantile(times, 0.99)), rowsALine }
}

const uidOf = (account: string): number | null => (account.startsWith('user:') ? Number(account.slice(5)) : null)

export default {
  async fetch(request, env) {
    const asked = (await request.json()) as Load | { statement: number } | { audit: number }
    if ('audit' in asked) return Response.json(await audit(env, asked.audit))
    return Response.json(await ('statement' in asked ? statement(env, asked.statement) : transfers(env, asked)))
  },
  queue: ({ messages }, env) =>
    copyLines(
      env,
      messages.map(({ body }) => body),
    ),
} satisfies ExportedHandler<Env, LineBatch>
