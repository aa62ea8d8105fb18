import { appleSecret } from './apple-secret.ts'
import { createOidc, type OidcKind } from './oidc.ts'
import type { Provider } from './provider.ts'
import type { ProviderSettings } from './provider-settings.ts'

const GOOGLE: OidcKind = {
  issuer: 'https://accounts.google.com',
  endpoints: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  scope: 'openid email profile',
  usesPkce: true,
  hasVerifiedEmail: true,
}

/** With `response_mode=query` Apple gives neither name nor email: the user is asked for an email (error 2010). */
const APPLE: OidcKind = {
  issuer: 'https://appleid.apple.com',
  endpoints: {
    authorize: 'https://appleid.apple.com/auth/authorize',
    token: 'https://appleid.apple.com/auth/token',
    keys: 'https://appleid.apple.com/auth/keys',
  },
  scope: 'openid',
  usesPkce: false,
  parameters: { response_mode: 'query' },
  hasVerifiedEmail: false,
  secret: appleSecret,
}

/** LINE gives no verified emails, and signs ID tokens with the channel's secret. */
const LINE: OidcKind = {
  issuer: 'https://access.line.me',
  endpoints: {
    authorize: 'https://access.line.me/oauth2/v2.1/authorize',
    token: 'https://api.line.me/oauth2/v2.1/token',
  },
  scope: 'openid profile',
  usesPkce: true,
  idTokenAlg: 'HS256',
  hasVerifiedEmail: false,
}

export const createGoogle = (settings: ProviderSettings): Provider => createOidc(GOOGLE, settings)
export const createApple = (settings: ProviderSettings): Provider => createOidc(APPLE, settings)
export const createLine = (settings: ProviderSettings): Provider => createOidc(LINE, settings)
