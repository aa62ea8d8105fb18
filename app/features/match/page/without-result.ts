import type { MatchDetail } from '#contract/match-detail.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { MatchTab } from './match-tabs.ts'

/** Tabs that say nothing without the result. History and the tree hide what they tell by themselves. */
const TELLING: ReadonlySet<MatchTab> = new Set(['overview', 'text', 'stats', 'log', 'comments'])

/** Tabs that tell the result at some times only: odds and the table move with the score, and the form in a table ends with it. */
const TELLING_WHEN: { readonly [tab in MatchTab]?: readonly MatchRow['status'][] } = {
  odds: ['live'],
  standings: ['live', 'finished'],
}

/** Whether a tab tells the result of a match that has one. */
export const tellsResult = (tab: MatchTab, { match: { status } }: Pick<MatchDetail, 'match'>): boolean =>
  TELLING.has(tab) || TELLING_WHEN[tab]?.includes(status) === true

/** A match without what tells its result, for the tabs that have something else to say: line-ups, streams, history. */
export const withoutResult = ({ match, live, ...detail }: MatchDetail): MatchDetail => {
  const { winner: _winner, endedBy: _endedBy, redCards: _redCards, points: _points, ...row } = match
  return {
    ...detail,
    match: { ...row, score: { home: 0, away: 0 }, periods: [] },
    live: { ...live, board: undefined, stats: [], timeline: [], chart: [], odds: live.odds.slice(0, 1), players: [] },
  }
}
