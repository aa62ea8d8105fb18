import type { Database } from './db/database.ts'
import type { Relay } from './live/relay.ts'
import type { Topic } from './live/topic.ts'

/** Bindings of backend/wrangler.toml. */
export interface Env {
  DB: D1Database
  TOPICS: DurableObjectNamespace<Topic>
  RELAYS: DurableObjectNamespace<Relay>
  /** `production`, or `local` for what only a local run may answer. */
  ENVIRONMENT: string
  /** Seed of the simulated feed. */
  SIM_SEED: string
  /** Shared secret of the push feed (HMAC-SHA256). Absent: push is off. */
  FEED_SECRET?: string
  /** Local runs and tests only: what the clock reads at start, ISO 8601. It then runs on. */
  CLOCK_START?: string
}

/** The caller, as far as a verb may know: filled from the `token` header. */
export interface Viewer {
  uid: number
  roles: readonly string[]
}

/** What every verb gets, passed in and never imported. */
export interface Context {
  env: Env
  db: Database
  viewer: Viewer | null
  /** The `token` header as it came; with it and no viewer, the session is invalid rather than missing. */
  token?: string
  /** Product language code of the `lan` header. */
  lan: string
  /** Milliseconds since the epoch. */
  now: number
  /** Work that may go on after the answer. */
  defer(work: Promise<unknown>): void
}
