import { type Brand, hostsOf } from './brand.ts'

/** Cloudflare's keys for tests, site keys and secrets, with which everybody passes or nobody. */
export const isTestKey = (key: string): boolean => /^[123]x0{10}/.test(key)

/**
 * A brand as it runs in an environment: `botCheckSiteKey` is that of its flavour, else the brand's own. In production a
 * key for tests counts as none, so the human check is the one that needs no key.
 */
export function inEnvironment(brand: Brand, environment: string | undefined): Brand {
  const { botCheckSiteKey: own, ...rest } = brand
  const key = hostsOf(brand).botCheckSiteKey ?? own
  return key && !(environment === 'production' && isTestKey(key)) ? { ...rest, botCheckSiteKey: key } : rest
}
