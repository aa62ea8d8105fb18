import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { hmacOf } from '#backend/core/digest.ts'
import type { Env } from '#backend/core/env.ts'
import type { Verify } from './verify.ts'

const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of one try, and how many tries a browser needs: a phone is done in about a second. */
const COST = 1000
const TRIES_MIN = 300
const TRIES_MAX = 900
/** How long a visitor may leave the form open before a new challenge is needed. */
export const CHALLENGE_MS = 10 * 60_000

/** A local run may ask for less work, e.g. for tests that sign in hundreds of times. */
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
    cost: COST,
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

/** A token is the base64 of `{ challenge, solution }`. One challenge counts once, however its solution is spelled. */
export const verifyAltcha: Verify = async ({ env, now }, token) => {
  const payload = readPayload(token)
  if (!payload) return null
  // Its end is signed with it. Not the library's own: that reads the real clock, where a local run may have another.
  const endsAt = payload.challenge.parameters.data?.endsAt
  if (typeof endsAt !== 'number' || endsAt < now) return null
  try {
    const { verified } = await verifySolution({ ...payload, deriveKey, ...(await secretsOf(env.AUTH_SECRET)) })
    return verified ? `altcha ${payload.challenge.signature}` : null
  } catch {
    return null
  }
}
