import { m } from '#app/paraglide/messages.js'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import { shortEndName } from '../../match/match-labels.ts'
import { rowFigures } from '../../match/row-figures.ts'
import { showsScore } from '../../match/row-view.ts'
import { Spoiler } from '../../match/spoiler.tsx'
import { useSpoiler } from '../../match/use-spoiler.ts'
import { useShell } from '../../shell/shell.queries.ts'

/** How the match of a settled plan ended; who hides scores asks for it. Nothing where none is known. */
export function FinalScore({ match }: { match: MatchRow }) {
  const { isScoreShown, reveal, shownRef } = useSpoiler(useShell().display.hidesScores)
  if (!showsScore(match) || match.endedBy === 'walkover') return null
  const { total } = rowFigures(match, gameById(match.gameId)?.family)
  return (
    <p className="mt-1 flex min-h-8 flex-wrap items-center gap-x-2 text-13">
      <span className="text-text-muted">{m.plan_final_score()}</span>
      {isScoreShown ? (
        <b ref={shownRef} tabIndex={-1} dir="ltr" className="figures">
          {`${total.home} – ${total.away}`}
        </b>
      ) : (
        <Spoiler onReveal={reveal} />
      )}
      {isScoreShown && match.endedBy && <span className="text-text-muted">{shortEndName(match)}</span>}
    </p>
  )
}
