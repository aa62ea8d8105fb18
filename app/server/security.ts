import type { Brand } from '#brands/brand.ts'
import { hostsOf } from '#brands/brand.ts'

const encoder = new TextEncoder()

/** Inline code in the form used by a policy. */
export async function hashSource(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}

export interface InlineHashes {
  /** The page, in pieces. */
  html: string[]
  /** Hashes of inline code, in the form used by the policy. */
  scripts: string[]
  styles: string[]
}

/**
 * Removes the request's nonce from a page (a cached page must not reveal one) and hashes the inline scripts and styles
 * that carried it, so that page and policy can be cached together. Inline code without the nonce was not written by our
 * renderer: it gets no hash and never runs.
 */
export async function extractNonce(rendered: string, nonce: string): Promise<InlineHashes> {
  const metaTag = `<meta property="csp-nonce" content="${nonce}"/>`
  const parts = rendered.split(` nonce="${nonce}"`).map((part) => part.replace(metaTag, ''))
  const scripts: Promise<string>[] = []
  const styles: Promise<string>[] = []
  let before = parts[0] ?? ''
  for (const after of parts.slice(1)) {
    const [tag = '', ...attributes] = before.slice(before.lastIndexOf('<') + 1).split(' ')
    const start = after.indexOf('>') + 1
    const rest = [...attributes, after.slice(0, start)].join(' ')
    const body = after.slice(start, after.indexOf(`</${tag}>`))
    if (tag === 'style') styles.push(hashSource(body))
    else if (tag === 'script' && !/\bsrc=|application\/ld\+json/.test(rest)) scripts.push(hashSource(body))
    before = after
  }
  return { html: parts, scripts: await Promise.all(scripts), styles: await Promise.all(styles) }
}

const originOf = (url: string | undefined) => (url ? new URL(url).origin : undefined)

/**
 * The content security policy: our own files, the inline code this page was rendered with, and the brand's own hosts.
 */
export function contentPolicy(brand: Brand, hashes: Pick<InlineHashes, 'scripts' | 'styles'>): string {
  const hosts = hostsOf(brand)
  const sockets = [hosts.wsG, hosts.wsJ].map(originOf)
  const media = originOf(hosts.media)
  // The human check of a brand with a site key is served by Cloudflare, in its own frame.
  const turnstile = brand.botCheckSiteKey ? 'https://challenges.cloudflare.com' : undefined
  const list = (...sources: (string | undefined)[]) => [...new Set(sources.filter(Boolean))].join(' ')
  return [
    "default-src 'self'",
    `script-src ${list("'self'", turnstile, ...hashes.scripts)}`,
    // The studio shows pages of the site, which alone may be framed: app/server/brand-preview.ts.
    `frame-src ${list("'self'", turnstile)}`,
    `style-src ${list("'self'", ...hashes.styles)}`,
    // React writes style attributes (bar widths, chart positions); an attribute cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    // blob: is for the visitor's own picture, shown while it is cropped.
    `img-src ${list("'self'", 'data:', 'blob:', media)}`,
    `media-src ${list("'self'", 'blob:', media)}`,
    `connect-src ${list("'self'", ...sockets, media)}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every response of the site. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
