import { splitPath } from '#app/i18n/split-path.ts'
import { localesOf } from '#brands/languages-of.ts'
import { type Locale, localeByCode } from '#contract/languages.ts'
import { addressOf } from './address.ts'
import { createBrandStore, kvStorage, type ResolvedBrand } from './brand-store.ts'
import { browserCookieOf } from './browser-cookie.ts'
import { cookieOf } from './cookies.ts'
import { countryOf } from './country.ts'
import { deferOn } from './defer-on.ts'
import { displayOf } from './display-of.ts'
import { env } from './env.ts'
import { hostCookieOf } from './host-cookie.ts'
import { chooseLanguage } from './language.ts'
import type { RequestScope } from './request-scope.ts'
import { replacedTokenCookies, tokenCookieOf } from './session-cookies.ts'
import { isZone } from './zone.ts'

const brands = createBrandStore(kvStorage(env.BRANDS), env.ENVIRONMENT)

/** The brand of a request's hostname, or null. */
export const brandOf = (url: URL, defer: (work: Promise<unknown>) => void): Promise<ResolvedBrand | null> =>
  brands.byHost(url.hostname.toLowerCase(), defer)

/** The header is the edge's too, where its visitor locations are switched on; in a local run the caller may send it. */
export const zoneAtEdge = ({ cf, headers }: Request): string | undefined =>
  (cf?.timezone as string | undefined) ?? headers.get('cf-timezone') ?? undefined

function localeOf(request: Request, url: URL, resolved: ResolvedBrand): { locale: Locale; isPrefixed: boolean } {
  const { prefixed } = splitPath(url.pathname)
  if (prefixed) return { locale: prefixed, isPrefixed: true }
  // A page calls its server functions in its own language, even when the cookie has changed since.
  const pageLocale = url.pathname.startsWith('/_serverFn')
    ? localeByCode(request.headers.get('x-lan') ?? '')
    : undefined
  const code = chooseLanguage({
    cookie: cookieOf(request, 'lang'),
    acceptLanguage: request.headers.get('accept-language'),
    country: countryOf(request),
    brandDefault: resolved.brand.defaultLanguage,
    offered: localesOf(resolved.brand),
  })
  const locale = pageLocale ?? localeByCode(code)
  if (!locale) throw new Error(`no locale for ${code}`)
  return { locale, isPrefixed: false }
}

export function scopeOf(request: Request, url: URL, resolved: ResolvedBrand, ctx: ExecutionContext): RequestScope {
  const token = tokenCookieOf(request)
  const display = token ? displayOf(cookieOf(request, 'view')) : {}
  const zone = [display.zone, cookieOf(request, 'tz'), zoneAtEdge(request)].find(isZone)
  const country = countryOf(request)
  const browser = browserCookieOf(request)
  const userInfo = cookieOf(request, 'userInfo')
  const known = hostCookieOf(request, 'known')
  const site = { brand: resolved.brand, host: url.hostname.toLowerCase(), origin: url.origin }
  return {
    ...site,
    brandVersion: resolved.version,
    ...localeOf(request, url, resolved),
    zone: zone ?? (isZone(resolved.brand.timeZone) ? resolved.brand.timeZone : 'UTC'),
    isZoneAssumed: zone === undefined,
    display,
    ...(country ? { country } : {}),
    ...(token ? { token } : {}),
    ...(browser ? { browser } : {}),
    ...(userInfo === undefined ? {} : { userInfo }),
    ...(known ? { known } : {}),
    cookies: replacedTokenCookies(request, site),
    address: addressOf(request),
    userAgent: request.headers.get('user-agent') ?? '',
    defer: deferOn(ctx),
    nonce: crypto.randomUUID(),
  }
}
