export interface DataSearch {
  /** The league whose table shows; the first of the game where absent. */
  league?: number
  view?: 'home' | 'away'
}

/** What the address says, whatever it says: undefined rather than absent, or the router keeps the raw value. */
export function parseDataSearch({ league, view }: Record<string, unknown>): DataSearch {
  return {
    league: typeof league === 'number' && Number.isSafeInteger(league) && league > 0 ? league : undefined,
    view: view === 'home' || view === 'away' ? view : undefined,
  }
}
