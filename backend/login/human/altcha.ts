import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hmacOf } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import { ITERATIONS_OF_A_TRY, TRIES_MAX, TRIES_MIN } from './check-cost.ts'
import type { Verify } from './verify.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** How long a challenge is valid. */
export const CHALLENGE_MS = 10 * 60_000

/** Local runs may ask for less work, for tests that sign in hundreds of times. */
function triesOf({ ENVIRONMENT, HUMAN_CHECK_TRIES }: Env): number {
  const wanted = ENVIRONMENT === 'local' ? Number(HUMAN_CHECK_TRIES) : Number.NaN
  return Number.isInteger(wanted) && wanted > 0 ? wanted : randomInt(TRIES_MAX, TRIES_MIN)
}

async function secretsOf(secret: string) {
  return {
    hmacSignatureSecret: await hmacOf(secret, 'altcha challenge'),
    hmacKeySignatureSecret: await hmacOf(secret, 'altcha key'),
  }
}

/** A proof-of-work challenge; `now` in milliseconds. */
export async function makeChallenge(env: Env, now: number): Promise<Challenge> {
  return createChallenge({
    algorithm: ALGORITHM,
    cost: ITERATIONS_OF_A_TRY,
    counter: triesOf(env),
    deriveKey,
    data: { endsAt: now + CHALLENGE_MS },
    ...(await secretsOf(env.AUTH_SECRET)),
  })
}

function readPayload(token: string): { challenge: Challenge; solution: Solution } | null {
  try {
    const payload = JSON.parse(atob(token)) as { challenge?: Challenge; solution?: Solution }
    return payload.challenge?.signature && payload.solution
      ? { challenge: payload.challenge, solution: payload.solution }
      : null
  } catch {
    return null
  }
}

/** `token`: base64 of `{ challenge, solution }`. The id is the challenge's, so each challenge is accepted once. */
export const verifyAltcha: Verify = async ({ env, now }, token) => {
  const payload = readPayload(token)
  if (!payload) return null
  // Signed with the challenge. The library's own expiry uses the real clock, and a local run may have another.
  const endsAt = payload.challenge.parameters.data?.endsAt
  if (typeof endsAt !== 'number' || endsAt < now) return null
  try {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...(await secretsOf(env.AUTH_SECRET)) })
    return verified ? `altcha ${payload.challenge.signature}` : null
  } catch {
    return null
  }
}
