import type { Env } from '#backend/core/env.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { houseAccounts } from './account-names.ts'
import { addLines, deleteProjection } from './projection.store.ts'

type RebuildEnv = Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>

/** Copies an account's lines and returns the accounts that it moved something with. */
async function copyAccount(env: RebuildEnv, name: string): Promise<string[]> {
  const account = env.COIN_ACCOUNTS.getByName(name) as unknown as CoinAccountObject
  const others = new Set<string>()
  for (let after = 0; ; ) {
    const lines = await account.lines(name, after)
    const last = lines.at(-1)
    if (!last) return [...others]
    await addLines(openLedgerDatabase(env), [{ account: name, lines }])
    for (const { counterpart } of lines) others.add(counterpart)
    after = last.no
  }
}

/**
 * Makes the copy of the ledger again from the accounts; returns how many. All that users have came from the house, so
 * whoever has an account is found from the house's accounts, line by line.
 */
export async function rebuildProjection(env: RebuildEnv): Promise<number> {
  await deleteProjection(openLedgerDatabase(env))
  const known = new Set(houseAccounts())
  for (const name of known) for (const other of await copyAccount(env, name)) known.add(other)
  return known.size
}
