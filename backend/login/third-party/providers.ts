import { LRUCache } from 'lru-cache'
import type { Context } from '#backend/core/context.ts'
import { createFacebook } from './facebook.ts'
import { createApple, createGoogle, createLine } from './oidc-providers.ts'
import type { Provider } from './provider.ts'
import {
  PROVIDER_NAMES,
  type ProviderName,
  type ProviderSettings,
  settingsOf,
  type ThirdPartyNumber,
} from './provider-settings.ts'
import { createQq } from './qq.ts'
import { createWechat } from './wechat.ts'
import { createX } from './x.ts'

const FACTORIES: Readonly<Record<ProviderName, (settings: ProviderSettings) => Provider>> = {
  qq: createQq,
  wechat: createWechat,
  google: createGoogle,
  apple: createApple,
  line: createLine,
  x: createX,
  facebook: createFacebook,
}

/** The order in which the sign-in page offers them. */
const TYPES: readonly ThirdPartyNumber[] = [3, 4, 9, 6, 5, 2, 1]

/** Providers by their settings: they keep their discovered metadata and keys for the isolate's life. */
const cache = new LRUCache<string, Provider>({ max: 200 })

/** A brand's provider; undefined when it is not configured. */
export function providerOf({ env, brand }: Context, type: ThirdPartyNumber): Provider | undefined {
  const name = PROVIDER_NAMES[type]
  const settings = settingsOf(env, brand, name)
  if (!settings) return undefined
  const key = `${name} ${JSON.stringify(settings)}`
  const cached = cache.get(key)
  if (cached) return cached
  const provider = FACTORIES[name](settings)
  cache.set(key, provider)
  return provider
}

/** The third-party sign-ins that are configured for the brand. */
export const configuredTypes = ({ env, brand }: Context): number[] =>
  TYPES.filter((type) => settingsOf(env, brand, PROVIDER_NAMES[type]) !== undefined)
