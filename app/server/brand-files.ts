import { type Brand, textsOf } from '#brands/brand.ts'
import { anchorCalls } from '#contract/anchor.ts'
import type { Answer, Call } from '#contract/call.ts'
import { contentLocale, LOCALES } from '#contract/languages.ts'
import { brandBackend } from './brand-backend.ts'
import { env } from './env.ts'
import { createJava } from './java.ts'
import type { RequestScope } from './request-scope.ts'
import { sharedAnswer } from './shared-answers.ts'
import { publishedKeys } from './visitor-keys.ts'

const text = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': type, 'cache-control': 'public, max-age=300' } })

function manifest({ brand, locale }: RequestScope): Response {
  const texts = textsOf(brand, locale.code)
  const palette = brand.theme[brand.theme.scheme]
  const body = {
    name: texts.title,
    short_name: texts.name,
    description: texts.description,
    lang: contentLocale(locale).tag,
    dir: contentLocale(locale).dir,
    start_url: '/',
    display: 'standalone',
    background_color: palette.background,
    theme_color: palette.background,
    icons: [{ src: brand.logos.mark, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  }
  return text(JSON.stringify(body), 'application/manifest+json')
}

const robots = ({ origin }: RequestScope) =>
  text(
    `User-agent: *\nDisallow: /java/\nDisallow: /_serverFn/\nDisallow: /s/\nDisallow: /admin/\nDisallow: /userInfo/\nDisallow: /mall/orders\nDisallow: /mall/addresses\nSitemap: ${origin}/sitemap.xml\n`,
    'text/plain',
  )

/** Pages of the streamers that the list has first; none when the brand's backend does not say. */
async function streamerPaths({ brand, defer }: RequestScope): Promise<string[]> {
  const entry = anchorCalls.listAnchors
  const lan = 'en_US'
  const { source, options } = brandBackend(brand, lan)
  const { call } = createJava({ call: entry as Call }, options)
  const input = brand.games ? { gameIds: brand.games.join() } : {}
  const { result } = await sharedAnswer({ entry, input, source, lan, send: call, defer })
  return result.ok ? (result.data as Answer<typeof entry>).anchors.map(({ id }) => `/anchor/${id}`) : []
}

async function sitemap(scope: RequestScope): Promise<Response> {
  const { origin, brand } = scope
  const tags = LOCALES.filter((locale) => locale.isComplete).map((locale) => locale.tag)
  const paths = [
    '/',
    '/match',
    '/live',
    '/live2',
    '/customLive',
    '/anchor/anchorList',
    ...(brand.features.mall ? ['/mall'] : []),
    ...(await streamerPaths(scope)),
  ]
  const alternates = (path: string) =>
    tags
      .map(
        (tag) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${origin}/${tag}${path === '/' ? '' : path}"/>`,
      )
      .join('')
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc>${alternates(path)}</url>`).join('')
  const body = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`
  return text(body, 'application/xml')
}

/** A contact as a URI; undefined for one that no URI names. */
function contactUri({ kind, value }: Brand['contacts'][number]): string | undefined {
  if (kind === 'email') return `mailto:${value}`
  return kind === 'phone' ? `tel:${value.replace(/[^+\d]/g, '')}` : undefined
}
/** RFC 9116 wants less than a year. */
const SECURITY_TXT_DAYS = 180
const DAY_MS = 86_400_000

/** RFC 9116: whom to tell of a weakness. Null for a brand without a contact that a URI can name. */
function securityTxt({ brand, origin }: RequestScope): Response | null {
  const contacts = brand.contacts.flatMap((contact) => contactUri(contact) ?? [])
  if (contacts.length === 0) return null
  const today = Math.floor(Date.now() / DAY_MS) * DAY_MS
  const lines = [
    ...contacts.map((uri) => `Contact: ${uri}`),
    `Expires: ${new Date(today + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
  ]
  return text(`${lines.join('\n')}\n`, 'text/plain; charset=utf-8')
}

/** Files at fixed addresses that differ by brand; null when the path is none of them. */
export async function brandFile(path: string, scope: RequestScope): Promise<Response | null> {
  if (path === '/manifest.webmanifest') return manifest(scope)
  if (path === '/robots.txt') return robots(scope)
  if (path === '/sitemap.xml') return sitemap(scope)
  if (path === '/.well-known/jwks.json')
    return text(JSON.stringify({ keys: publishedKeys }), 'application/jwk-set+json')
  if (path === '/.well-known/security.txt') return securityTxt(scope)
  if (path === '/favicon.ico') return env.ASSETS.fetch(new URL(scope.brand.logos.favicon, scope.origin))
  return null
}
