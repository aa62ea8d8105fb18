import { LIBRARY_TABLES, type LibraryTable, ROUND_KEY } from '#contract/library-rules.ts'

export const LEAGUE_TABS = ['table', 'schedule', 'champions'] as const
export type LeagueTab = (typeof LEAGUE_TABS)[number]

/** What the page of a league shows. */
export interface LeagueSearch {
  /** Absent: the standings. */
  tab?: Exclude<LeagueTab, 'table'> | undefined
  /** Of the standings; absent: the whole table. */
  view?: Exclude<LibraryTable, 'overall'> | undefined
  /** Absent: the current one. */
  season?: string | undefined
  /** Absent: the one that is on or next. */
  round?: string | undefined
}

const SEASON_CHARS_MAX = 20

function oneOf<const Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value)
}

/** Search parameters; invalid values are left out. */
export function parseLeagueSearch({ tab, view, season, round }: Record<string, unknown>): LeagueSearch {
  const shownTab = oneOf(LEAGUE_TABS, tab)
  const shownView = oneOf(LIBRARY_TABLES, view)
  return {
    tab: shownTab === 'table' ? undefined : shownTab,
    view: shownView === 'overall' ? undefined : shownView,
    season: typeof season === 'string' && season !== '' && season.length <= SEASON_CHARS_MAX ? season : undefined,
    round: typeof round === 'string' && ROUND_KEY.test(round) ? round : undefined,
  }
}

/** The season asked for, as calls have it. */
export const ofSeason = (leagueId: number, { season }: LeagueSearch) => ({ leagueId, ...(season ? { season } : {}) })
