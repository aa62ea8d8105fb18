import { exchange } from '#backend/coins/coins.ts'
import type { Context } from '#backend/core/context.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import { logError } from '#contract/log-error.ts'
import { type ExchangeRow, endExchange, readUnfinished } from './exchanges.store.ts'

type Working = Pick<Context, 'env' | 'accountDb' | 'now'>

/** Makes a stored exchange, once however often it is called; whether the user had the diamonds. */
export async function finishExchange({ env, accountDb, now }: Working, row: ExchangeRow): Promise<boolean> {
  const { id, uid, diamond, gold } = row
  const name = `exchange:${id}`
  const deed = { uid, intent: name, link: name, reason: 'exchange' as const, now }
  const { status } = await exchange(env, { ...deed, takes: { diamond }, gives: { gold } })
  if (status === 'conflict' || status === 'closed') throw new Error(`the ledger answers ${status}`)
  const isDone = status !== 'insufficient'
  await endExchange(accountDb, id, isDone ? 'done' : 'refused')
  return isDone
}

/** How long a call may take that makes the exchange itself. */
const CALL_MS_MAX = 2 * 60_000
/** In each order. */
const PER_RUN_MAX = 30

/**
 * Finishes exchanges whose call died; returns how many. One that fails is logged and tried again in the next run; the newest
 * are looked at too, so that old ones that fail keep nobody waiting.
 */
export async function sweepExchanges(working: Working): Promise<number> {
  const before = working.now - CALL_MS_MAX
  const [oldest, newest] = await Promise.all([
    readUnfinished(working.accountDb, before, PER_RUN_MAX, 'oldest'),
    readUnfinished(working.accountDb, before, PER_RUN_MAX, 'newest'),
  ])
  const rows = new Map([...oldest, ...newest].map((row) => [row.id, row]))
  return lookAtEach(
    [...rows.values()],
    async (row) => {
      await finishExchange(working, row)
      return true
    },
    ({ id }, error) => logError({ event: 'exchange_not_finished', exchange: id }, error),
  )
}
