import { splitPath } from '#app/i18n/split-path.ts'
import { gameByCode } from '#contract/games.ts'
import type { RequestScope } from './request-scope.ts'

/** First segments of pages that differ between visitors in nothing but the account corner; a game's code is one too. */
const SHARED_SEGMENTS: ReadonlySet<string> = new Set(['', 'live', 'match', 's'])

/** Whether signed-in visitors get the guests' page with their own parts in it (personal-parts.tsx). */
export function isSharedPage({ pathname }: URL): boolean {
  const [, first = ''] = splitPath(pathname).path.split('/')
  return SHARED_SEGMENTS.has(first) || gameByCode(first) !== undefined
}

/**
 * The scope in which a page for many visitors is rendered: of what is the visitor's own it has only what is part of the
 * page's cache key (`sharedKeyOf`). Named one by one, so that a new field of the visitor stays out.
 */
export const sharedScopeOf = (scope: RequestScope): RequestScope => ({
  brand: scope.brand,
  brandVersion: scope.brandVersion,
  host: scope.host,
  origin: scope.origin,
  locale: scope.locale,
  isPrefixed: scope.isPrefixed,
  zone: scope.zone,
  isZoneAssumed: scope.isZoneAssumed,
  ...(scope.country ? { country: scope.country } : {}),
  display: scope.display,
  cookies: [],
  // Calls whose answer depends on these are not cached, and such a page is no signed-in visitor's.
  address: scope.address,
  userAgent: scope.userAgent,
  caller: { address: scope.address, country: scope.country, token: scope.token },
  defer: scope.defer,
  nonce: scope.nonce,
})
