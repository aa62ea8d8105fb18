import { AsyncLocalStorage } from 'node:async_hooks'
import type { View } from '#app/lib/display-preferences.ts'
import type { Brand } from '#brands/brand.ts'
import { contentLocale, type Locale } from '#contract/languages.ts'

/** What the Worker knows about a request before any page code runs. */
export interface RequestScope {
  brand: Brand
  /** Changes whenever the brand's record does: part of every cache key. */
  brandVersion: string
  /** Hostname as asked for, lower case, without port. */
  host: string
  /** Scheme, host and port the visitor used. */
  origin: string
  /** The visitor's language; what a page is written in is `contentLocale` it. */
  locale: Locale
  /** The URL carries the language (`/ar/...`). */
  isPrefixed: boolean
  /** IANA zone that times on the page are written in until the browser says its own. */
  zone: string
  country?: string
  token?: string
  /** Of a signed-in visitor; guests share their pages. */
  view: View
  /** The `userInfo` cookie as it came. */
  userInfo?: string
  /** `Set-Cookie` lines for the answer. */
  cookies: string[]
  /** Network address and user agent as the edge says them. */
  address: string
  userAgent: string
  /** Set by a call that answered 3000 or 3001 to the visitor's token. */
  isSessionOver?: boolean
  /** The page's status where the router does not know better: 403. */
  status?: number
  defer(work: Promise<unknown>): void
  /** Marks the inline code that the page's own renderer writes, and nobody else could: see security.ts. */
  mark: string
  /** The page, once it is rendered. */
  html?: string
  /** What its queries brought, for the empty carrier in it. */
  queries?: string
  /** Start's record of this request: see `letGo`. */
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

/** Called while Start answers: remembers what `letGo` lets go. */
export function holdStartEvent(): void {
  requestScope().event = startEvents()?.getStore()
}

/**
 * Lets a request's memory go. In workerd a Response holds the async context it was made in, unseen by the garbage
 * collector; Start keeps the Response in that very context, so neither would ever be freed, with the router and all
 * data of a page (0.4 MB each). tests/e2e/memory.spec.ts watches it.
 */
export function letGo(scope: RequestScope): void {
  delete scope.event?.currentResponse
}

/** The language tag messages are written in; English outside a request. */
export const scopedTag = (): string => contentLocale(storage.getStore()?.locale).tag
