import { unwrap } from '#app/lib/call-error.ts'
import { checkHuman } from '../login.functions.ts'

interface Turnstile {
  render(container: HTMLElement, options: Record<string, unknown>): string
  remove(widget: string): void
}

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit'
let loading: Promise<Turnstile> | undefined

function load(): Promise<Turnstile> {
  loading ??= new Promise<Turnstile>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve((globalThis as unknown as { turnstile: Turnstile }).turnstile)
    script.onerror = () => {
      loading = undefined
      reject(new Error('turnstile did not load'))
    }
    document.head.appendChild(script)
  })
  return loading
}

/**
 * Cloudflare's check, for a brand with a site key: renders the widget in `container` and verifies its answer; null when
 * it was rejected.
 */
export async function solveTurnstile(
  siteKey: string,
  container: HTMLElement,
  { signal }: AbortController,
): Promise<string | null> {
  const turnstile = await load()
  const { lang, dataset } = document.documentElement
  let widget: string | undefined
  const remove = () => {
    if (widget !== undefined) turnstile.remove(widget)
    widget = undefined
  }
  const token = await new Promise<string | null>((resolve) => {
    widget = turnstile.render(container, {
      sitekey: siteKey,
      language: lang.toLowerCase(),
      theme: dataset.theme === 'light' ? 'light' : 'dark',
      size: 'flexible',
      callback: resolve,
      'error-callback': () => resolve(null),
    })
    signal.addEventListener('abort', () => {
      remove()
      resolve(null)
    })
  })
  if (token !== null && unwrap(await checkHuman({ data: { key: crypto.randomUUID(), input: { token } } }))) return token
  // The next challenge renders in the same container.
  remove()
  return null
}
