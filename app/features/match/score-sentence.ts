import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { ScoreFact } from './score-announcer.ts'

/** Sports in which announcing every point would be too much. */
const QUIET: ReadonlySet<Family> = new Set<Family>(['basketball', 'cricket', 'battle_royale'])

/** Whether score changes of a sport are announced: goals, sets, maps. */
export const isWorthAnnouncing = (family: Family | undefined): boolean => family === undefined || !QUIET.has(family)

/** The sentence that announces a score change to screen readers. */
export function scoreSentence(match: Pick<MatchRow, 'home' | 'away'>, { side, score, isCancelled }: ScoreFact): string {
  const facts = {
    team: match[side].name,
    home: match.home.name,
    homeScore: score.home,
    away: match.away.name,
    awayScore: score.away,
  }
  return isCancelled ? m.match_news_taken_back(facts) : m.match_news_score(facts)
}
