import { generateKeyPairSync } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { type Configuration } from 'oidc-provider'
import { consentPage, formOf, type OpenServer } from './open-server.ts'

export const OIDC_CLIENTS = ['google', 'apple', 'line'] as const
export const OIDC_SECRET = 'a-secret-that-is-long-enough-for-hs256'

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  use: 'sig',
  alg: 'RS256',
})

/** A person is identified by an email; `unsure+…` addresses are not verified. */
const claimsOf = (email: string) => ({
  sub: email,
  name: email.split('@')[0] ?? '',
  email,
  email_verified: !email.startsWith('unsure'),
})

const configuration = (): Configuration => ({
  clients: OIDC_CLIENTS.map((client_id) => ({
    client_id,
    client_secret: OIDC_SECRET,
    redirect_uris: ['http://localhost/'],
    token_endpoint_auth_method: 'client_secret_post' as const,
    // LINE signs with the channel's secret.
    id_token_signed_response_alg: client_id === 'line' ? ('HS256' as const) : ('RS256' as const),
  })),
  enabledJWA: { idTokenSigningAlgValues: ['RS256', 'HS256'] },
  jwks: { keys: [signingKey()] },
  cookies: { keys: ['cookie-key-of-the-tests'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, interaction) => `/sign-in/${interaction.uid}` },
  findAccount: (_, email) => ({ accountId: email, claims: () => claimsOf(email) }),
  // No session at the provider: each sign-in may be another person.
  ttl: { Session: 1, Interaction: 600, Grant: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
})

async function interact(provider: Provider, request: http.IncomingMessage, response: http.ServerResponse) {
  const details = await provider.interactionDetails(request, response)
  if (request.method === 'GET') {
    response.setHeader('content-type', 'text/html').end(consentPage({ email: 'somebody@example.org' }))
    return
  }
  const form = await formOf(request)
  if (form.get('choice') === 'deny') {
    await provider.interactionFinished(request, response, { error: 'access_denied' })
    return
  }
  const accountId = form.get('email') ?? ''
  const grant = new provider.Grant({ accountId, clientId: String(details.params.client_id) })
  grant.addOIDCScope(String(details.params.scope))
  const consent = { grantId: await grant.save() }
  await provider.interactionFinished(request, response, { login: { accountId, remember: false }, consent })
}

/** Redirects back as Google does: with `scope` and `authuser` in addition to the code. */
function tellScope(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    const location = ctx.response.get('location')
    if (ctx.oidc?.client?.clientId !== 'google' || !location?.includes('code=')) return
    const url = new URL(location)
    url.searchParams.set('scope', 'email profile openid')
    url.searchParams.set('authuser', '0')
    ctx.set('location', url.href)
  })
}

/** An OpenID provider on the loopback interface. Its page asks for an email and signs in that person. */
export async function openOidcServer(): Promise<OpenServer> {
  const server = http.createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://localhost:${(server.address() as AddressInfo).port}`
  const provider = new Provider(url, configuration())
  provider.Client.prototype.redirectUriAllowed = (uri: string) => new URL(uri).hostname === 'localhost'
  tellScope(provider)
  const handle = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/sign-in/')) return void handle(request, response)
    interact(provider, request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The endpoints of such a server, for settings without discovery. */
export const oidcEndpoints = (url: string) => ({ authorize: `${url}/auth`, token: `${url}/token`, keys: `${url}/jwks` })
