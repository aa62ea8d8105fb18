import type { Answer } from '#contract/call.ts'
import type { libraryCalls } from '#contract/library.ts'
import { LIBRARY_TABLES, type LibraryTable, ROUND_KEY } from '#contract/library-rules.ts'

export const LEAGUE_TABS = ['table', 'tree', 'schedule', 'facts', 'champions'] as const
export type LeagueTab = (typeof LEAGUE_TABS)[number]

/** What the page of a league shows. */
export interface LeagueSearch {
  /** Absent: the standings; of a cup its tree. */
  tab?: LeagueTab | undefined
  /** Of the standings; absent: the usual table. */
  view?: LibraryTable | undefined
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
  return {
    tab: oneOf(LEAGUE_TABS, tab),
    view: oneOf(LIBRARY_TABLES, view),
    season: typeof season === 'string' && season !== '' && season.length <= SEASON_CHARS_MAX ? season : undefined,
    round: typeof round === 'string' && ROUND_KEY.test(round) ? round : undefined,
  }
}

type Parts = Pick<Answer<typeof libraryCalls.getLeague>, 'tables' | 'tree'>

/** The tabs of a league's page, the usual one first. */
export const tabsOf = ({ tables, tree }: Parts): LeagueTab[] =>
  LEAGUE_TABS.filter((tab) => (tab === 'table' ? tables.length > 0 : tab !== 'tree' || tree !== undefined))

/** The tab that is shown. */
export function tabOf(parts: Parts, { tab }: LeagueSearch): LeagueTab {
  const tabs = tabsOf(parts)
  return tabs.find((each) => each === tab) ?? tabs[0] ?? 'schedule'
}

/** The season asked for, as calls have it. */
export const ofSeason = (leagueId: number, { season }: LeagueSearch) => ({ leagueId, ...(season ? { season } : {}) })
