import { signedHeaders } from '#backend/feed/push/signature.ts'

/** A site that takes signed requests. */
export interface FeedSite {
  url: string
  secret: string
}

interface FeedAnswer {
  isOk: boolean
  status: number
  text: string
}

/** Sends a signed request; rejects when there is no answer in time. */
export async function sendSigned(
  { url, secret }: FeedSite,
  path: string,
  content: object,
  withinMs: number,
): Promise<FeedAnswer> {
  const body = JSON.stringify(content)
  const headers = await signedHeaders(secret, body, Date.now())
  const signal = AbortSignal.timeout(withinMs)
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body, signal })
  return { isOk: response.ok, status: response.status, text: await response.text() }
}

const ANSWER_WITHIN_MS = 30_000

/** Sends a signed request; the answer's content. Throws the site's own words when it refuses. */
export async function askFeed(site: FeedSite, path: string, content: object): Promise<unknown> {
  const { isOk, status, text } = await sendSigned(site, path, content, ANSWER_WITHIN_MS)
  if (!isOk) throw new Error(`${path}: the site answered ${status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
