import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import { useScoreAnnouncement } from '../match.live.ts'
import { isWorthAnnouncing, scoreSentence } from '../score-sentence.ts'

/** Goals, sets and maps for those who hear the page; nothing to see. */
export function ScoreAnnouncement({ match }: { match: MatchRow }) {
  const isAnnouncedSport = isWorthAnnouncing(gameById(match.gameId)?.family)
  const news = useScoreAnnouncement((fact) => fact.matchId === match.id && isAnnouncedSport)
  const fact = news?.facts.at(-1)
  return (
    <p role="status" className="sr-only">
      {fact && scoreSentence(match, fact)}
    </p>
  )
}
