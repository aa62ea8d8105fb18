/** Streamers with an account have ids from this one on: see backend/feed/simulated-anchors.ts. Ids of users are longer. */
const FIRST_WITH_ACCOUNT = 1000

/** Whether an id can be that of a streamer without an account. */
export const isSimulatedAnchorId = (id: number): boolean => id >= 1 && id < FIRST_WITH_ACCOUNT
