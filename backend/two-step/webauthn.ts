import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import { digestOf } from '#backend/core/digest.ts'
import { returnAddressOf } from '#backend/core/return-address.ts'
import { type Brand, textsOf } from '#brands/brand.ts'
import { CHALLENGE_MINUTES } from '#contract/two-step-rules.ts'
import { consumeChallenge, insertChallenge, noteUse, type PasskeyRow } from './passkeys.store.ts'

// Loaded when it is asked for: it is a fifth of the backend, and nothing else of a start needs it.
const library = () => import('@simplewebauthn/server')

const CHALLENGE_MS = CHALLENGE_MINUTES * 60_000
/** Browsers name half a dozen. */
const TRANSPORTS_MAX = 8
const isTransport = (text: unknown): boolean => typeof text === 'string' && /^[a-z-]{1,20}$/.test(text)

type Bytes = Uint8Array<ArrayBuffer>
const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text, 'base64url'))
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

/** For what a challenge is: nobody signs in with what was signed for something else, or in another session. */
export interface Signing {
  uid: number
  use: string
  /** Whether the authenticator must check that it is her: by a PIN, a finger or a face. */
  isVerified: boolean
}

/** The host for which passkeys are made here: one of the brand's own. */
export async function passkeyHost(context: Context): Promise<{ host: string; brand: Brand } | undefined> {
  const { host } = context
  const brand = host ? await readBrand(context) : undefined
  return host && brand?.hosts.includes(host) ? { host, brand } : undefined
}

async function storeChallenge({ accountDb, now }: Context, { uid, use }: Signing, challenge: string): Promise<void> {
  await insertChallenge(accountDb, {
    challengeHash: await digestOf(challenge),
    uid,
    use,
    expiresAt: now + CHALLENGE_MS,
  })
}

const verification = ({ isVerified }: Signing) => (isVerified ? 'required' : 'preferred')

/** Options for `navigator.credentials.create`. */
export async function creationOptions(
  context: Context,
  at: { host: string; brand: Brand },
  signing: Signing & { username: string },
  existing: readonly PasskeyRow[],
): Promise<string> {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpID: at.host,
    rpName: textsOf(at.brand, context.lan).name,
    userName: signing.username,
    userID: new TextEncoder().encode(String(signing.uid)),
    timeout: CHALLENGE_MS,
    excludeCredentials: existing.filter(({ host }) => host === at.host).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: verification(signing) },
  })
  await storeChallenge(context, signing, options.challenge)
  return JSON.stringify(options)
}

/** Options for `navigator.credentials.get` with one of these passkeys. */
export async function requestOptions(
  context: Context,
  host: string,
  signing: Signing,
  keys: readonly PasskeyRow[],
): Promise<string> {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: host,
    timeout: CHALLENGE_MS,
    allowCredentials: keys.map(({ id, transports }) => ({ id, transports })),
    userVerification: verification(signing),
  })
  await storeChallenge(context, signing, options.challenge)
  return JSON.stringify(options)
}

/** What a browser sent, as far as it has the form of an answer; undefined otherwise. */
function parsed<Answer extends { id: string; response: { clientDataJSON: string } }>(text: string): Answer | undefined {
  try {
    const answer = JSON.parse(text) as Answer
    return typeof answer.id === 'string' && typeof answer.response.clientDataJSON === 'string' ? answer : undefined
  } catch {
    return undefined
  }
}

/** Where the answer says that it was made, if that is a page of this host of the brand; undefined otherwise. */
async function originIn(context: Context, host: string, clientDataJSON: string): Promise<string | undefined> {
  try {
    const { origin } = JSON.parse(new TextDecoder().decode(bytesOf(clientDataJSON))) as { origin: string }
    const address = await returnAddressOf(context, `${origin}/`)
    return address !== null && new URL(address).hostname === host ? origin : undefined
  } catch {
    return undefined
  }
}

const expected = ({ accountDb, now }: Context, { uid, use }: Signing) => ({
  expectedChallenge: async (challenge: string) =>
    consumeChallenge(accountDb, { challengeHash: await digestOf(challenge), uid, use }, now),
})

/** A new passkey; undefined when what the browser sent does not prove it. */
export async function verifiedCreation(context: Context, host: string, signing: Signing, text: string) {
  const response = parsed<RegistrationResponseJSON>(text)
  const origin = response && (await originIn(context, host, response.response.clientDataJSON))
  if (!response || !origin) return undefined
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      ...expected(context, signing),
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: signing.isVerified,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      id,
      publicKey: textOf(publicKey),
      counter,
      transports: transports.filter(isTransport).slice(0, TRANSPORTS_MAX),
    }
  } catch {
    // Its errors say which check failed; the visitor can do nothing else in any of these cases.
    return undefined
  }
}

/** The id of the passkey that signed; empty for what has not the form of an answer. */
export const signerOf = (text: string): string => parsed<AuthenticationResponseJSON>(text)?.id ?? ''

/** Whether the passkey signed what was asked for, and its count is newer than the last one. */
export async function isSigned(context: Context, key: PasskeyRow, signing: Signing, text: string): Promise<boolean> {
  const response = parsed<AuthenticationResponseJSON>(text)
  const origin = response && (await originIn(context, key.host, response.response.clientDataJSON))
  if (!response || !origin) return false
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      ...expected(context, signing),
      expectedOrigin: origin,
      expectedRPID: key.host,
      requireUserVerification: signing.isVerified,
      credential: { id: key.id, publicKey: bytesOf(key.publicKey), counter: key.counter },
    })
    return verified && noteUse(context.accountDb, key, { counter: authenticationInfo.newCounter, now: context.now })
  } catch {
    return false
  }
}
