import { createHash, timingSafeEqual } from 'node:crypto'
import { inTime } from '#contract/in-time.ts'
import { logError } from '#contract/log-error.ts'
import { METRICS_TOKEN_CHARS_MIN, type Metric } from '#contract/metrics.ts'
import { env } from './env.ts'
import { recentParts } from './health.ts'
import { requestIdHeader } from './request-id.ts'
import { SECURITY_HEADERS } from './security.ts'

/** An answer may be so old: however often somebody asks, an isolate reads the databases once in this time. */
const CACHED_MS = 10_000
const PATIENCE_MS = 6000
/** A short token could be guessed. */

type Defer = (work: Promise<unknown>) => void

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Digests have one length, so the comparison tells nothing of the token, its length included. */
function mayRead({ method, headers }: Request): boolean {
  const token = env.METRICS_TOKEN ?? ''
  if (token.length < METRICS_TOKEN_CHARS_MIN || method !== 'GET' || headers.has('cookie')) return false
  return timingSafeEqual(digestOf(headers.get('authorization') ?? ''), digestOf(`Bearer ${token}`))
}

const escaped = (text: string): string => text.replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))

const labelsOf = (labels: Record<string, string> = {}): string => {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length > 0 ? `{${pairs.join()}}` : ''
}

/** The text format of Prometheus. A metric without samples is left out. */
export const metricsText = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, samples }) => {
      const lines = samples.map(({ labels, value }) => `${name}${labelsOf(labels)} ${value}`)
      return `# HELP ${name} ${help}\n# TYPE ${name} gauge\n${lines.join('\n')}\n`
    })
    .join('')

async function readBackend(): Promise<Metric[]> {
  const headers = requestIdHeader()
  const response = await env.BACKEND.fetch('http://backend.internal/internal/metrics', { headers })
  if (!response.ok) throw new Error(`the backend answered ${response.status}`)
  return response.json<Metric[]>()
}

async function readAll(defer: Defer): Promise<string> {
  const [parts, figures] = await Promise.all([
    recentParts(defer),
    inTime(readBackend(), PATIENCE_MS).catch((error: unknown) => {
      logError({ event: 'metrics_incomplete' }, error)
      return []
    }),
  ])
  const build = { ...import.meta.env.BUILD, ...(env.VERSION ? { deployment: env.VERSION.id } : {}) }
  return metricsText([
    { name: 'grandstand_build_info', help: 'What runs.', samples: [{ labels: build, value: 1 }] },
    {
      name: 'grandstand_part_up',
      help: 'Whether a part of the site answers; books: whether the last audit of the ledger found no fault.',
      samples: Object.entries(parts).map(([part, isUp]) => ({ labels: { part }, value: isUp ? 1 : 0 })),
    },
    ...figures,
  ])
}

let last: { startedAt: number; text: Promise<string> } | undefined

function recentText(defer: Defer): Promise<string> {
  if (last && Date.now() - last.startedAt < CACHED_MS) return last.text
  last = { startedAt: Date.now(), text: readAll(defer) }
  defer(last.text)
  return last.text
}

/** `GET /metrics` for who has the token `METRICS_TOKEN`; for everybody else there is no such page. */
export async function metrics(request: Request, defer: Defer): Promise<Response> {
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store' }
  if (!mayRead(request)) return new Response('Not found', { status: 404, headers })
  const type = 'text/plain; version=0.0.4; charset=utf-8'
  return new Response(await recentText(defer), { headers: { ...headers, 'content-type': type } })
}
