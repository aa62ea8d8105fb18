import { type Challenge, solveChallengeWorkers } from 'altcha-lib'
import { unwrap } from '#app/lib/call-error.ts'
import { checkHuman, getChallenge } from '../login.functions.ts'

const WORKERS_MAX = 4
const TIMEOUT_MS = 60_000

const createWorker = () => new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' })

/** Fetches a challenge, solves it in workers and has it verified; the token, or null when it was rejected. */
export async function solveChallenge(controller: AbortController): Promise<string | null> {
  const challenge = JSON.parse(unwrap(await getChallenge())) as Challenge
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    createWorker,
    concurrency: Math.min(WORKERS_MAX, navigator.hardwareConcurrency || 1),
    timeout: TIMEOUT_MS,
  })
  if (!solution) return null
  const token = btoa(JSON.stringify({ challenge, solution }))
  return unwrap(await checkHuman({ data: { key: crypto.randomUUID(), input: { token } } })) ? token : null
}
