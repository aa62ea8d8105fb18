import { splitPath } from '#app/i18n/split-path.ts'
import { m } from '#app/paraglide/messages.js'
import { contentLocale, type Locale, localeByCode } from '#contract/languages.ts'
import { cookieOf } from './cookies.ts'
import { chooseLanguage } from './language.ts'
import { SECURITY_HEADERS } from './security.ts'

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;padding:1.5rem;box-sizing:border-box;min-height:100vh;display:grid;place-content:center;text-align:center;font-family:system-ui,sans-serif}h1{font-size:1.25rem;margin:0 0 .5rem}p{margin:0;opacity:.7}'

/** The language of the address, else of the cookie or browser. Without a brand the country is not used. */
function localeOf(request: Request): Locale | undefined {
  const { prefixed } = splitPath(new URL(request.url).pathname)
  const cookie = cookieOf(request, 'lang')
  const acceptLanguage = request.headers.get('accept-language')
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
  const html = `<!doctype html><html lang="${tag}" dir="${dir}"><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1><p>${text}</p>${link}</main></html>`
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
  plainPage(request, 404, (locale) => ['404', m.error_page_not_found({}, { locale: locale as never })])

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

/** The page of a client that has caused too much work. */
export function tooManyRequests(request: Request, retryAfterSeconds: number): Response {
  const response = plainPage(request, 429, (tag) => ['429', m.error_rate_limited({}, { locale: tag as never })])
  response.headers.set('retry-after', String(retryAfterSeconds))
  return response
}
