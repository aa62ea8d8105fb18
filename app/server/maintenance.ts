import { splitPath } from '#app/i18n/split-path.ts'
import { m } from '#app/paraglide/messages.js'
import { textsOf } from '#brands/brand.ts'
import { contentLocale, fallbacksOf } from '#contract/languages.ts'
import { brandPage } from './brand-page.ts'
import type { RequestScope } from './request-scope.ts'

/** When nothing is known of the end. */
const RETRY_SECONDS = 300
const RETRY_SECONDS_MAX = 3600

/** With its zone: nothing on the page says it. */
const TIME = {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const satisfies Intl.DateTimeFormatOptions

/** A name of either direction in a sentence of either. */
const isolated = (name: string): string => `\u2068${name}\u2069`

/** Staff sign in there and work on. */
const isForStaff = (path: string): boolean => /^\/admin(?:\/|$)/.test(splitPath(path).path)

/** What the operator promised stays readable. Complaints are sent by a form, which is closed as all else is. */
const isLegalText = (path: string): boolean => /^\/protocol(?:\/(?!complaint(?:\/|$))|$)/.test(splitPath(path).path)

/** Legal texts of a brand that is being worked on run no scripts: their links would lead past its page that says so. */
export function asInMaintenance(
  page: Response,
  { pathname }: Pick<URL, 'pathname'>,
  { brand }: Pick<RequestScope, 'brand'>,
): Response {
  if (!brand.maintenance || !isLegalText(pathname)) return page
  const response = new Response(page.body, page)
  const policy = page.headers.get('content-security-policy') ?? ''
  response.headers.set('content-security-policy', policy.replace(/script-src [^;]*/, "script-src 'none'"))
  response.headers.set('cache-control', 'no-store')
  return response
}

/** The page of a brand that is being worked on; undefined when it is not, for pages of administration and for legal texts. */
export async function maintenancePage(
  { pathname }: Pick<URL, 'pathname'>,
  { brand, locale, zone }: RequestScope,
  now: number,
): Promise<Response | undefined> {
  const { maintenance } = brand
  if (!maintenance || isForStaff(pathname) || isLegalText(pathname)) return undefined
  const { tag, dir } = contentLocale(locale)
  const language = { locale: tag as never }
  const until = maintenance.until ? Date.parse(maintenance.until) : Number.NaN
  const isAhead = until > now
  const messages = new Map(Object.entries(maintenance.message ?? {}))
  const message = [locale.code, ...fallbacksOf(locale.code)].flatMap((code) => messages.get(code) ?? [])[0]
  const time = new Intl.DateTimeFormat(tag, { ...TIME, timeZone: zone })
  const response = await brandPage({
    brand,
    locale: { tag, dir, code: locale.code },
    status: 503,
    title: m.error_maintenance_title({}, language),
    texts: [
      message ?? m.error_maintenance_text({ brand: isolated(textsOf(brand, locale.code).name) }, language),
      ...(isAhead ? [m.error_maintenance_until({ time: time.format(until) }, language)] : []),
    ],
    action: m.shell_error_retry({}, language),
    mark: brand.logos.mark,
  })
  const seconds = isAhead ? Math.min(RETRY_SECONDS_MAX, Math.ceil((until - now) / 1000)) : RETRY_SECONDS
  response.headers.set('retry-after', String(seconds))
  response.headers.set('cache-control', 'no-store')
  return response
}
