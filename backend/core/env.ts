import type { InboxObject, RelayObject, TopicObject } from './objects.ts'

/** Bindings of backend/wrangler.toml. */
export interface Env {
  DB: D1Database
  TOPICS: DurableObjectNamespace<TopicObject>
  RELAYS: DurableObjectNamespace<RelayObject>
  /** One for each user. */
  INBOXES: DurableObjectNamespace<InboxObject>
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
  /** Local runs and tests only: how many tries the proof of work takes; 300 to 900 without. */
  HUMAN_CHECK_TRIES?: string
  /** Local runs and tests only: what the clock reads at start, ISO 8601. It then runs on. */
  CLOCK_START?: string
}
