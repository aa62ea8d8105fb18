import { env as workerEnv } from 'cloudflare:workers'

/** Bindings of wrangler.toml. */
export interface SiteEnv {
  BRANDS: KVNamespace
  ASSETS: Fetcher
  /** The embedded backend; absent where every brand names its own `java` host. */
  BACKEND?: Fetcher
  ENVIRONMENT: string
}

export const env = workerEnv as unknown as SiteEnv
export const isLocal = (): boolean => env.ENVIRONMENT === 'local'
