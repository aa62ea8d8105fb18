import type { Env } from '#backend/core/env.ts'
import type { LineBatch } from '#backend/core/ledger.ts'
import type { CoinAccountObject } from '#backend/core/objects.ts'
import { openLedgerDatabase } from '#backend/db/database.ts'
import { addLines } from './projection.store.ts'

/** Writes lines from the queue to the copy, and tells their accounts; what it fails to do comes again. */
export async function copyLines(
  env: Pick<Env, 'COIN_ACCOUNTS' | 'LEDGER'>,
  batches: readonly LineBatch[],
): Promise<void> {
  await addLines(openLedgerDatabase(env), batches)
  const copied = new Map<string, number[]>()
  for (const { account, lines } of batches)
    copied.set(account, [...(copied.get(account) ?? []), ...lines.map(({ no }) => no)])
  await Promise.all(
    [...copied].map(([account, lines]) =>
      (env.COIN_ACCOUNTS.getByName(account) as unknown as CoinAccountObject).copied(account, lines),
    ),
  )
}
