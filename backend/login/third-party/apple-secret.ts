import { importPKCS8, SignJWT } from 'jose'
import type { ClientAuth } from 'openid-client'
import type { ProviderSettings } from './provider-settings.ts'

const SECRET_SECONDS = 300
const ALGORITHM = 'ES256'

/** Apple's client secret: a JWT of the team, signed with its key, valid for five minutes. `now` in milliseconds. */
export async function signAppleSecret(
  { clientId, teamId = '', keyId = '', privateKey = '' }: ProviderSettings,
  audience: string,
  now: number,
): Promise<string> {
  // A key copied from a JSON file has its line breaks as the two characters `\n`.
  const key = await importPKCS8(privateKey.replaceAll('\\n', '\n'), ALGORITHM)
  const seconds = Math.floor(now / 1000)
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + SECRET_SECONDS)
    .sign(key)
}

/** Sends the configured secret, else one signed for this request. */
export const appleSecret =
  (settings: ProviderSettings): ClientAuth =>
  async (server, client, body) => {
    body.set('client_id', client.client_id)
    body.set('client_secret', settings.clientSecret ?? (await signAppleSecret(settings, server.issuer, Date.now())))
  }
