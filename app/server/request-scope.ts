import { AsyncLocalStorage } from 'node:async_hooks'
import type { DisplayPreferences } from '#app/lib/display-preferences.ts'
import type { Brand } from '#brands/brand.ts'
import { contentLocale, type Locale } from '#contract/languages.ts'
import type { Caller } from './guest-work.ts'

/** What the Worker knows about a request before any page code runs. */
export interface RequestScope {
  brand: Brand
  /** Changes with the brand's record; part of every cache key. */
  brandVersion: string
  /** Requested hostname, lower case, without port. */
  host: string
  /** Scheme, host and port of the visitor's URL. */
  origin: string
  /** The visitor's language; `contentLocale` gives the language pages are written in. */
  locale: Locale
  /** The URL carries the language (`/ar/...`). */
  isPrefixed: boolean
  /** IANA time zone of times and days on the page, until the browser sends its own. */
  zone: string
  /** Nothing tells the visitor's zone, so `zone` is the brand's. */
  isZoneAssumed: boolean
  country?: string
  token?: string
  /** The secret by which the backend recognises the visitor's browser. */
  browser?: string
  /** Of a signed-in visitor. Empty for guests, who share their pages. */
  display: DisplayPreferences
  /** The `userInfo` cookie as it came. */
  userInfo?: string
  /** The `known` cookie as it came: see known-user.ts. */
  known?: string
  /** Set when a signed-in visitor's account could not be read, and no cookie tells whose it is. */
  isViewerUnknown?: boolean
  /** `Set-Cookie` header values for the response. */
  cookies: string[]
  /** IP address and user agent as the edge reports them. */
  address: string
  userAgent: string
  /** Set when a call answered 3000 or 3001 to the visitor's token. */
  isSessionOver?: boolean
  /** Set when this request is refused: its visitor has caused too much work, or too much waits. Its calls are not made. */
  retryAfterSeconds?: number
  /** Overrides the router's status, e.g. 403. */
  status?: number
  defer(work: Promise<unknown>): void
  /** The nonce on inline code written by our renderer, replaced by hashes before the page is sent: see security.ts. */
  nonce: string
  /** Whose work it is, where the scope is not the visitor's own (shared-scope.ts). */
  caller?: Caller
  /** Set when a call was made whose answer may be another for each visitor. */
  hasOwnAnswers?: boolean
  /** The rendered page. */
  html?: string
  /** The guests' account corner in it. */
  corner?: string
  /** The dehydrated queries, to be put into their empty script. */
  queries?: string
  /** Start's record of this request: see `releaseStartEvent`. */
  event?: StartEvent
}

interface StartEvent {
  currentResponse?: Response
}

const storage = new AsyncLocalStorage<RequestScope>()

export const runInScope = <T>(scope: RequestScope, work: () => T): T => storage.run(scope, work)

export function requestScope(): RequestScope {
  const scope = storage.getStore()
  if (!scope) throw new Error('no request is being served')
  return scope
}

const startEvents = () =>
  (globalThis as { [key: symbol]: AsyncLocalStorage<StartEvent> | undefined })[
    Symbol.for('tanstack-start:event-storage')
  ]

/** Called while Start handles the request: remembers the event that `releaseStartEvent` releases. */
export function captureStartEvent(): void {
  requestScope().event = startEvents()?.getStore()
}

/**
 * Frees a request's memory. In workerd a Response holds the async context it was made in, invisible to the garbage
 * collector; Start keeps the Response in that same context, so neither would ever be freed, with the router and all
 * data of a page (0.4 MB each). tests/e2e/memory.spec.ts checks this.
 */
export function releaseStartEvent(scope: RequestScope): void {
  delete scope.event?.currentResponse
}

/** Prefix of the page's links: `/ar` on `/ar/match`, empty on addresses without a language. */
export const prefixOf = ({ isPrefixed, locale }: RequestScope): string => (isPrefixed ? `/${locale.tag}` : '')

/** The language tag of messages; English outside a request. */
export const scopedTag = (): string => contentLocale(storage.getStore()?.locale).tag
