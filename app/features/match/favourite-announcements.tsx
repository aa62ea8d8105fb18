import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match.ts'
import { useShell } from '../shell/shell.queries.ts'
import { useFavourites } from './favourites.ts'
import { useScoreAnnouncement } from './match.live.ts'
import { isWorthAnnouncing, scoreSentence } from './score-sentence.ts'

/** Goals in the matches of a list that she follows, for those who hear the page: all of them would never be silent. */
export function FavouriteAnnouncements({ matches }: { matches: readonly MatchRow[] }) {
  const { display } = useShell()
  const starred = useFavourites()
  const rowOf = (id: number) => matches.find((match) => match.id === id && starred.includes(id))
  const news = useScoreAnnouncement(({ matchId }) => {
    const row = display.hidesScores ? undefined : rowOf(matchId)
    return row !== undefined && isWorthAnnouncing(gameById(row.gameId)?.family)
  })
  const sentences = news?.facts.flatMap((fact) => {
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
