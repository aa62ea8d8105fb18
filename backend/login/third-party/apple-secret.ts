import type { ClientAuth } from 'openid-client'
import type { ProviderSettings } from './provider-settings.ts'

const SECRET_SECONDS = 300
const encoder = new TextEncoder()

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const part = (value: object): string => base64url(encoder.encode(JSON.stringify(value)))

const bytesOfPem = (pem: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(pem.replace(/-----[A-Z ]+-----|\s|\\n/g, '')), (char) => char.charCodeAt(0))

/** Apple's client secret: a JWT of the team, signed with its key (ES256), good for five minutes. */
export async function signAppleSecret(
  { clientId, teamId = '', keyId = '', privateKey = '' }: ProviderSettings,
  audience: string,
  now: number,
): Promise<string> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('pkcs8', bytesOfPem(privateKey), algorithm, false, ['sign'])
  const seconds = Math.floor(now / 1000)
  const claims = { iss: teamId, sub: clientId, aud: audience, iat: seconds, exp: seconds + SECRET_SECONDS }
  const signed = `${part({ alg: 'ES256', kid: keyId })}.${part(claims)}`
  const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, key, encoder.encode(signed))
  return `${signed}.${base64url(new Uint8Array(signature))}`
}

/** Sends a configured secret as it is, else one signed for this request. */
export const appleSecret =
  (settings: ProviderSettings): ClientAuth =>
  async (server, client, body) => {
    body.set('client_id', client.client_id)
    body.set('client_secret', settings.clientSecret ?? (await signAppleSecret(settings, server.issuer, Date.now())))
  }
