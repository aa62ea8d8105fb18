import { hmacOf } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import { plainRecoveryCode, RECOVERY_CODES } from '#contract/two-step-rules.ts'

/** Crockford's base32: no letters that look like digits or each other. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Of five bits each: nobody guesses 50, and their HMAC need not be slow. */
const LENGTH = 10

/** `7K2M9-QX4TB` */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length])
    return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`
  })

export const recoveryHashOf = ({ AUTH_SECRET }: Pick<Env, 'AUTH_SECRET'>, uid: number, code: string): Promise<string> =>
  hmacOf(AUTH_SECRET, `recovery ${uid} ${plainRecoveryCode(code)}`)
