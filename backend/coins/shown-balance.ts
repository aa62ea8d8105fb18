import type { Env } from '#backend/core/env.ts'
import type { Amounts } from '#backend/core/ledger.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import { balanceOf } from './coins.ts'
import { readBalances } from './projection.store.ts'

/** How long a page waits for an account. */
const WAIT_MS_MAX = 1_000

/**
 * A user's balance as pages show it: what the account says or, when it does not answer in time, what its copy last knew.
 * What spends coins never asks this: the account itself says whether there are enough.
 */
export async function shownBalance(env: Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>, uid: number): Promise<Amounts> {
  try {
    return await inTime(balanceOf(env, uid), WAIT_MS_MAX)
  } catch (error) {
    logError({ event: 'account_did_not_answer', uid }, error)
    return (await readBalances(openLedgerDatabase(env), [uid]))(uid)
  }
}
