import { isTestKey } from '#brands/in-environment.ts'
import { logError } from '#contract/log-error.ts'
import type { Verify } from './verify.ts'

const SITE_VERIFY = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 5000

/** Asks Cloudflare about a Turnstile token. */
export const verifyTurnstile: Verify = async ({ env, address }, token) => {
  if (!env.TURNSTILE_SECRET) return null
  // With it every token passes, or none.
  if (env.ENVIRONMENT === 'production' && isTestKey(env.TURNSTILE_SECRET)) return null
  try {
    const response = await fetch(env.TURNSTILE_URL ?? SITE_VERIFY, {
      method: 'POST',
      body: new URLSearchParams({
        secret: env.TURNSTILE_SECRET,
        response: token,
        ...(/^[\d.]+$/.test(address) ? { remoteip: address } : {}),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const { success } = (await response.json()) as { success?: boolean }
    return success === true ? `turnstile ${token}` : null
  } catch (error) {
    logError({ event: 'turnstile_failed' }, error)
    return null
  }
}
