/** Written by app/features/home/parts/remember-yours.ts and remember-games.ts, and read before the next page's paint. */
const OWN_KEYS: ReadonlySet<string> = new Set(['yours', 'followed-games'])
/** The list of an account in app/features/match/favourites.ts; the one of guests has no uid. */
const OWN_LIST = /^favourite-matches:\d+$/

/** After a sign-out: removes what says which games and matches she follows, for the next user of this browser. */
export function clearOwnStorage(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (OWN_KEYS.has(key) || OWN_LIST.test(key)) localStorage.removeItem(key)
  } catch {
    // Storage is blocked: there is nothing to remove.
  }
}
