import type { Env } from '#backend/core/env.ts'
import type { Currency, Line } from '#backend/core/ledger.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { type LedgerDatabase, openLedgerDatabase } from '#backend/db/database.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import { userAccount } from './account-names.ts'
import { addLines, readLastLine, readLines } from './projection.store.ts'
import { readFilteredLines, type StatementFilter } from './statement.store.ts'

type StatementEnv = Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>

/** How long a reader waits for the lines that the copy does not have yet. */
const WAIT_MS_MAX = 1_000

async function copyNewest({ COIN_ACCOUNTS }: StatementEnv, db: LedgerDatabase, account: string): Promise<void> {
  const object = COIN_ACCOUNTS.getByName(account) as unknown as CoinAccountObject
  const lines = await object.lines(account, await readLastLine(db, account))
  await addLines(db, [{ account, lines }])
}

/**
 * Adds a user's newest lines to the copy, as the queue will do a moment later, so that whoever reads it finds what has
 * just happened. When the account does not answer in time the copy stays as it is.
 */
export async function catchUp(env: StatementEnv, uid: number): Promise<void> {
  const work = copyNewest(env, openLedgerDatabase(env), userAccount(uid))
  await inTime(work, WAIT_MS_MAX).catch((error: unknown) => logError({ event: 'account_did_not_answer', uid }, error))
}

/**
 * A page of a user's lines, newest first, and how many there are, up to the last line: whoever has just paid sees it.
 */
export async function readStatement(
  env: StatementEnv,
  uid: number,
  page: { currency?: Currency | undefined; offset: number; limit: number },
): Promise<{ lines: Line[]; total: number }> {
  await catchUp(env, uid)
  return readLines(openLedgerDatabase(env), userAccount(uid), page)
}

/** The newest lines of a user that fit a filter, up to the last line, and whether there are older ones. */
export async function readFilteredStatement(
  env: StatementEnv,
  uid: number,
  filter: StatementFilter,
  limit: number,
): Promise<{ lines: Line[]; hasOlder: boolean }> {
  if (filter.before === undefined) await catchUp(env, uid)
  return readFilteredLines(openLedgerDatabase(env), userAccount(uid), filter, limit)
}
