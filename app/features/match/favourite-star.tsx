import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { toggleFavourite, useIsFavourite } from './favourites.ts'

/** Follows a match, or stops. `name` says which, for those who hear the page. */
export function FavouriteStar({ matchId, name }: { matchId: number; name: string }) {
  return (
    <button
      type="button"
      className="star"
      aria-pressed={useIsFavourite(matchId)}
      aria-label={m.match_row_follow({ name })}
      onClick={() => toggleFavourite(matchId)}
    >
      <SpriteIcon name="star" />
    </button>
  )
}
