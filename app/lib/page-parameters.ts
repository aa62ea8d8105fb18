/** Names of the search parameters that decide what a guest's page shows. */
const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  'tab',
  'list',
  'day',
  'order',
  'page',
  'view',
  'league',
  'season',
  'state',
  'game',
  'language',
  'text',
  'need',
  'back',
  'kind',
  'from',
  'to',
  'before',
  'rooms',
  'spot',
  'round',
  'country',
  'tier',
  'with',
  'figure',
  'form',
  'channel',
  'version',
])

/**
 * Parameters that only the browser's code reads: a return from a third party
 * (app/features/login/third-party/parse-return.ts), which brings more beside these, and a place in a video
 * (app/features/video/use-place.ts). Who referred the visitor is the server's to read (app/server/referral.ts).
 */
const BROWSER_PARAMETERS: ReadonlySet<string> = new Set(['code', 'oauth_token', 'denied', 'error', 't'])

/** A search without the parameters that pages do not read, or whether the browser needs all of it. */
export function pageSearch(search: URLSearchParams): { known: URLSearchParams; isForBrowser: boolean } {
  const pairs = [...search]
  return {
    known: new URLSearchParams(pairs.filter(([name]) => PAGE_PARAMETERS.has(name))),
    isForBrowser: pairs.some(([name]) => BROWSER_PARAMETERS.has(name)),
  }
}
