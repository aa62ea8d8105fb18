import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { useShell } from '../shell/shell.queries.ts'
import { useFavourites } from './favourites.ts'
import { useScoreAnnouncement } from './match.live.ts'
import { isWorthAnnouncing, scoreSentence } from './score-sentence.ts'

/** Announces goals in followed matches of a list to screen readers; announcing all matches would never stop. */
export function FavouriteAnnouncements({ matches }: { matches: readonly MatchRow[] }) {
  const { display } = useShell()
  const favourites = useFavourites()
  const rowOf = (id: number) => matches.find((match) => match.id === id && favourites.includes(id))
  const announcement = useScoreAnnouncement(({ matchId }) => {
    const row = display.hidesScores ? undefined : rowOf(matchId)
    return row !== undefined && isWorthAnnouncing(gameById(row.gameId)?.family)
  })
  const sentences = announcement?.facts.flatMap((fact) => {
    const row = rowOf(fact.matchId)
    return row ? [{ id: row.id, text: scoreSentence(row, fact) }] : []
  })
  return (
    <div role="status" className="sr-only">
      {sentences?.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  )
}
