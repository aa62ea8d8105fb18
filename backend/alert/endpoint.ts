import type { Env } from '#backend/core/env.ts'

/**
 * The push services of browsers. An address of another host is refused: a caller could otherwise have this server send to whom they
 * like.
 */
const SERVICES = [
  /^(?:fcm|android)\.googleapis\.com$/,
  /^jmt17\.google\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^(?:[a-z0-9-]+\.)*push\.apple\.com$/,
  /^(?:[a-z0-9-]+\.)*notify\.windows\.com$/,
]

/** Hosts of `PUSH_ENDPOINT_HOSTS`, each with where a local run reaches it, where that is said. */
function addedHosts({ PUSH_ENDPOINT_HOSTS = '' }: Pick<Env, 'PUSH_ENDPOINT_HOSTS'>): Map<string, string | undefined> {
  const entries = PUSH_ENDPOINT_HOSTS.split(',').map((entry) => entry.trim())
  return new Map(
    entries.filter(Boolean).map((entry) => {
      const [host = '', origin] = entry.split('=')
      return [host, origin]
    }),
  )
}

type Settings = Pick<Env, 'PUSH_ENDPOINT_HOSTS' | 'ENVIRONMENT'>

/** Whether messages may be sent there: https, port 443, no credentials, a push service. */
export function isPushEndpoint(env: Settings, text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'https:' || url.port || url.username || url.password || url.hash) return false
  return SERVICES.some((host) => host.test(url.hostname)) || addedHosts(env).has(url.hostname)
}

/** Where a message to an address is sent: to the address, but for hosts that a local run puts elsewhere. */
export function addressToPost(env: Settings, endpoint: string): string {
  const url = new URL(endpoint)
  const origin = env.ENVIRONMENT === 'local' ? addedHosts(env).get(url.hostname) : undefined
  return origin ? `${origin}${url.pathname}${url.search}` : endpoint
}
