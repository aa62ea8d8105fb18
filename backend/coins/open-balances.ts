import type { Env } from '#backend/core/env.ts'
import { lookAtEach } from '#backend/core/look-at-each.ts'
import type { AccountDatabase } from '#backend/db/database.ts'
import { logError } from '#contract/log-error.ts'
import { balanceOf } from './coins.ts'
import { listUnopened, markOpened } from './opening.store.ts'

/** Limits the calls of one run. An account that is used opens by itself; the rest is for lists and the audit. */
const PER_RUN_MAX = 200

/**
 * Takes balances of before the ledger into it; returns how many. Whatever is done twice happens once; one that fails is
 * logged and tried again in the next run.
 */
export const openOldBalances = async (
  env: Pick<Env, 'COIN_ACCOUNTS'>,
  db: AccountDatabase,
  now: number,
): Promise<number> =>
  lookAtEach(
    await listUnopened(db, PER_RUN_MAX),
    async (uid) => {
      await balanceOf(env, uid)
      await markOpened(db, uid, now)
      return true
    },
    (uid, error) => logError({ event: 'balance_not_opened', uid }, error),
  )
