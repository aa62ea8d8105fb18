import * as client from 'openid-client'
import type { Provider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

export const PROVIDER_SECONDS_MAX = 6

/** What differs between OpenID Connect providers, from their documentation. */
export interface OidcKind {
  issuer: string
  endpoints: { authorize: string; token: string; keys?: string }
  scope: string
  usesPkce: boolean
  /** Algorithm of the ID token; absent: RS256. */
  idTokenAlg?: 'HS256'
  /** Further parameters of the authorization URL. */
  parameters?: Record<string, string>
  /** Whether `email_verified` of this provider can be trusted. */
  hasVerifiedEmail: boolean
  /** Absent: the configured secret is sent. */
  secret?: (settings: ProviderSettings) => client.ClientAuth
}

const usesPlainHttp = (settings: ProviderSettings): boolean =>
  [settings.issuer, settings.endpoints?.token].some((url) => url?.startsWith('http:'))

/** Sets the timeout, and allows plain http if the settings use it, which `settingsOf` accepts on local runs only. */
export function applySettings(config: client.Configuration, settings: ProviderSettings): client.Configuration {
  config.timeout = PROVIDER_SECONDS_MAX
  if (usesPlainHttp(settings)) client.allowInsecureRequests(config)
  return config
}

function metadataOf(kind: OidcKind, { issuer, endpoints = {} }: ProviderSettings): client.ServerMetadata {
  const keys = endpoints.keys ?? kind.endpoints.keys
  return {
    issuer: issuer ?? kind.issuer,
    authorization_endpoint: endpoints.authorize ?? kind.endpoints.authorize,
    token_endpoint: endpoints.token ?? kind.endpoints.token,
    ...(keys ? { jwks_uri: keys } : {}),
  }
}

async function configure(kind: OidcKind, settings: ProviderSettings): Promise<client.Configuration> {
  const auth = kind.secret?.(settings) ?? client.ClientSecretPost(settings.clientSecret ?? '')
  if (settings.issuer && !settings.endpoints) {
    const execute = usesPlainHttp(settings) ? [client.allowInsecureRequests] : []
    const options = { execute, timeout: PROVIDER_SECONDS_MAX }
    const config = await client.discovery(new URL(settings.issuer), settings.clientId, {}, auth, options)
    client.enableNonRepudiationChecks(config)
    return config
  }
  const isShared = kind.idTokenAlg === 'HS256'
  const metadata = isShared ? { id_token_signed_response_alg: kind.idTokenAlg } : {}
  const config = applySettings(
    new client.Configuration(metadataOf(kind, settings), settings.clientId, metadata, auth),
    settings,
  )
  // An ID token signed with the shared secret has no public keys to fetch; it comes from the provider over TLS.
  if (!isShared) client.enableNonRepudiationChecks(config)
  return config
}

/** A provider of OpenID Connect. */
export function createOidc(kind: OidcKind, settings: ProviderSettings): Provider {
  let configured: client.Configuration | undefined
  const configuration = async () => {
    // Cached only when complete: in workerd a request must not wait for a promise of another request.
    configured ??= await configure(kind, settings)
    return configured
  }
  return {
    async begin({ state, verifier, nonce, returnTo }) {
      const pkce: Record<string, string> = kind.usesPkce
        ? { code_challenge: await client.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
        : {}
      const parameters = { redirect_uri: returnTo, scope: kind.scope, state, nonce, ...pkce, ...kind.parameters }
      return { url: client.buildAuthorizationUrl(await configuration(), parameters).href }
    },
    async finish(answer, { state, verifier, nonce, returnTo }, isByParts = false) {
      const config = await configuration()
      // The flow names its provider, whose ID token names the issuer.
      if (isByParts) answer.set('iss', config.serverMetadata().issuer)
      const tokens = await client.authorizationCodeGrant(config, new URL(`${returnTo}?${answer}`), {
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
        ...(kind.usesPkce ? { pkceCodeVerifier: verifier } : {}),
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      const { sub, name, email, picture } = claims
      const isVerified = kind.hasVerifiedEmail && claims.email_verified === true
      return {
        subject: settings.issuer ? `${settings.issuer}#${sub}` : sub,
        ...(typeof name === 'string' ? { name } : {}),
        ...(typeof picture === 'string' ? { picture } : {}),
        ...(isVerified && typeof email === 'string' ? { verifiedEmail: email } : {}),
      }
    },
  }
}
