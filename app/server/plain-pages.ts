import { splitPath } from '#app/i18n/split-path.ts'
import { m } from '#app/paraglide/messages.js'
import { contentLocale, type Locale, localeByCode, localeByTag } from '#contract/languages.ts'
import { cookieOf } from './cookies.ts'
import { chooseLanguage } from './language.ts'
import { EMPTY_PITCH } from './markup.ts'
import { requestId } from './request-id.ts'
import { SECURITY_HEADERS } from './security.ts'

const STYLE = [
  ':root{color-scheme:light dark;--ground:#f4f5f7;--card:#fff;--line:#d9dce2;--ink:#14171c;--soft:#565d68}',
  '@media(prefers-color-scheme:dark){:root{--ground:#0d1014;--card:#161a20;--line:#2a3039;--ink:#f1f3f6;--soft:#a0a8b4}}',
  'body{margin:0;padding:16px;box-sizing:border-box;min-height:100vh;display:grid;place-items:center;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}',
  ':lang(ar) body,body:lang(ar){line-height:1.8}',
  'main{box-sizing:border-box;width:100%;max-width:440px;padding:32px 24px;border:1px solid var(--line);border-radius:12px;background:var(--card);text-align:center}',
  'svg{width:96px;height:64px;fill:none;stroke:var(--soft);stroke-width:2;stroke-linecap:round;stroke-linejoin:round}',
  'h1{margin:16px 0 8px;font-size:20px;line-height:1.4}',
  'p{margin:0;color:var(--soft)}',
  'small{display:block;margin-top:16px;font-size:12px}',
  'a{display:inline-block;margin-top:20px;padding:8px 20px;border:1px solid var(--line);border-radius:8px;color:var(--ink);font-weight:500;text-decoration:none}',
].join('')

/** Also of a language that a brand's pages take from no browser (docs/product.md, section 4): here is no menu to choose it. */
const ofBrowser = (acceptLanguage: string | null): Locale | undefined =>
  localeByTag(/^\s*([a-z]+)/i.exec(acceptLanguage ?? '')?.[1] ?? '')

/** The language of the address, else of the cookie or browser. Without a brand the country is not used. */
function localeOf(request: Request): Locale | undefined {
  const { prefixed } = splitPath(new URL(request.url).pathname)
  const cookie = cookieOf(request, 'lang')
  const acceptLanguage = request.headers.get('accept-language')
  const [known, spoken] = [cookie && localeByCode(cookie), ofBrowser(acceptLanguage)]
  if (!prefixed && !known && spoken) return spoken
  return prefixed ?? localeByCode(chooseLanguage({ cookie, acceptLanguage, brandDefault: 'en_US' }))
}

/** A page without a brand, which reveals nothing about the brands served here. */
function plainPage(
  request: Request,
  status: number,
  textsOf: (tag: string) => [title: string, text: string, action?: string],
): Response {
  const { tag, dir } = contentLocale(localeOf(request))
  const [title, text, action] = textsOf(tag)
  const link = action ? `<p><a href="">${action}</a></p>` : ''
  const id = status >= 500 ? requestId() : undefined
  const reference = id
    ? `<p><small>${m.shell_error_request({}, { locale: tag as never })} <bdi dir="ltr">${id}</bdi></small></p>`
    : ''
  const html = `<!doctype html><html lang="${tag}" dir="${dir}"><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><main>${EMPTY_PITCH}<h1>${title}</h1><p>${text}</p>${link}${reference}</main></html>`
  return new Response(html, {
    status,
    headers: {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      vary: 'Accept-Language, Cookie',
    },
  })
}

/** The page of a hostname without a brand. */
export const unknownHost = (request: Request): Response =>
  plainPage(request, 404, (tag) => {
    const locale = tag as never
    return [m.error_unknown_host({}, { locale }), m.error_unknown_host_text({}, { locale })]
  })

const RETRY_SECONDS = '5'

const unavailableTexts = (tag: string): [title: string, text: string] => {
  const locale = tag as never
  return [m.error_unavailable({}, { locale }), m.error_unavailable_text({}, { locale })]
}

/** The page of a hostname whose brand record cannot be read. */
export function brandUnavailable(request: Request): Response {
  const response = plainPage(request, 503, unavailableTexts)
  response.headers.set('retry-after', RETRY_SECONDS)
  return response
}

const networkTexts = (tag: string): [title: string, text: string, action: string] => {
  const locale = tag as never
  return [m.error_network({}, { locale }), m.shell_error_hint({}, { locale }), m.shell_error_retry({}, { locale })]
}

/** The network-problem page without the site's frame, for a visitor of whom the site knows nothing but the token. */
export function networkProblem(request: Request): Response {
  const response = plainPage(request, 503, networkTexts)
  response.headers.set('retry-after', RETRY_SECONDS)
  return response
}

/** The page of a request that met a bug of ours. */
export const requestFailed = (request: Request): Response => plainPage(request, 500, unavailableTexts)

const busyTexts = (tag: string): [title: string, text: string] => {
  const locale = tag as never
  return [m.error_busy({}, { locale }), m.error_busy_text({}, { locale })]
}

/** The page of a client that has caused too much work. */
export function tooManyRequests(request: Request, retryAfterSeconds: number): Response {
  const response = plainPage(request, 429, busyTexts)
  response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
