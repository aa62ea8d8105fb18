import { m } from '#app/paraglide/messages.js'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { toggleFavourite, useIsFavourite } from './favourites.ts'

/** A button that follows or unfollows a match. `name` names the match for screen readers. */
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
