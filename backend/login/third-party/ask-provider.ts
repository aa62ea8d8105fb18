import { PROVIDER_SECONDS_MAX } from './oidc.ts'

const ANSWER_CHARS_MAX = 20_000

/** The text of a provider's response; throws for any status but 2xx. */
export async function askText(url: URL, init: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(PROVIDER_SECONDS_MAX * 1000)
  const response = await fetch(url, { ...init, redirect: 'manual', signal })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`)
  return text.slice(0, ANSWER_CHARS_MAX)
}

/** A response in JSON, whatever its content type; QQ may wrap it in `callback(...)`. */
export async function askJson(url: URL): Promise<Record<string, unknown>> {
  const text = (await askText(url)).trim().replace(/^callback\(\s*|\s*\);?$/g, '')
  const value: unknown = JSON.parse(text)
  if (typeof value !== 'object' || value === null) throw new Error(`${url.pathname} answered no object`)
  return value as Record<string, unknown>
}

/** A required text field. */
export function textOf(answer: Record<string, unknown>, name: string): string {
  const value = answer[name]
  if (typeof value !== 'string' || value === '') throw new Error(`no ${name}; code ${answer.errcode ?? answer.error}`)
  return value
}

export function urlWith(address: string, parameters: Record<string, string>): URL {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url
}
