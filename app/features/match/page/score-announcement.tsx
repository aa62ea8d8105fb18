import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useScoreAnnouncement } from '../match.live.ts'
import { isWorthAnnouncing, scoreSentence } from '../score-sentence.ts'

/** Announces goals, sets and maps to screen readers; visually hidden. */
export function ScoreAnnouncement({ match }: { match: MatchRow }) {
  const isAnnouncedSport = isWorthAnnouncing(gameById(match.gameId)?.family)
  const announcement = useScoreAnnouncement((fact) => fact.matchId === match.id && isAnnouncedSport)
  const fact = announcement?.facts.at(-1)
  return (
    <p role="status" className="sr-only">
      {fact && scoreSentence(match, fact)}
    </p>
  )
}
