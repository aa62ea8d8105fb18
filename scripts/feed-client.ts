import { signedHeaders } from '#backend/feed/push/signature.ts'

/** A site that takes signed requests. */
export interface FeedSite {
  url: string
  secret: string
}

const ANSWER_WITHIN_MS = 30_000

/** Sends a signed request; the answer's content. Throws the site's own words when it refuses. */
export async function askFeed({ url, secret }: FeedSite, path: string, content: object): Promise<unknown> {
  const body = JSON.stringify(content)
  const headers = await signedHeaders(secret, body, Date.now())
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body, signal })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: the site answered ${response.status} ${text.slice(0, 300)}`)
  return JSON.parse(text)
}
