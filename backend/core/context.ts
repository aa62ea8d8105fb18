import type { Database } from '#backend/db/database.ts'
import type { Role } from '#contract/call.ts'
import type { Env } from './env.ts'

/** The caller, as far as a verb may know: read from the session behind the `token` header. */
export interface Viewer {
  uid: number
  sessionId: string
  roles: readonly Role[]
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
  /** Brand id of the `brand` header, as the caller says it. */
  brand?: string
  /** Whom limits count as one visitor: her IPv4 address or IPv6 network (`visitorAddress`). */
  address: string
  userAgent: string
  country?: string
  /** Milliseconds since the epoch. */
  now: number
  /** Work that may go on after the answer. */
  defer(work: Promise<unknown>): void
}

/** The context of a call that only users may make: whoever made it is known. */
export interface UserContext extends Context {
  viewer: Viewer
}
