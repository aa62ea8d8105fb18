import { useIdleCode } from '#app/lib/use-idle-code.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import type { MatchRow as Row } from '#contract/match-row.ts'
import { MatchGone, MatchRows } from './match-rows.tsx'

interface ArticleCardProps {
  match: Row | undefined
  /** One of its players, with the match below. */
  player?: number | undefined
}

/** A card in an article, live while its match is. */
export function ArticleCard({ match, player }: ArticleCardProps) {
  if (!match) return <MatchGone />
  if (player === undefined) return <MatchRows matches={[match]} />
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface-1">
      <PlayerCard match={match} player={player} />
      <MatchRows matches={[match]} isPart />
    </div>
  )
}

const load = () => import('./player-figures.tsx')

function PlayerCard({ match, player }: { match: Row; player: number }) {
  const code = useIdleCode(load)
  return (
    <div className="@container min-h-[116px] p-3">
      {code ? <code.PlayerFigures match={match} player={player} /> : <Skeleton className="h-[92px]" />}
    </div>
  )
}
