import { env as workerEnv } from 'cloudflare:workers'

/** Bindings of wrangler.toml. */
export interface SiteEnv {
  BRANDS: KVNamespace
  ASSETS: Fetcher
  /** The embedded backend; absent where every brand names its own `java` host. */
  BACKEND?: Fetcher
  ENVIRONMENT: string
  /** Processor time that one address may cause, in milliseconds a second; the default is in guest-work.ts. */
  GUEST_WORK_PER_SECOND?: string
}

export const env = workerEnv as unknown as SiteEnv
export const isLocal = (): boolean => env.ENVIRONMENT === 'local'
