import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { isLocked } from '../../live/use-sources.ts'
import { MatchMinute } from '../../match/rooms/match-minute.tsx'
import { RoomCover } from '../../match/rooms/room-cover.tsx'
import { ViewerCount } from '../../match/rooms/viewer-count.tsx'
import { rowTotal } from '../../match/row-total.ts'
import { showsScore } from '../../match/row-view.ts'

interface PickRowProps {
  room: Room
  match: MatchRow | undefined
  isScoreShown: boolean
  /** It is on the wall. */
  isShown: boolean
  /** There is no place on the wall. */
  isFull: boolean
  /** It takes the place of another one. */
  isSwap: boolean
  onPick: () => void
}

/** A live room that can come on the wall. */
export function PickRow({ room, match, isScoreShown, isShown, isFull, isSwap, onPick }: PickRowProps) {
  const tier = room.sources.find(isLocked)?.access
  return (
    <div className="flex h-full items-center gap-3 rounded-md border border-line bg-surface-1 pe-2">
      <div className="relative aspect-video h-14 shrink-0 sm:h-20 overflow-hidden rounded-s-md bg-surface-2">
        <RoomCover room={room} match={match} />
        <ViewerCount
          online={room.online}
          className="absolute start-1 top-1 flex items-center gap-1 rounded-sm bg-black/75 px-1 text-12 text-white"
        />
        {match?.status === 'live' && (
          <span className="absolute start-1 bottom-1 max-w-32 truncate rounded-sm bg-black/75 px-1 text-12 text-white">
            <MatchMinute match={match} />
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 py-1 text-13">
        {match ? (
          (['home', 'away'] as const).map((side) => (
            <Side key={side} match={match} side={side} isScoreShown={isScoreShown} />
          ))
        ) : (
          <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
            {room.title}
          </p>
        )}
        <p className="flex items-center gap-2 text-12 text-text-muted">
          <span dir="auto" className="truncate">
            {room.anchor.name}
          </span>
          {room.price && <span className="font-semibold text-coin">{m.live_paid_badge()}</span>}
          {(tier === 'vip' || tier === 'svip') && <span className="font-semibold text-coin uppercase">{tier}</span>}
        </p>
      </div>
      <Button
        variant="quiet"
        disabled={isShown || isFull}
        onClick={onPick}
        aria-label={m.multi_pick_of({ act: actOf(isShown, isSwap), title: room.title, name: room.anchor.name })}
      >
        {actOf(isShown, isSwap)}
      </Button>
    </div>
  )
}

const actOf = (isShown: boolean, isSwap: boolean): string =>
  isShown ? m.multi_pick_shown() : isSwap ? m.multi_pick_swap() : m.multi_pick_add()

function Side({ match, side, isScoreShown }: { match: MatchRow; side: 'home' | 'away'; isScoreShown: boolean }) {
  const team = match[side]
  const total = rowTotal(match, gameById(match.gameId)?.family)
  return (
    <p className="flex min-w-0 items-center gap-2 font-medium">
      <Crest id={team.id} crest={team.crest} size={16} />
      <span dir="auto" className="flex-1 truncate">
        {team.name}
      </span>
      {isScoreShown && showsScore(match) && <Flashing value={total[side]} className="figures font-semibold" />}
    </p>
  )
}
