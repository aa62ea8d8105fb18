export interface DataSearch {
  /** The league whose table is shown; the first one of the game when absent. */
  league?: number
  view?: 'home' | 'away'
}

/** Valid search parameters. Invalid ones are undefined rather than absent, or the router would keep the raw values. */
export function parseDataSearch({ league, view }: Record<string, unknown>): DataSearch {
  return {
    league: typeof league === 'number' && Number.isSafeInteger(league) && league > 0 ? league : undefined,
    view: view === 'home' || view === 'away' ? view : undefined,
  }
}
