const WINDOW_MS_MIN = 5_000
const WINDOW_MS_MAX = 60_000
/** Refetches a second that the cached calls should see from one topic. */
const REFETCHES_PER_SECOND = 100

/** Over how long an audience spreads a refetch, so that it does not come as one wave. */
export const refetchWindowMs = (sockets: number): number =>
  Math.min(WINDOW_MS_MAX, WINDOW_MS_MIN + Math.round((sockets / REFETCHES_PER_SECOND) * 1000))
