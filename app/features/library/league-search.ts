import { oneOf } from '#app/lib/one-of.ts'
import { seasonParam } from '#app/lib/season-param.ts'
import type { Answer } from '#contract/call.ts'
import type { libraryCalls } from '#contract/library.ts'
import { LIBRARY_TABLES, type LibraryTable, ROUND_KEY } from '#contract/library-rules.ts'
import { FIGURE_KEY } from '#contract/library-squad-rules.ts'

export const LEAGUE_TABS = ['table', 'tree', 'schedule', 'players', 'facts', 'champions'] as const
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
  /** Of the rankings; absent: the first of each. */
  figure?: string | undefined
}

/** Search parameters; invalid values are left out. */
export function parseLeagueSearch({ tab, view, season, round, figure }: Record<string, unknown>): LeagueSearch {
  return {
    tab: oneOf(LEAGUE_TABS, tab),
    view: oneOf(LIBRARY_TABLES, view),
    season: seasonParam(season),
    round: typeof round === 'string' && ROUND_KEY.test(round) ? round : undefined,
    figure: typeof figure === 'string' && FIGURE_KEY.test(figure) ? figure : undefined,
  }
}

type Parts = Pick<Answer<typeof libraryCalls.getLeague>, 'tables' | 'tree'>

/** The tabs of a league's page, the usual one first. */
export const tabsOf = ({ tables, tree }: Parts): LeagueTab[] =>
  LEAGUE_TABS.filter((tab) => {
    if (tab === 'table') return tables.length > 0
    return tab !== 'tree' || tree !== undefined
  })

/** The tab that is shown. */
export function tabOf(parts: Parts, { tab }: LeagueSearch): LeagueTab {
  const tabs = tabsOf(parts)
  return tabs.find((each) => each === tab) ?? tabs[0] ?? 'schedule'
}

/** The season asked for, as calls have it. */
export const ofSeason = (leagueId: number, { season }: LeagueSearch) => ({ leagueId, ...(season ? { season } : {}) })
