import { brandSettings } from '#backend/core/brand-settings.ts'
import { type } from '#contract/ark.ts'

/** Names of the third-party sign-ins in OAUTH_PROVIDERS, by their type in the contract. */
export const PROVIDER_NAMES = {
  1: 'qq',
  2: 'wechat',
  3: 'google',
  4: 'apple',
  5: 'line',
  6: 'x',
  9: 'facebook',
} as const
export type ThirdPartyNumber = keyof typeof PROVIDER_NAMES
export type ProviderName = (typeof PROVIDER_NAMES)[ThirdPartyNumber]

const Url = type(/^https?:\/\/[^\s"'<>]+$/)

const Endpoints = type({
  'authorize?': Url,
  'token?': Url,
  'userinfo?': Url,
  'keys?': Url,
  /** OAuth 1: the endpoint of the request token. */
  'requestToken?': Url,
  /** QQ: the endpoint that returns the user's id for an access token. */
  'openid?': Url,
})
export type Endpoints = typeof Endpoints.infer

const ProviderSettings = type({
  clientId: '1 <= string <= 300',
  'clientSecret?': '1 <= string <= 2000',
  /** Another issuer of the same kind; its endpoints are discovered. */
  'issuer?': Url,
  /** Each replaces the provider's default. */
  'endpoints?': Endpoints,
  /** Apple, instead of `clientSecret`: team, key id and the key (PKCS#8, PEM) that signs the secret. */
  'teamId?': 'string <= 40',
  'keyId?': 'string <= 40',
  'privateKey?': 'string <= 4000',
})
export type ProviderSettings = typeof ProviderSettings.infer

const BrandProviders = type({
  'qq?': ProviderSettings,
  'wechat?': ProviderSettings,
  'google?': ProviderSettings,
  'apple?': ProviderSettings,
  'line?': ProviderSettings,
  'x?': ProviderSettings,
  'facebook?': ProviderSettings,
})
const AllProviders = type({ '[string]': BrandProviders })
const providerSettings = brandSettings((json) => AllProviders(json), 'oauth_providers_invalid')

const urlsOf = ({ issuer, endpoints = {} }: ProviderSettings): string[] =>
  [issuer, ...Object.values(endpoints)].filter((url) => url !== undefined)

/** A provider's settings for this brand, else those for all brands (`*`). Plain http is allowed on local runs only. */
export function settingsOf(
  env: { OAUTH_PROVIDERS?: string; ENVIRONMENT: string },
  brand: string | undefined,
  name: ProviderName,
): ProviderSettings | undefined {
  const settings = providerSettings(env.OAUTH_PROVIDERS, brand, name)
  if (!settings) return undefined
  const isSafe = env.ENVIRONMENT === 'local' || urlsOf(settings).every((url) => url.startsWith('https:'))
  return isSafe ? settings : undefined
}
