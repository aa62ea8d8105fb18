import { inTime } from '#contract/in-time.ts'
import { env } from './env.ts'
import { requestIdHeader } from './request-id.ts'

/** An answer may be so old: whoever asks often, or many who ask, cost one check in this time. */
const CACHED_MS = 5000
/** A part that has not answered by then fails. */
const PATIENCE_MS = 4000

/** Parts that stop nobody: the site serves everything while their last audit stands with a fault. */
const WARNING_PARTS = ['books']

/** The parts of the site that answer (true) or fail. */
type Parts = Record<string, boolean>

async function backendParts(): Promise<Parts> {
  try {
    const response = await env.BACKEND.fetch('http://backend.internal/internal/health', { headers: requestIdHeader() })
    return await response.json<Parts>()
  } catch {
    return { backend: false }
  }
}

const hasBrands = (): Promise<boolean> =>
  env.BRANDS.list({ limit: 1 }).then(
    () => true,
    () => false,
  )

async function check(): Promise<Parts> {
  const [brands, others] = await Promise.all([
    inTime(hasBrands(), PATIENCE_MS).catch(() => false),
    inTime(backendParts(), PATIENCE_MS).catch((): Parts => ({ backend: false })),
  ])
  return { brands, ...others }
}

let last: { startedAt: number; parts: Promise<Parts> } | undefined

/** `defer` lets the check go on when the one who asked first goes away: others wait for the same one. */
export function recentParts(defer: (work: Promise<unknown>) => void): Promise<Parts> {
  if (last && Date.now() - last.startedAt < CACHED_MS) return last.parts
  last = { startedAt: Date.now(), parts: check() }
  defer(last.parts)
  return last.parts
}

/**
 * 200 when brand store, databases and Durable Objects answer, else 503 with the names of those that fail. `warnings` name
 * what somebody should look at though everything answers. What it says is at most 5 seconds old.
 */
export async function health(defer: (work: Promise<unknown>) => void): Promise<Response> {
  const wrong = Object.entries(await recentParts(defer)).flatMap(([name, isHealthy]) => (isHealthy ? [] : [name]))
  const failing = wrong.filter((name) => !WARNING_PARTS.includes(name))
  const warnings = wrong.filter((name) => WARNING_PARTS.includes(name))
  const isUp = failing.length === 0
  return Response.json(
    { status: isUp ? 'ok' : 'failing', ...(isUp ? {} : { failing }), ...(warnings.length === 0 ? {} : { warnings }) },
    { status: isUp ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  )
}
