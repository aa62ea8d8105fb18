import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import type { ShownState } from '../../live/room-state.ts'
import { MatchMinute } from '../../match/rooms/match-minute.tsx'
import { ViewerCount } from '../../match/rooms/viewer-count.tsx'
import { rowTotal } from '../../match/row-total.ts'
import { showsScore } from '../../match/row-view.ts'
import { useShell } from '../../shell/shell.queries.ts'

interface TileScoreProps {
  room: Room
  match: MatchRow | undefined
  state: ShownState
  number: number
  isScoreShown: boolean
}

/** Over the picture: its key, that it is live, who is in it, and the score. */
export function TileScore({ room, match, state, number, isScoreShown }: TileScoreProps) {
  const { prefix } = useShell()
  return (
    <>
      <p className="pointer-events-none absolute start-1 top-1 flex items-center gap-1 text-12">
        <kbd className="figures grid size-6 place-items-center rounded-sm bg-black/75 font-sans font-semibold">
          {number}
        </kbd>
        {state === 'live' && (
          <span className="rounded-sm bg-live px-1 py-0.5 font-semibold @max-[260px]:sr-only">
            {m.live_card_live()}
          </span>
        )}
        <ViewerCount
          online={state === 'live' ? room.online : undefined}
          className="flex items-center gap-1 rounded-sm bg-black/75 px-1 py-0.5 @max-[260px]:hidden"
        />
      </p>
      {/* Where there is no picture a small tile says why, in place of who streams. */}
      <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/90 to-black/0 px-2 pt-6 pb-1 @max-[150px]:px-1 @max-[150px]:pb-0.5 @max-[260px]:peer-data-over:[&>p:first-child]:hidden">
        <p className="flex min-w-0 @max-[150px]:hidden items-center gap-2 text-12">
          <a
            href={`${prefix}/live/${room.id}`}
            data-routed=""
            dir="auto"
            className="pointer-events-auto relative z-1 truncate hover:underline focus-visible:outline-white"
          >
            {match ? room.anchor.name : `${room.title} · ${room.anchor.name}`}
          </a>
          {match?.status === 'live' && (
            <span className="ms-auto shrink-0">
              <MatchMinute match={match} />
            </span>
          )}
        </p>
        {match && <Score match={match} isShown={isScoreShown} />}
      </div>
    </>
  )
}

function Score({ match, isShown }: { match: MatchRow; isShown: boolean }) {
  const total = rowTotal(match, gameById(match.gameId)?.family)
  const hasFigures = isShown && showsScore(match)
  return (
    <p className="flex items-center gap-2 font-semibold text-14 @max-[150px]:gap-1 @max-[150px]:text-12 @min-[560px]:text-16">
      <Team match={match} side="home" />
      <span className="flex shrink-0 gap-1">
        {hasFigures && <Flashing value={total.home} className="figures" />}
        {/* Between two figures or two names; a side that has not batted has no figure. */}
        {(!hasFigures || (total.home === '') === (total.away === '')) && <span>-</span>}
        {hasFigures && <Flashing value={total.away} className="figures" />}
      </span>
      <Team match={match} side="away" />
    </p>
  )
}

/** With the whole name where the tile is wide. */
function Team({ match, side }: { match: MatchRow; side: 'home' | 'away' }) {
  const team = match[side]
  return (
    <span
      className={`flex min-w-0 flex-1 items-center gap-2 ${side === 'home' ? 'justify-end' : 'flex-row-reverse justify-end'}`}
    >
      <span dir="auto" className="truncate @max-[559px]:hidden">
        {team.name}
      </span>
      <span className="@min-[560px]:hidden">{team.abbr}</span>
      <span className="shrink-0 @max-[150px]:hidden">
        <Crest id={team.id} crest={team.crest} size={20} />
      </span>
    </span>
  )
}
