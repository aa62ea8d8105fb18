import * as client from 'openid-client'
import { applySettings } from './oidc.ts'
import type { Provider, ProviderProfile } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

const ENDPOINTS = {
  authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
  token: 'https://graph.facebook.com/v23.0/oauth/access_token',
  userinfo: 'https://graph.facebook.com/v23.0/me',
}

function configure(settings: ProviderSettings): client.Configuration {
  const endpoints = { ...ENDPOINTS, ...settings.endpoints }
  const server: client.ServerMetadata = {
    issuer: new URL(endpoints.authorize).origin,
    authorization_endpoint: endpoints.authorize,
    token_endpoint: endpoints.token,
  }
  const auth = client.ClientSecretPost(settings.clientSecret ?? '')
  return applySettings(new client.Configuration(server, settings.clientId, {}, auth), settings)
}

async function readUser(config: client.Configuration, accessToken: string, userinfo: string): Promise<ProviderProfile> {
  const url = new URL(userinfo)
  url.searchParams.set('fields', 'id,name')
  const response = await client.fetchProtectedResource(config, accessToken, url, 'GET')
  const user = (await response.json()) as { id?: unknown; name?: unknown }
  if (typeof user.id !== 'string' || user.id === '') throw new Error('no user id')
  return { subject: user.id, ...(typeof user.name === 'string' ? { name: user.name } : {}) }
}

/** Facebook: OAuth 2 and an endpoint for the profile. Facebook does not verify emails, so none is requested. */
export function createFacebook(settings: ProviderSettings): Provider {
  const config = configure(settings)
  const { token, userinfo } = { ...ENDPOINTS, ...settings.endpoints }
  return {
    async begin({ state, verifier, returnTo }) {
      const parameters = {
        redirect_uri: returnTo,
        scope: 'public_profile',
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      }
      return { url: client.buildAuthorizationUrl(config, parameters).href }
    },
    async finish(answer, { state, verifier, returnTo }) {
      const tokens = await client.authorizationCodeGrant(config, new URL(`${returnTo}?${answer}`), {
        expectedState: state,
        pkceCodeVerifier: verifier,
      })
      const user = await readUser(config, tokens.access_token, userinfo)
      return { ...user, subject: token === ENDPOINTS.token ? user.subject : `${token}#${user.subject}` }
    },
  }
}
