import { failureText } from '#app/lib/failure-text.ts'
import type { Envelope, Result } from '#contract/call.ts'
import { errorOfCode } from '#contract/errors.ts'
import { leaveEndedSession } from '../../session/leave-ended-session.ts'

interface Options {
  key: string
  /** The brand's service speaks to visitors. */
  hasOwnBackend: boolean
  onProgress?: (bytes: number) => void
  signal?: AbortSignal
}

const UNAVAILABLE = { ok: false, error: { code: 'unavailable' } } as const

/**
 * Uploads a raw body and says how much of it is out, which `fetch` cannot. Without an answer: `unavailable`. When the
 * session has ended it goes to the home page and never resolves, as server functions do.
 */
export async function sendBytes<T>(path: string, body: Blob, options: Options): Promise<Result<T>> {
  const text = await post(`/java${path}`, body, options)
  const envelope = text === undefined ? undefined : parse(text)
  if (!envelope) return UNAVAILABLE
  if (envelope.status === 'success') return { ok: true, data: envelope.result as T }
  const code = errorOfCode(envelope.errorCode ?? 0)
  const message = options.hasOwnBackend ? failureText(envelope) : undefined
  if (code !== 'session_missing' && code !== 'session_invalid')
    return { ok: false, error: { code, ...(message ? { message } : {}) } }
  leaveEndedSession()
  return new Promise(() => undefined)
}

function parse(text: string): Envelope | undefined {
  try {
    return JSON.parse(text) as Envelope
  } catch {
    // A proxy's error page.
    return undefined
  }
}

const post = (url: string, body: Blob, { key, onProgress, signal }: Options): Promise<string | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('content-type', body.type || 'application/octet-stream')
    request.setRequestHeader('idempotency-key', key)
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded)
    request.onload = () => resolve(request.responseText)
    request.onerror = () => resolve(undefined)
    request.onabort = () => resolve(undefined)
    request.ontimeout = () => resolve(undefined)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    if (signal?.aborted) resolve(undefined)
    else request.send(body)
  })
