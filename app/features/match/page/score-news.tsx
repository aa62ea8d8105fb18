import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import { useScoreAnnouncement } from '../match.live.ts'

/** Where every point would be too much for a listener. */
const QUIET = new Set(['basketball', 'cricket', 'battle_royale', 'rounds'])

/** Goals, sets and maps for those who hear the page; nothing to see. */
export function ScoreNews({ match }: { match: MatchRow }) {
  const family = gameById(match.gameId)?.family ?? 'games'
  const news = useScoreAnnouncement((fact) => fact.matchId === match.id && !QUIET.has(family))
  const fact = news?.facts.at(-1)
  return (
    <p role="status" className="sr-only">
      {fact &&
        m.match_news_score({
          team: match[fact.side].name,
          home: match.home.name,
          homeScore: fact.score.home,
          away: match.away.name,
          awayScore: fact.score.away,
        })}
    </p>
  )
}
