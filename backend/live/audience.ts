const WINDOW_MS_MIN = 5_000
const WINDOW_MS_MAX = 60_000
/** How many refetches a second one topic may cause. */
const REFETCHES_PER_SECOND = 100

/** The time over which clients spread a refetch at random, by the number of the topic's sockets. */
export const refetchWindowMs = (sockets: number): number =>
  Math.min(WINDOW_MS_MAX, WINDOW_MS_MIN + Math.round((sockets / REFETCHES_PER_SECOND) * 1000))
