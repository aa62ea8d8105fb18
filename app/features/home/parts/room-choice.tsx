import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { MatchMinute } from '../../match/rooms/match-minute.tsx'
import { RoomCover } from '../../match/rooms/room-cover.tsx'
import { ViewerCount } from '../../match/rooms/viewer-count.tsx'
import { rowTotal } from '../../match/row-total.ts'
import { TeamName } from '../../match/team-name.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { MemberMark } from './member-mark.tsx'

interface RoomChoiceProps {
  rooms: readonly Room[]
  matchOf: ReadonlyMap<number, MatchRow>
  chosenId: number
  onChoose: (id: number) => void
}

/**
 * The rooms of the stage: a press shows one there, the arrow beside it opens it. On a phone most are out of view at first
 * and hydrate later.
 */
export const RoomChoice = ({ rooms, matchOf, chosenId, onChoose }: RoomChoiceProps) => (
  // As tall as the picture beside it.
  <div className="relative min-w-0">
    <ul
      aria-label={m.home_stage_rooms()}
      className="scroll-quiet flex snap-x scroll-px-3 gap-2 overflow-x-auto px-3 py-1.5 md:px-0 md:py-2 lg:absolute lg:inset-0 lg:flex-col lg:overflow-visible lg:p-0"
    >
      {rooms.map((room) => (
        <RoomEntry
          key={room.id}
          room={room}
          match={matchOf.get(room.matchId ?? 0)}
          isChosen={room.id === chosenId}
          onChoose={() => onChoose(room.id)}
        />
      ))}
    </ul>
  </div>
)

interface RoomEntryProps {
  room: Room
  match: MatchRow | undefined
  isChosen: boolean
  onChoose: () => void
}

function RoomEntry({ room, match, isChosen, onChoose }: RoomEntryProps) {
  const { prefix } = useShell()
  return (
    <HydrateWhenSeen
      as="li"
      className={cn(
        // Relative: names for screen readers are placed by it, or the page would be as wide as the row of rooms.
        'relative flex shrink-0 snap-start overflow-hidden rounded-md border lg:max-h-24 lg:min-h-0 lg:flex-1',
        isChosen ? 'border-brand bg-surface-2' : 'border-line bg-surface-1 hover:bg-surface-2',
      )}
    >
      <button
        type="button"
        aria-pressed={isChosen}
        onClick={onChoose}
        className="flex min-w-0 flex-1 items-center gap-2 px-2 text-start lg:ps-0"
      >
        <span className="relative hidden h-full w-24 shrink-0 lg:block">
          <RoomCover room={room} match={match} />
          <ViewerCount
            online={room.online}
            className="absolute start-1 top-1 flex items-center gap-1 rounded-sm bg-black/75 px-1 text-12 text-white"
          />
          {match?.status === 'live' && (
            <span className="absolute start-1 bottom-1 max-w-[88px] truncate rounded-sm bg-black/75 px-1 text-12 text-white">
              <MatchMinute match={match} />
            </span>
          )}
        </span>
        {match ? <BriefMatch match={match} /> : <span className="line-clamp-2 max-w-40 text-12">{room.title}</span>}
        <MemberMark room={room} className="shrink-0 px-1" />
      </button>
      <a
        href={`${prefix}/live/${room.id}`}
        data-routed=""
        aria-label={m.home_stage_enter_room({ title: room.title })}
        className="grid w-9 shrink-0 place-items-center border-line border-s text-text-muted hover:text-text"
      >
        <SpriteIcon name="right" className="size-4 fill-none rtl:-scale-x-100" />
      </a>
    </HydrateWhenSeen>
  )
}

/** Two lines: short names with the score, on wide screens whole names. */
function BriefMatch({ match }: { match: MatchRow }) {
  const { display } = useShell()
  const total = rowTotal(match, gameById(match.gameId)?.family)
  return (
    <span className="min-w-0 flex-1">
      {(['home', 'away'] as const).map((side) => (
        <span key={side} className="flex items-center gap-2 text-13 leading-5">
          <Crest id={match[side].id} crest={match[side].crest} size={14} />
          <span className="lg:hidden">
            {match[side].abbr} <span className="sr-only">{match[side].name}</span>
          </span>
          <span className="hidden min-w-0 flex-1 lg:flex">
            <TeamName team={match[side]} other={match[side === 'home' ? 'away' : 'home']} />
          </span>
          {!display.hidesScores && <Flashing value={total[side]} className="figures ms-auto ps-1 font-semibold" />}
        </span>
      ))}
    </span>
  )
}
