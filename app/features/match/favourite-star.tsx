import { Star } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { toggleFavourite, useIsFavourite } from './favourites.ts'

/** Follows a match, or stops. `name` says which, for those who hear the page. */
export function FavouriteStar({ matchId, name }: { matchId: number; name: string }) {
  const isFavourite = useIsFavourite(matchId)
  return (
    <button
      type="button"
      aria-pressed={isFavourite}
      aria-label={m.match_row_follow({ name })}
      onClick={() => toggleFavourite(matchId)}
      className="relative z-10 grid h-8 w-8 place-items-center rounded-md text-text-muted hover:text-coin aria-pressed:text-coin"
    >
      <Star size={16} aria-hidden fill={isFavourite ? 'currentColor' : 'none'} />
    </button>
  )
}
