import http from 'node:http'

interface AskOptions {
  method?: string
  headers?: Record<string, string>
  /** The `Host` header, if not that of the address. */
  host?: string
}

/**
 * A request to the local site. Unlike `fetch` it resolves `*.localhost` on every machine, may send any `Host`, and adds
 * no headers.
 */
export function ask(address: string, { method = 'GET', headers = {}, host }: AskOptions = {}): Promise<Response> {
  const url = new URL(address)
  return new Promise((resolve, reject) => {
    // The site closes a connection that was idle for five seconds: each request has its own.
    const options = { agent: false, host: '127.0.0.1', port: url.port, path: url.pathname + url.search, method }
    const request = http.request({ ...options, headers: { host: host ?? url.host, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const headers = new Headers()
        for (const [name, values] of Object.entries(answer.headersDistinct))
          for (const value of values ?? []) headers.append(name, value)
        const isEmpty = [204, 304].includes(answer.statusCode ?? 0)
        resolve(new Response(isEmpty ? null : Buffer.concat(chunks), { status: answer.statusCode ?? 0, headers }))
      })
    })
    request.on('error', reject).end()
  })
}
