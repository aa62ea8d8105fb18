import autocannon from 'autocannon'
import { processorMs } from './processor.ts'

export interface Throughput {
  name: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  /** Processor time of the server for one request. */
  processorMs: number
  /** Bytes of an answer, unpacked. */
  bytes: number
  failures: number
}

interface Load {
  name: string
  url: string
  /** The server's process. */
  pid: number
  /** A new address for each request, so that no cache answers. */
  isUnique?: boolean
  connections: number
  seconds: number
  /** A signed-in visitor's. */
  token?: string
}

const WARM_UP_SECONDS = 3
const HEADERS = { 'accept-encoding': 'gzip', cookie: 'lang=en_US' }

/** Asks one address again and again for some seconds, after some that nobody counts: code gets fast by running. */
export async function measureLoad(load: Load): Promise<Throughput> {
  await shoot({ ...load, seconds: WARM_UP_SECONDS })
  const before = processorMs(load.pid)
  const result = await shoot(load)
  const spent = processorMs(load.pid) - before
  const { length } = new Uint8Array(await (await fetch(load.url, { headers: headersOf(load) })).arrayBuffer())
  return {
    name: load.name,
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    processorMs: Math.round((spent / result.requests.total) * 1000) / 1000,
    bytes: length,
    failures: result.non2xx + result.errors,
  }
}

let unique = 0

// Nobody packs a page that is asked for once: what is measured there is the rendering.
const headersOf = ({ isUnique, token }: Load): Record<string, string> => {
  const cookie = token ? `${HEADERS.cookie}; token=${token}` : HEADERS.cookie
  return isUnique ? { cookie } : { ...HEADERS, cookie }
}

function shoot(load: Load): Promise<autocannon.Result> {
  const { url, isUnique, connections, seconds } = load
  const { pathname, search, origin } = new URL(url)
  const path = pathname + search
  const separator = search ? '&' : '?'
  const headers = headersOf(load)
  return autocannon({
    url: origin,
    connections,
    duration: seconds,
    requests: [
      {
        path,
        headers,
        setupRequest: (request) => (isUnique ? { ...request, path: `${path}${separator}bench=${unique++}` } : request),
      },
    ],
  })
}
