/** The ledger alone, with the loads of `npm run bench` inside the Worker: no request stands between two transfers. */
import { CoinAccount } from '#backend/coins/coin-account.ts'
import { grant, pay, type Receiver } from '#backend/coins/coins.ts'
import { copyLines } from '#backend/coins/copy-lines.ts'
import { readLines } from '#backend/coins/projection.store.ts'
import { readFilteredLines } from '#backend/coins/statement.store.ts'
import { reasonsOf } from '#backend/coins/statement-kinds.ts'
import type { Env } from '#backend/core/env.ts'
import type { LineBatch } from '#backend/core/ledger.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'

const COINS = 1_000_000_000

/** An account that may be given a long past at once. */
export class BenchAccount extends CoinAccount {
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

export default {
  async fetch(request, env) {
    const asked = (await request.json()) as Load | { statement: number }
    return Response.json(await ('statement' in asked ? statement(env, asked.statement) : transfers(env, asked)))
  },
  queue: ({ messages }, env) =>
    copyLines(
      env,
      messages.map(({ body }) => body),
    ),
} satisfies ExportedHandler<Env, LineBatch>
