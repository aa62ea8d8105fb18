import type { Env } from '#backend/core/env.ts'
import type { Currency, Line } from '#backend/core/ledger.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { PlatformFailure } from '#backend/core/platform-failure.ts'
import { type LedgerDatabase, openLedgerDatabase } from '#backend/db/database.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import { userAccount } from './account-names.ts'
import { addLines, readLastLine, readLines } from './projection.store.ts'
import { rebuildPages } from './rebuild.ts'
import { findRebuildOf } from './runs.store.ts'
import { readFilteredLines, type StatementFilter } from './statement.store.ts'

type StatementEnv = Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>

/** How long a reader waits for the lines that the copy does not have yet. */
const WAIT_MS_MAX = 1_000

/** How long a reader waits until the copy of an account has been made again. */
const REBUILD_MS_MAX = 5_000

async function copyNewest({ COIN_ACCOUNTS }: StatementEnv, db: LedgerDatabase, account: string): Promise<void> {
  const object = COIN_ACCOUNTS.getByName(account) as unknown as CoinAccountObject
  const lines = await object.lines(account, await readLastLine(db, account))
  await addLines(db, [{ account, lines }])
}

/**
 * While the copy of the ledger is made again, an account that somebody looks at does not wait for its turn. One with too
 * many lines for that is unavailable until the run has them all: half a statement is never shown.
 */
async function makeWhole(env: StatementEnv, db: LedgerDatabase, account: string): Promise<void> {
  const until = Date.now() + REBUILD_MS_MAX
  for (let open = await findRebuildOf(db, account); open; open = await findRebuildOf(db, account)) {
    if (Date.now() > until) throw new PlatformFailure(`the copy of ${account} is being made again`)
    if ((await rebuildPages(env, open.run, [open])) === 0) throw new PlatformFailure(`${account} did not answer`)
  }
}

/**
 * Adds a user's newest lines to the copy, as the queue will do a moment later, so that whoever reads it finds what has
 * just happened. When the account does not answer in time the copy stays as it is.
 */
export async function catchUp(env: StatementEnv, uid: number): Promise<void> {
  const db = openLedgerDatabase(env)
  const account = userAccount(uid)
  await makeWhole(env, db, account)
  const work = copyNewest(env, db, account)
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
  const db = openLedgerDatabase(env)
  if (filter.before === undefined) await catchUp(env, uid)
  else await makeWhole(env, db, userAccount(uid))
  return readFilteredLines(db, userAccount(uid), filter, limit)
}
