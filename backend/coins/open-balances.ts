import type { Env } from '#backend/core/env.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { balanceOf } from './coins.ts'
import { listUnopened, markOpened } from './opening.store.ts'

/** Limits the calls of one run. An account that is used opens by itself; the rest is for lists and the audit. */
const PER_RUN_MAX = 200

/** Takes balances of before the ledger into it; returns how many. Whatever is done twice happens once. */
export async function openOldBalances(
  env: Pick<Env, 'COIN_ACCOUNTS'>,
  db: AccountDatabase,
  now: number,
): Promise<number> {
  const uids = await listUnopened(db, PER_RUN_MAX)
  for (const uid of uids) {
    await balanceOf(env, uid)
    await markOpened(db, uid, now)
  }
  return uids.length
}
