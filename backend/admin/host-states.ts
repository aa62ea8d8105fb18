import type { Env } from '#backend/core/env.ts'
import type { HostState } from '#contract/admin-brands.ts'
import { logError } from '#contract/log-error.ts'

type Settings = Pick<Env, 'ENVIRONMENT' | 'SAAS_ZONE' | 'SAAS_API_TOKEN' | 'SAAS_TARGET'>
type Ask = (url: string, init: RequestInit) => Promise<Response>

/** DNS over HTTPS (RFC 8484's JSON form). */
const RESOLVER = 'https://cloudflare-dns.com/dns-query'
const API = 'https://api.cloudflare.com/client/v4/zones'
const WAIT_MS = 5_000
const CNAME = 5

interface Answer {
  Status: number
  Answer?: { type: number; data: string }[]
}

async function read<T>(ask: Ask, url: string, headers: Record<string, string>): Promise<T> {
  const response = await ask(url, { headers, redirect: 'error', signal: AbortSignal.timeout(WAIT_MS) })
  if (!response.ok) throw new Error(`${new URL(url).hostname} answered ${response.status}`)
  return (await response.json()) as T
}

const resolve = async (ask: Ask, host: string) =>
  (await read<Answer>(ask, `${RESOLVER}?name=${host}&type=A`, { accept: 'application/dns-json' })).Answer ?? []

const nameOf = (data: string): string => data.replace(/\.$/, '').toLowerCase()

/** Where a hostname leads: by its CNAME, or, where that is flattened, by an address that the target has too. */
async function dnsOf(ask: Ask, host: string, target: string | undefined): Promise<HostState['dns']> {
  const found = await resolve(ask, host)
  if (found.length === 0) return 'missing'
  if (target === undefined) return 'found'
  if (host === target || found.some(({ type, data }) => type === CNAME && nameOf(data) === target)) return 'here'
  const addresses = new Set((await resolve(ask, target)).map(({ data }) => data))
  return found.some(({ type, data }) => type !== CNAME && addresses.has(data)) ? 'here' : 'elsewhere'
}

interface CustomHostnames {
  result?: { hostname: string; status?: string; ssl?: { status?: string } }[]
}

/** Of a custom hostname of Cloudflare for SaaS; undefined where that is not set up. */
async function certificateOf(
  ask: Ask,
  host: string,
  { SAAS_ZONE, SAAS_API_TOKEN }: Settings,
): Promise<HostState['certificate']> {
  if (!SAAS_ZONE || !SAAS_API_TOKEN) return undefined
  const { result = [] } = await read<CustomHostnames>(ask, `${API}/${SAAS_ZONE}/custom_hostnames?hostname=${host}`, {
    authorization: `Bearer ${SAAS_API_TOKEN}`,
  })
  const custom = result.find(({ hostname }) => hostname === host)
  if (!custom) return 'none'
  return custom.ssl?.status === 'active' ? 'active' : 'pending'
}

async function stateOf(ask: Ask, host: string, settings: Settings): Promise<HostState> {
  if (/^(?:localhost|127\.0\.0\.1)$|\.localhost$/.test(host)) return { host, dns: 'local' }
  const failed = (error: unknown): 'unknown' => {
    logError({ event: 'host_not_checked', host }, error)
    return 'unknown'
  }
  const [dns, certificate] = await Promise.all([
    dnsOf(ask, host, settings.SAAS_TARGET).catch(failed),
    certificateOf(ask, host, settings).catch(failed),
  ])
  return { host, dns, ...(certificate ? { certificate } : {}) }
}

/** Whether hostnames lead to this site, and how their certificates are. */
export const hostStates = (settings: Settings, hosts: readonly string[], ask: Ask = (url, init) => fetch(url, init)) =>
  Promise.all([...new Set(hosts)].map((host) => stateOf(ask, host, settings)))
