import type { Brand } from '#brands/brand.ts'
import { hostsOf } from '#brands/brand.ts'

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g
const encoder = new TextEncoder()

async function sha256(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)))
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`
}

/**
 * Hashes of the inline scripts and styles that carry the request's mark, so that a page and its policy can be
 * cached together. Inline code without the mark was not written by our renderer: it gets no hash and never runs.
 */
export async function inlineHashes(html: string, mark: string): Promise<{ scripts: string[]; styles: string[] }> {
  const scripts: Promise<string>[] = []
  const styles: Promise<string>[] = []
  for (const [, tag, attributes = '', body = ''] of html.matchAll(INLINE)) {
    if (!attributes.includes(`nonce="${mark}"`) || /\bsrc=/.test(attributes)) continue
    if (tag === 'style') styles.push(sha256(body))
    else if (!/application\/ld\+json/.test(attributes)) scripts.push(sha256(body))
  }
  return { scripts: await Promise.all(scripts), styles: await Promise.all(styles) }
}

/** The page without its marks: they have served, and a cached page must not tell one. */
export const withoutMark = (html: string, mark: string): string =>
  html.replaceAll(` nonce="${mark}"`, '').replace(`<meta property="csp-nonce" content="${mark}"/>`, '')

const originOf = (url: string | undefined) => (url ? new URL(url).origin : undefined)

/** Only our own files, the inline code this page was rendered with, and the brand's own hosts. */
export function contentPolicy(brand: Brand, hashes: { scripts: string[]; styles: string[] }): string {
  const hosts = hostsOf(brand)
  const sockets = [hosts.wsG, hosts.wsJ].map(originOf)
  const media = originOf(hosts.media)
  const list = (...sources: (string | undefined)[]) => [...new Set(sources.filter(Boolean))].join(' ')
  return [
    "default-src 'self'",
    `script-src ${list("'self'", ...hashes.scripts)}`,
    `style-src ${list("'self'", ...hashes.styles)}`,
    // React writes style attributes (bar widths, chart positions); an attribute cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    // blob: is a picture of the visitor's own, shown before it is cropped.
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

/** Headers of every answer the site gives. */
export const SECURITY_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}
