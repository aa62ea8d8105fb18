import { Avatar } from '#app/ui/avatar.tsx'
import { Crest } from '#app/ui/crest.tsx'
import { GameIcon } from '#app/ui/game-icon.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import type { SearchHit } from '#contract/search.ts'

const SIZE = 32

/** What a hit is known by: a badge, a face, the sign of its game. Its name stands beside it. */
export function HitPicture({ hit: { kind, id, title, crest, picture, gameId } }: { hit: SearchHit }) {
  if (crest) return <Crest id={id} crest={crest} size={SIZE} />
  if (kind === 'anchor' || kind === 'expert' || kind === 'user')
    return <Avatar name={title} url={picture} size={SIZE} />
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-md bg-surface-2 text-text-muted">
      {kind === 'goods' && picture ? (
        <svg aria-hidden="true" className="size-6">
          <use href={`/goods/goods.svg#${picture}`} />
        </svg>
      ) : gameId === undefined ? (
        <SpriteIcon name="search" className="size-4 fill-none" />
      ) : (
        <GameIcon id={gameId} />
      )}
    </span>
  )
}
