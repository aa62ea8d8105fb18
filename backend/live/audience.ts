/** Above this a number of viewers is told in three digits: pages show fewer. */
const EXACT_MAX = 1_000
const COUNT_STEP_MS_MIN = 2_000
const COUNT_STEP_MS_MAX = 30_000
/** How many frames a second one room's number of viewers may cause. */
const COUNT_FRAMES_PER_SECOND = 100

/** The number of viewers as pages are told it. */
export const shownAudience = (sockets: number): number =>
  sockets < EXACT_MAX ? sockets : Number(sockets.toPrecision(3))

/** The least time between two numbers of viewers, each of which goes to all of them. */
export const countStepMs = (sockets: number): number =>
  Math.min(COUNT_STEP_MS_MAX, Math.max(COUNT_STEP_MS_MIN, Math.round((sockets / COUNT_FRAMES_PER_SECOND) * 1000)))

const WINDOW_MS_MIN = 5_000
const WINDOW_MS_MAX = 60_000
/** How many refetches a second one topic may cause. */
const REFETCHES_PER_SECOND = 100

/** The time over which clients spread a refetch at random, by the number of the topic's sockets. */
export const refetchWindowMs = (sockets: number): number =>
  Math.min(WINDOW_MS_MAX, WINDOW_MS_MIN + Math.round((sockets / REFETCHES_PER_SECOND) * 1000))
