import { hostsOf } from '#brands/brand.ts'
import { promotionCalls } from '#contract/promotion.ts'
import { REFERRAL_CHARS_MAX, REFERRAL_NAMES, type ReferralName } from '#contract/referral.ts'
import { REFERRAL_DAYS } from '#contract/retention-rules.ts'
import { callJava } from './api.ts'
import { waitSecondsOf } from './guest-work.ts'
import { isHttps } from './host-cookie.ts'
import { type RequestScope, runInScope } from './request-scope.ts'
import { withCookies } from './with-cookies.ts'

type Referral = Partial<Record<ReferralName, string>>

/** Who sent the visitor of this address, by a link; undefined when nobody did. */
export function referralOf({ searchParams }: Pick<URL, 'searchParams'>): Referral | undefined {
  const found = REFERRAL_NAMES.flatMap((name) => {
    const value = searchParams.get(name)
    return value && value.length <= REFERRAL_CHARS_MAX ? [[name, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : undefined
}

/** A person's browser that goes to a page: neither a picture or frame of another site, nor a page that is only prepared. */
export const isVisit = ({ method, headers }: Pick<Request, 'method' | 'headers'>): boolean =>
  method === 'GET' &&
  (headers.get('sec-fetch-dest') ?? 'document') === 'document' &&
  !/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')

const KEPT_SECONDS = REFERRAL_DAYS * 24 * 3600

/** Read by the form in which a visitor signs up; no other site gets it. */
const cookieLine = (name: string, value: string, { origin }: RequestScope): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${KEPT_SECONDS}; SameSite=Lax${isHttps(origin) ? '; Secure' : ''}`

/**
 * Counts what a visitor of a channel does, after the answer: the backend says whether it counts. An operator's own host
 * counts for itself. Whoever has caused too much work is not counted.
 */
export function countForChannel(scope: RequestScope, promotionChannelId: string, what: 'visit' | 'download'): void {
  if (hostsOf(scope.brand).java || waitSecondsOf(scope) > 0) return
  scope.defer(runInScope({ ...scope }, () => callJava(promotionCalls.countVisit)({ promotionChannelId, what })))
}

/** The answer to a visitor who came by a link: who sent her is kept for when she signs up, and her visit is counted. */
export function withReferral(request: Request, url: URL, scope: RequestScope, response: Response): Response {
  const referral = referralOf(url)
  if (!referral || response.status >= 400 || !isVisit(request)) return response
  const { promotionChannelId } = referral
  if (promotionChannelId) countForChannel(scope, promotionChannelId, 'visit')
  return withCookies(
    response,
    Object.entries(referral).map(([name, value]) => cookieLine(name, value, scope)),
  )
}
