import type { AccountDatabase, MatchDatabase } from '#backend/db/database.ts'
import type { Role } from '#contract/call.ts'
import type { Language } from '#contract/languages.ts'
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
  matchDb: MatchDatabase
  accountDb: AccountDatabase
  viewer: Viewer | null
  /** The `token` header, unchecked. A token without a viewer means an invalid session, no token a missing one. */
  token?: string
  /** Of the `lan` header; English when that is no language of ours. */
  lan: Language
  /** Brand id of the `brand` header, unchecked. */
  brand?: string
  /** Hostname of the site as the visitor sees it: the `site-host` header, which the site always sets. */
  host?: string
  /** `https://site.example`, of the request: a host of the brand when a client calls `/java` itself. */
  origin?: string
  /** What rate limits count as one client: its IPv4 address or IPv6 network (`clientNetwork`). */
  address: string
  userAgent: string
  /** The `browser` header: a secret that the site keeps in a cookie of the visitor's browser. Other clients send none. */
  browser?: string
  /** The `login-flow` header: the secret of the third-party sign-in that the visitor's browser began, from its cookie. */
  loginFlow?: string
  country?: string
  /** Milliseconds since the epoch. */
  now: number
  /** Work that continues after the response is sent. */
  defer(work: Promise<unknown>): void
}

/** The context of a call that requires a session. */
export interface UserContext extends Context {
  viewer: Viewer
}
