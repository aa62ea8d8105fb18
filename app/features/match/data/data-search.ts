export interface DataSearch {
  /** The league whose table shows; the first of the game where absent. */
  league?: number
  view?: 'home' | 'away'
}

/** What the address says, whatever it says. */
export function parseDataSearch({ league, view }: Record<string, unknown>): DataSearch {
  return {
    ...(typeof league === 'number' && Number.isSafeInteger(league) && league > 0 ? { league } : {}),
    ...(view === 'home' || view === 'away' ? { view } : {}),
  }
}
