import type { Context } from '#backend/core/context.ts'
import type { Tier } from '#contract/membership-rules.ts'
import { readMemberships } from './memberships.store.ts'
import { tierAt } from './viewer.ts'

/** Which of these users are members now, for the badges beside their names. */
export async function memberTiers(
  { accountDb, now }: Pick<Context, 'accountDb' | 'now'>,
  uids: readonly number[],
): Promise<ReadonlyMap<number, Tier>> {
  const rows = uids.length === 0 ? [] : await readMemberships(accountDb, uids)
  return new Map(
    rows.flatMap((row) => {
      const tier = tierAt(row, now)
      return tier ? [[row.uid, tier] as const] : []
    }),
  )
}
