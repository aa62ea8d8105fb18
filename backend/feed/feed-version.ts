import type { Env } from '#backend/core/env.ts'
import { seedOf } from './random.ts'

/** Increment it when rules, simulators, catalogue or calendar change their output: stored days are then replaced. */
export const FEED_VERSION = 29

/** What decides which simulated matches there are. */
export interface FeedVersion {
  /** Of seed and code: two equal ones make the same matches. */
  version: number
  /** Of the code alone; higher is newer. */
  release: number
}

export const feedVersionOf = ({ SIM_SEED }: Pick<Env, 'SIM_SEED'>): FeedVersion => ({
  version: seedOf(SIM_SEED, FEED_VERSION),
  release: FEED_VERSION,
})
