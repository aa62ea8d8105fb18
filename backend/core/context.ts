import type { Database } from '#backend/db/database.ts'
import type { Relay } from '#backend/live/relay.ts'
import type { Topic } from '#backend/live/topic.ts'
import type { Inbox } from '#backend/notice/inbox.ts'
import type { Role } from '#contract/call.ts'

/** Bindings of backend/wrangler.toml. */
export interface Env {
  DB: D1Database
  TOPICS: DurableObjectNamespace<Topic>
  RELAYS: DurableObjectNamespace<Relay>
  /** One for each user. */
  INBOXES: DurableObjectNamespace<Inbox>
  /** `production`, or `local` for what only a local run may answer. */
  ENVIRONMENT: string
  /** Seed of the simulated feed. */
  SIM_SEED: string
  /** Shared secret of the push feed (HMAC-SHA256). Absent: push is off. */
  FEED_SECRET?: string
  /** Pictures users send. */
  UPLOADS: R2Bucket
  /** Brand records, read only: the name a mail is signed with, the hosts a sign-in may return to. */
  BRANDS: KVNamespace
  /** Seals codes and tickets. Local runs make their own. */
  AUTH_SECRET: string
  /** `smtps://user:password@host:465` or `smtp://…:587` (STARTTLS where offered); with MAIL_FROM. */
  SMTP_URL?: string
  MAIL_FROM?: string
  /** A service that sends mail or SMS: gets `{ to, subject, text }` as JSON with a bearer token. */
  MAIL_HTTP_URL?: string
  SMS_HTTP_URL?: string
  SENDER_TOKEN?: string
  /** Verifies Turnstile tokens of brands with a site key. */
  TURNSTILE_SECRET?: string
  TURNSTILE_URL?: string
  /** Third-party sign-ins by brand: see docs/operations.md. */
  OAUTH_PROVIDERS?: string
  /** Local runs and tests only: what the clock reads at start, ISO 8601. It then runs on. */
  CLOCK_START?: string
}

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
