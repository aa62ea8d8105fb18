import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { Env } from '#backend/core/env.ts'
import { logError } from '#contract/log-error.ts'
import type { Subscription } from './devices.store.ts'
import { addressToPost, isPushEndpoint } from './endpoint.ts'
import type { Vapid } from './vapid.ts'

/** How a push service may be reached: `fetch`, but for tests. */
export type Post = (url: string, init: RequestInit) => Promise<Response>

/** `gone`: the browser has no such subscription any more. */
export type Posted = 'taken' | 'failed' | 'gone'

/** `topic`: a later alert with it replaces one that the push service still has. */
export interface Alert {
  text: string
  topic: string
  ttlSeconds: number
}

const POST_MS_MAX = 10_000

/** Sends alerts, encrypted for their browsers (RFC 8291) and signed (RFC 8292); signs once for each push service. */
export function createPoster(env: Env, vapid: Vapid, post: Post = (url, init) => fetch(url, init)) {
  const signed = new Map<string, Promise<string>>()
  const refusals = new Map<string, number>()

  const signatureFor = (endpoint: string): Promise<string> => {
    const { origin } = new URL(endpoint)
    const known = signed.get(origin)
    if (known) return known
    const made = vapidHeaders({ endpoint, expirationTime: null, keys: { p256dh: '', auth: '' } }, vapid)
    const authorization = made.then(({ headers }) => headers.authorization)
    signed.set(origin, authorization)
    return authorization
  }

  async function send({ endpoint, p256dh, auth }: Subscription, { text, topic, ttlSeconds }: Alert): Promise<Posted> {
    if (!isPushEndpoint(env, endpoint)) return 'gone'
    const keys = { p256dh, auth }
    const body = await encryptNotification({ endpoint, expirationTime: null, keys }, new TextEncoder().encode(text))
    const response = await post(addressToPost(env, endpoint), {
      method: 'POST',
      headers: {
        authorization: await signatureFor(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        topic,
        urgency: 'high',
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(POST_MS_MAX),
    })
    await response.body?.cancel()
    if (response.ok) return 'taken'
    if (response.status === 404 || response.status === 410) return 'gone'
    const refusal = `${new URL(endpoint).hostname} ${response.status}`
    refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1)
    return 'failed'
  }

  return {
    send: (subscription: Subscription, alert: Alert): Promise<Posted> =>
      send(subscription, alert).catch((error: unknown) => {
        logError({ event: 'alert_not_sent' }, error)
        return 'failed' as const
      }),
    /** Logs which push services refused how much: a line for each, not for each alert. */
    logRefusals: () => {
      for (const [refusal, times] of refusals)
        console.error(JSON.stringify({ event: 'alerts_refused', by: refusal, times }))
    },
  }
}
