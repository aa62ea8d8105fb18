import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'
import { gunzipSync } from 'node:zlib'

const WITHIN_MS = 15_000

export interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  status: number
  headers: http.IncomingHttpHeaders
  /** Unpacked. */
  text: string
}

/** Where a name leads; what ends in `.localhost` is this machine, whatever its resolver knows. */
const lookupOf = (hostname: string): { lookup?: LookupFunction } =>
  hostname.endsWith('.localhost')
    ? { lookup: (_, { all }, done) => done(null, all ? [{ address: '127.0.0.1', family: 4 }] : '127.0.0.1', 4) }
    : {}

/** Options of a connection to the address of a URL. */
export const connectionTo = (url: URL) => ({ ...lookupOf(url.hostname), timeout: WITHIN_MS })

/** A request as a browser's, that may name any `Host` and follows no redirect. Rejects when nothing answers in time. */
export function ask(url: URL, { method = 'GET', headers = {}, body }: Asked = {}): Promise<Answered> {
  const send = url.protocol === 'https:' ? https.request : http.request
  return new Promise((resolve, reject) => {
    const all = { 'accept-encoding': 'gzip', 'accept-language': 'en', ...headers }
    const request = send(url, { ...connectionTo(url), method, headers: all }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const isPacked = answer.headers['content-encoding'] === 'gzip' && bytes.length > 0
        const text = (isPacked ? gunzipSync(bytes) : bytes).toString('utf8')
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
      })
    })
    request.on('timeout', () => request.destroy(new Error(`no answer within ${WITHIN_MS / 1000} s`)))
    request.on('error', reject).end(body)
  })
}
