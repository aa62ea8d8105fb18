import { Secret, TOTP } from 'otpauth'
import { readBrand } from '#backend/core/brand.ts'
import type { Context } from '#backend/core/context.ts'
import type { Env } from '#backend/core/env.ts'
import { bytesOfHex, hexOf, openBytes, type SealKey, sealBytes, sealKeysOf } from '#backend/core/sealing.ts'
import { textsOf } from '#brands/brand.ts'
import type { AppRow } from './app.store.ts'

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, 30 seconds. */
const PERIOD_SECONDS = 30
/** Clocks may differ by a step. */
const SKEW_STEPS = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

type Keys = Pick<Env, 'TWO_STEP_KEYS'>

/** The key that seals; undefined when TWO_STEP_KEYS is not set. */
export const sealingKey = ({ TWO_STEP_KEYS }: Keys): SealKey | undefined => sealKeysOf(TWO_STEP_KEYS)[0]

const placeOf = (uid: number): string => `authenticator of ${uid}`

const totpOf = (secret: Secret, label = '', issuer = '') =>
  new TOTP({ secret, label, issuer, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS })

/** A new secret, sealed for this account, and as an app takes it: in base32, and as `otpauth:` address. */
export async function newApp(context: Context, key: SealKey, { uid, username }: { uid: number; username: string }) {
  const secret = new Secret({ size: SECRET_BYTES })
  const brand = await readBrand(context)
  const issuer = brand ? textsOf(brand, context.lan).name : 'Grandstand'
  const sealed = hexOf(await sealBytes(key, placeOf(uid), new Uint8Array(secret.bytes)))
  return { sealed, keyId: key.id, secret: secret.base32, address: totpOf(secret, username, issuer).toString() }
}

/** The step whose code this is, of the last, the present and the next one; undefined for any other. */
export async function stepOfCode(
  env: Keys,
  { uid, sealed, keyId }: Pick<AppRow, 'uid' | 'sealed' | 'keyId'>,
  code: string,
  now: number,
): Promise<number | undefined> {
  const key = sealKeysOf(env.TWO_STEP_KEYS).find(({ id }) => id === keyId)
  const token = code.replace(/\s/g, '')
  if (!key || !/^\d{6}$/.test(token)) return undefined
  const bytes = await openBytes(key, placeOf(uid), bytesOfHex(sealed))
  const totp = totpOf(new Secret({ buffer: bytes.buffer }))
  const delta = totp.validate({ token, timestamp: now, window: SKEW_STEPS })
  return delta === null ? undefined : Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}
