import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { USES_OF_A_CHECK } from '#backend/login/human/check-cost.ts'
import type { Envelope } from '#contract/call.ts'
import { processorMs } from './processor.ts'

export interface SignIns {
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server for one sign-in, human check left out. */
  processorMs: number
  /** Of the last one. */
  token: string
}

const AT_ONCE = 2

interface Way {
  url: string
  address: string
}

async function call<T>({ url, address }: Way, path: string, body?: object): Promise<T> {
  const response = await fetch(`${url}/java${path}`, {
    headers: { 'cf-connecting-ip': address, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  const envelope = (await response.json()) as Envelope
  if (envelope.status !== 'success') throw new Error(`${path}: ${envelope.errorMsg}`)
  return envelope.result as T
}

/** Solves a human check as a browser does. Answers its token. */
async function solve(way: Way): Promise<string> {
  const { challenge } = await call<{ challenge: Challenge }>(way, '/login/challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  const token = btoa(JSON.stringify({ challenge, solution }))
  await call(way, `/user/checkCFToken?token=${encodeURIComponent(token)}`)
  return token
}

const at = (sorted: readonly number[], part: number) =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)

/** Signs a demo account in by password, again and again, two at a time, each few from an address of their own. */
export async function benchSignIn(url: string, pid: number, checks: number): Promise<SignIns> {
  const ways = Array.from({ length: checks }, (_, index) => ({ url, address: `192.0.2.${index}` }))
  const tokens: string[] = []
  for (const way of ways) tokens.push(await solve(way))
  const work = ways.flatMap((way, index) => Array(USES_OF_A_CHECK).fill({ way, cfToken: tokens[index] ?? '' }))
  const times: number[] = []
  let token = ''
  const next = async (): Promise<void> => {
    for (let one = work.pop(); one; one = work.pop()) {
      const from = performance.now()
      const input = { mobileOrEmail: 'viewer@grandstand.test', password: 'grandstand1', cfToken: one.cfToken }
      const session = await call<{ token: string }>(one.way, '/login/V2/mobileOrNameToLogin', input)
      times.push(performance.now() - from)
      token = session.token
    }
  }
  const [before, begun] = [processorMs(pid), performance.now()]
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  const [spent, took] = [processorMs(pid) - before, performance.now() - begun]
  times.sort((a, b) => a - b)
  return {
    perSecond: Math.round((times.length / took) * 10_000) / 10,
    p50Ms: at(times, 0.5),
    p99Ms: at(times, 0.99),
    processorMs: Math.round(spent / times.length),
    token,
  }
}
