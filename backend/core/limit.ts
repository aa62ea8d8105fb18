import type { Context } from './context.ts'
import { countOnce, readCount, removeCount, uncountOnce } from './limits.store.ts'

type Counting = Pick<Context, 'db' | 'now'>

/** Counts one more of `key` and tells whether it is still among the first `max` of its window. */
export const isWithinLimit = async (
  { db, now }: Counting,
  key: string,
  max: number,
  windowMs: number,
): Promise<boolean> => (await countOnce(db, key, now, windowMs)) <= max

/** Whether `key` has reached `max`, without counting. */
export const isLimitReached = async ({ db, now }: Counting, key: string, max: number): Promise<boolean> =>
  (await readCount(db, key, now)) >= max

/** Takes back one that was counted ahead. */
export const uncount = ({ db }: Counting, key: string) => uncountOnce(db, key)

export const clearLimit = ({ db }: Counting, key: string) => removeCount(db, key)
