import type { MatchDetail } from '#contract/match.ts'
import type { MatchTab } from './match-tabs.ts'

/** Tabs that say nothing without the result. */
const TELLING: ReadonlySet<MatchTab> = new Set(['overview', 'text', 'stats', 'log'])

/** Whether a tab tells the result of a match that has one: odds do while they move with the score. */
export const tellsResult = (tab: MatchTab, { match: { status } }: Pick<MatchDetail, 'match'>): boolean =>
  TELLING.has(tab) || (tab === 'odds' && status === 'live')

/** A match without what tells its result, for the tabs that have something else to say: line-ups, streams, history. */
export const withoutResult = ({ match, live, ...detail }: MatchDetail): MatchDetail => {
  const { winner: _winner, redCards: _redCards, points: _points, ...row } = match
  return {
    ...detail,
    match: { ...row, score: { home: 0, away: 0 }, periods: [] },
    live: { ...live, board: undefined, stats: [], timeline: [], chart: [], odds: live.odds.slice(0, 1), players: [] },
  }
}
