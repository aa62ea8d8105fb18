import autocannon from 'autocannon'

export interface Throughput {
  name: string
  perSecond: number
  p50Ms: number
  p99Ms: number
  failures: number
}

interface Load {
  name: string
  url: string
  /** A new address for each request, so that no cache answers. */
  isUnique?: boolean
  connections: number
  seconds: number
}

const HEADERS = { 'accept-encoding': 'gzip', cookie: 'lang=en_US' }

/** Asks one address again and again for some seconds, after one second nobody counts. */
export async function measureLoad(load: Load): Promise<Throughput> {
  await shoot({ ...load, seconds: 1 })
  const result = await shoot(load)
  return {
    name: load.name,
    perSecond: Math.round(result.requests.average),
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    failures: result.non2xx + result.errors,
  }
}

let unique = 0

function shoot({ url, isUnique, connections, seconds }: Load): Promise<autocannon.Result> {
  const { pathname, search, origin } = new URL(url)
  const path = pathname + search
  const separator = search ? '&' : '?'
  // Nobody packs a page that is asked for once: what is measured there is the rendering.
  const headers = isUnique ? { cookie: HEADERS.cookie } : HEADERS
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
