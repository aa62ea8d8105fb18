import type { Context } from './context.ts'
import { countOnce, readCount, removeCount, uncountOnce } from './limits.store.ts'

type Counting = Pick<Context, 'db' | 'now'>

/** Counts one more use of `key`; false when there were more than `max` in the current window. */
export const isWithinLimit = async (
  { db, now }: Counting,
  key: string,
  max: number,
  windowMs: number,
): Promise<boolean> => (await countOnce(db, key, now, windowMs)) <= max

/** Whether `key` has reached `max`, without counting. */
export const isLimitReached = async ({ db, now }: Counting, key: string, max: number): Promise<boolean> =>
  (await readCount(db, key, now)) >= max

/** Subtracts one use that was counted but did not happen. */
export const uncount = ({ db }: Counting, key: string) => uncountOnce(db, key)

export const clearLimit = ({ db }: Counting, key: string) => removeCount(db, key)
