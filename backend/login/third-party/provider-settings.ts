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
type AllProviders = typeof AllProviders.infer

let cached: { text: string; providers: AllProviders } | undefined

function parse(text: string): AllProviders | string {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return 'not JSON'
  }
  const checked = AllProviders(json)
  // Only the paths: the error's text would quote the values, which may be secrets.
  return checked instanceof type.errors ? checked.map((fault) => fault.path.join('.')).join(', ') : checked
}

/** OAUTH_PROVIDERS parsed. A fault is logged once, and then no provider is configured. */
function providersOf(text: string): AllProviders {
  if (cached?.text === text) return cached.providers
  const parsed = parse(text)
  if (typeof parsed === 'string') console.error(JSON.stringify({ event: 'oauth_providers_invalid', fault: parsed }))
  cached = { text, providers: typeof parsed === 'string' ? {} : parsed }
  return cached.providers
}

const urlsOf = ({ issuer, endpoints = {} }: ProviderSettings): string[] =>
  [issuer, ...Object.values(endpoints)].filter((url) => url !== undefined)

/** A provider's settings for this brand, else those for all brands (`*`). Plain http is allowed on local runs only. */
export function settingsOf(
  env: { OAUTH_PROVIDERS?: string; ENVIRONMENT: string },
  brand: string | undefined,
  name: ProviderName,
): ProviderSettings | undefined {
  if (!env.OAUTH_PROVIDERS) return undefined
  const providers = providersOf(env.OAUTH_PROVIDERS)
  const settings = (brand === undefined ? undefined : providers[brand]?.[name]) ?? providers['*']?.[name]
  if (!settings) return undefined
  const isSafe = env.ENVIRONMENT === 'local' || urlsOf(settings).every((url) => url.startsWith('https:'))
  return isSafe ? settings : undefined
}
