import { env as workerEnv } from 'cloudflare:workers'

/** Bindings of wrangler.toml. */
export interface SiteEnv {
  BRANDS: KVNamespace
  ASSETS: Fetcher
  /** The embedded backend. It serves scores, playlists and feeds of brands with a `java` host of their own too. */
  BACKEND: Fetcher
  ENVIRONMENT: string
  /** Processor time that one address may cause, in milliseconds a second; the default is in guest-work.ts. */
  GUEST_WORK_PER_SECOND?: string
  /** The private key, an Ed25519 JWK with a `kid`, that signs who a visitor is for an operator's own host. */
  VISITOR_KEY?: string
  /** Public keys, a JSON list of JWKs, that are published beside it while the key is replaced. */
  VISITOR_KEYS_PUBLISHED?: string
  /** Who has it may read `/metrics`. Absent: nobody may. */
  METRICS_TOKEN?: string
  /** What of this Worker is deployed, as Cloudflare names it. */
  VERSION?: WorkerVersionMetadata
  /** Counts requests; absent unless `deployment.json` says `analytics`. */
  REQUESTS?: AnalyticsEngineDataset
}

export const env = workerEnv as unknown as SiteEnv
export const isLocal = (): boolean => env.ENVIRONMENT === 'local'
