import { m } from '#app/paraglide/messages.js'
import type { Family } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import type { ScoreFact } from './score-announcer.ts'

/** Where every point would be too much for a listener. */
const QUIET: ReadonlySet<Family> = new Set<Family>(['basketball', 'cricket', 'battle_royale'])

/** Whether a score of the sport is news: a goal, a set, a map. */
export const isWorthAnnouncing = (family: Family | undefined): boolean => family === undefined || !QUIET.has(family)

/** Who scored or no longer has, and how it stands, for those who hear the page. */
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
