import { HydrateWhenSeen } from '#app/ui/hydrate-when-seen.tsx'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { KeptChatSlot } from '../../chat/kept-chat-slot.tsx'
import { DanmakuControlsSlot, DanmakuLayerSlot } from '../../danmaku/danmaku-slot.tsx'
import { GiftStageSlot } from '../../gift/gift-stage-slot.tsx'
import { LivePlayer } from '../../live/player/live-player.tsx'
import { roomState } from '../../live/room-state.ts'
import { useSources } from '../../live/use-sources.ts'
import { MomentSlot } from '../../match/page/moment-slot.tsx'
import { ScoreLine } from '../../match/page/score-line.tsx'
import type { People } from '../../match/people.ts'
import { setPictureTime } from '../../match/picture-time.ts'
import { RoomCover } from '../../match/rooms/room-cover.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { OffStage } from '../lazy-parts.ts'

interface RoomStageProps {
  room: Room
  match?: MatchRow
  /** Of the match. */
  people?: People
  /** Shows the match's score over the player. */
  hasScore?: boolean
  isTheatre: boolean
  onTheatre: (isTheatre: boolean) => void
}

/** The player while the room is live and the visitor may watch; otherwise the cover with an explanation. */
export function RoomStage({ room, match, people = NOBODY, hasScore, isTheatre, onTheatre }: RoomStageProps) {
  const { playable, locked, lockedTo, price } = useSources(room)
  const { brand, display } = useShell()
  const { features } = brand
  // Whoever hides scores would read them there.
  const mayTell = !display.hidesScores || hasScore === true
  const hasDanmaku = features.chat && features.danmaku && room.hasDanmaku !== false && mayTell
  const state = roomState(room, match)
  const score = hasScore && match && <ScoreBand match={match} people={people} />
  if (state !== 'live' || (playable.length === 0 && lockedTo))
    return (
      <div className="whole-stage relative aspect-video min-h-60 w-full overflow-hidden bg-black text-white lg:rounded-lg">
        <div className="absolute inset-0">
          <RoomCover room={room} match={match} isFirst />
        </div>
        <HydrateWhenSeen>
          <OffStage
            room={room}
            match={match}
            state={state}
            lockedTo={lockedTo}
            price={price}
            hasScore={hasScore === true}
          />
        </HydrateWhenSeen>
        {(state === 'live' || state === 'lost') && <div className="absolute inset-x-0 bottom-0">{score}</div>}
      </div>
    )
  return (
    <div
      className={
        isTheatre
          ? 'relative mx-auto w-full max-w-[calc(100dvh*16/9)]'
          : 'pinned-stage whole-stage w-full overflow-hidden landscape:relative md:relative lg:rounded-lg'
      }
    >
      <LivePlayer
        title={room.title}
        sources={playable}
        lockedSources={locked}
        poster={<RoomCover room={room} match={match} isFirst />}
        autoPlay
        isTheatre={isTheatre}
        onTheatre={onTheatre}
        onProgramTime={setPictureTime}
        overlay={score}
        overPicture={hasDanmaku ? (video) => <DanmakuLayerSlot roomId={room.id} video={video} /> : undefined}
        front={<GiftStageSlot roomId={room.id} />}
        controls={hasDanmaku && <DanmakuControlsSlot />}
      />
      <KeptChatSlot roomId={room.id} isWanted={features.chat && features.gifts && mayTell} />
    </div>
  )
}

const ScoreBand = ({ match, people }: { match: MatchRow; people: People }) => (
  <div className="relative bg-black/75 px-3 py-2 text-13 text-white">
    <ScoreLine match={match} />
    <MomentSlot match={match} people={people} isLine />
  </div>
)

const NOBODY: People = new Map()
