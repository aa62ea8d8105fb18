import { m } from '#app/paraglide/messages.js'
import { type Family, gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { hasRallyGames } from './has-rally-games.ts'
import type { ScoreFact } from './score-announcer.ts'

/** Sports in which announcing every point would be too much. */
const QUIET: ReadonlySet<Family> = new Set<Family>(['basketball', 'cricket', 'battle_royale'])

/** Whether score changes of a sport are announced: goals, sets, maps. */
export const isWorthAnnouncing = (family: Family | undefined): boolean => family === undefined || !QUIET.has(family)

/** Families in which a side does not score but wins something. */
const WON: Readonly<Partial<Record<Family, typeof m.match_news_score>>> = {
  tennis: m.match_news_set,
  sets: m.match_news_sets_set,
  frames: m.match_news_frame,
  rounds: m.match_news_map,
  moba: m.match_news_game,
  games: m.match_news_game,
  combat: m.match_news_fight,
}

/** The sentence that announces a score change to screen readers. */
export function scoreSentence(
  match: Pick<MatchRow, 'gameId' | 'home' | 'away'>,
  { side, score, isCancelled }: ScoreFact,
): string {
  const facts = {
    team: match[side].name,
    home: match.home.name,
    homeScore: score.home,
    away: match.away.name,
    awayScore: score.away,
  }
  if (isCancelled) return m.match_news_taken_back(facts)
  const family = gameById(match.gameId)?.family
  if (hasRallyGames(match.gameId)) return m.match_news_rally_game(facts)
  return ((family && WON[family]) ?? m.match_news_score)(facts)
}
