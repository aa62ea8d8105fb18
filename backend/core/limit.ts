import type { Context } from './context.ts'
import { countOnce, readCount, removeCount, uncountOnce } from './limits.store.ts'

type Counting = Pick<Context, 'accountDb' | 'now'>

/** Counts one more use of `key`; false when there were more than `max` in the current window. */
export const isWithinLimit = async (
  { accountDb, now }: Counting,
  key: string,
  max: number,
  windowMs: number,
): Promise<boolean> => (await countOnce(accountDb, key, now, windowMs)) <= max

/** Whether `key` has reached `max`, without counting. */
export const isLimitReached = async ({ accountDb, now }: Counting, key: string, max: number): Promise<boolean> =>
  (await readCount(accountDb, key, now)) >= max

/** Subtracts one use that was counted but did not happen. */
export const uncount = ({ accountDb }: Counting, key: string) => uncountOnce(accountDb, key)

export const clearLimit = ({ accountDb }: Counting, key: string) => removeCount(accountDb, key)
