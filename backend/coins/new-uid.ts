import type { Env } from '#backend/core/env.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { randomUid } from '#backend/db/random-id.ts'
import { logError } from '#contract/log-error.ts'
import { userAccount } from './account-names.ts'
import { readLastLine } from './projection.store.ts'

const TRIES = 5

/**
 * A uid for a new user under which the ledger knows nobody: lines of a deleted account stay, and whoever drew its uid
 * would read them in the own statement and get no welcome bonus. A ledger that is away stops no registration.
 */
export async function newUid(env: Pick<Env, 'LEDGER'>, draw: () => number = randomUid): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const uid = draw()
    try {
      if ((await readLastLine(openLedgerDatabase(env), userAccount(uid))) === 0) return uid
    } catch (error) {
      logError({ event: 'uid_not_checked' }, error)
      return uid
    }
    if (attempt === TRIES) throw new Error('no free uid')
  }
}
