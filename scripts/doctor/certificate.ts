import tls from 'node:tls'
import { connectionTo } from '../smoke/ask.ts'
import { type Finding, found, sound } from './finding.ts'

export interface Certificate {
  /** When it ends, in milliseconds since the epoch. */
  until: number
  /** Why browsers refuse it. */
  refusal?: string | undefined
}

const DAY_MS = 24 * 3_600_000
/** Cloudflare makes a new one 30 days before the end. */
const DAYS_NOTED = 21
const DAYS_LEFT_MIN = 7
const PORT = 443

/** The certificate with which a hostname answers. */
export const certificateOf = (url: URL): Promise<Certificate> =>
  new Promise((resolve, reject) => {
    const where = { ...connectionTo(url), host: url.hostname, servername: url.hostname, port: Number(url.port) || PORT }
    // A bad one is read, too: what is wrong with it is said.
    const socket = tls.connect({ ...where, rejectUnauthorized: false }, () => {
      const { valid_to: until } = socket.getPeerCertificate()
      const refusal = socket.authorized ? undefined : String(socket.authorizationError)
      socket.end()
      resolve({ until: Date.parse(until), refusal })
    })
    socket.on('timeout', () => socket.destroy(new Error('no TLS within 15 s')))
    socket.on('error', reject)
  })

/** What is wrong with a certificate, or how long it lasts. */
export function certificateFinding(check: string, { until, refusal }: Certificate, now: number): Finding {
  const days = Math.floor((until - now) / DAY_MS)
  const remedy =
    'look at the hostname under SSL/TLS at Cloudflare: it renews certificates by itself, unless its DNS is elsewhere'
  if (days < 0) return found(check, `it ended ${-days} days ago`, remedy)
  if (refusal) return found(check, `browsers refuse it: ${refusal}`, remedy)
  if (days < DAYS_NOTED) return found(check, `${days} days are left`, remedy, days >= DAYS_LEFT_MIN)
  return sound(check, `${days} days left`)
}
