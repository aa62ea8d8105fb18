import { splitPath } from '#app/i18n/split-path.ts'
import { type BrandHosts, hostsOf } from '#brands/brand.ts'
import { contentLocale } from '#contract/languages.ts'
import { SUPPORT_WIDGET_PATH } from '#contract/support-rules.ts'
import type { RequestScope } from './request-scope.ts'
import { hashSource, SECURITY_HEADERS } from './security.ts'

export const isSupportWidget = (path: string): boolean => splitPath(path).path === SUPPORT_WIDGET_PATH

/** In a script, where `<` could end it. */
const asScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * What the adapter finds (docs/operations.md), and then the adapter. Nothing is said of the visitor: who she is she tells the operator's
 * staff herself. The scheme comes behind the `#`.
 */
const bootScript = (given: { brand: string; language: string; direction: string }, src: string): string =>
  `(function(g,u){var w=window,d=document,t=function(s){parent.postMessage({support:s},'*')};g.element=d.getElementById('widget');g.scheme=location.hash==='#light'?'light':'dark';d.documentElement.style.colorScheme=g.scheme;g.ready=function(){t('ready')};g.close=function(){t('close')};w.grandstandSupport=g;var s=d.createElement('script');s.src=u;s.onerror=function(){t('failed')};d.head.append(s)})(${asScript(given)},${asScript(src)})`

const originsOf = ({ sdkUrl, sdkOrigins = [] }: BrandHosts): string[] => [
  ...new Set([sdkUrl, ...sdkOrigins].flatMap((url) => (url ? new URL(url).origin : []))),
]

/**
 * Its own policy: the origins that the record names, and no other. `sandbox` gives the document an origin of its own, so that the
 * operator's script has neither cookies nor calls of the site.
 */
async function policyOf(hosts: BrandHosts, script: string): Promise<string> {
  const origins = originsOf(hosts).join(' ')
  const sockets = originsOf(hosts)
    .map((origin) => origin.replace(/^http/, 'ws'))
    .join(' ')
  return [
    "default-src 'none'",
    `script-src ${await hashSource(script)} ${origins}`,
    `style-src 'unsafe-inline' ${origins}`,
    `img-src data: blob: ${origins}`,
    `font-src data: ${origins}`,
    `media-src blob: ${origins}`,
    `connect-src ${origins} ${sockets}`,
    `frame-src ${origins}`,
    `form-action ${origins}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

/** The document in which a brand's widget for support runs, framed by the page of the desk; null for a brand without one. */
export async function supportWidget({ brand, locale }: RequestScope): Promise<Response | null> {
  const hosts = hostsOf(brand)
  if (!hosts.sdkUrl) return null
  const { tag, dir } = contentLocale(locale)
  const script = bootScript({ brand: brand.id, language: tag, direction: dir }, hosts.sdkUrl)
  const html = `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brand.id}</title><style>html,body,#widget{height:100%;margin:0}</style></head><body><div id="widget"></div><script>${script}</script></body></html>`
  return new Response(html, {
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': await policyOf(hosts, script),
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex',
      'cache-control': 'private, no-cache',
      vary: 'Accept-Language, Cookie',
    },
  })
}
