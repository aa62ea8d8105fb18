import { cn } from '#app/lib/cn.ts'
import { Crest } from '#app/ui/crest.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import { RoomCover } from '../match/rooms/room-cover.tsx'

interface NewsCoverProps {
  /** The uploaded one; else it is drawn: the ground of the game in the colours of both teams, or a studio. */
  cover: string | undefined
  gameId: number | undefined
  match: MatchRow | undefined
  className?: string
}

/** The cover of an article, 16:9. It says nothing that the title does not. */
export const NewsCover = ({ cover, gameId, match, className }: NewsCoverProps) => (
  <span aria-hidden="true" className={cn('relative block aspect-video w-full overflow-hidden bg-surface-2', className)}>
    <RoomCover room={{ cover, gameId, anchor: { id: gameId ?? 0 } }} match={match} />
    {match && cover === undefined && (
      <span className="absolute inset-0 flex items-center justify-center gap-[16%] [--outline:rgb(255_255_255/0.8)]">
        <Crest id={match.home.id} crest={match.home.crest} size={72} />
        <Crest id={match.away.id} crest={match.away.crest} size={72} />
      </span>
    )}
  </span>
)
