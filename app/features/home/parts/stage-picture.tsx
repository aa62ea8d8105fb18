import { useState } from 'react'
import { cn } from '#app/lib/cn.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { usePreview } from '../../live/player/use-preview.ts'
import { phaseTellsScore } from '../../match/phase-tells-score.ts'
import { MatchMinute } from '../../match/rooms/match-minute.tsx'
import { RoomCover } from '../../match/rooms/room-cover.tsx'
import { ViewerCount } from '../../match/rooms/viewer-count.tsx'
import { rowTotal } from '../../match/row-total.ts'
import { TeamName } from '../../match/team-name.tsx'
import { useShell } from '../../shell/shell.queries.ts'
import { isPlayable } from '../stage-rooms.ts'
import { MemberMark } from './member-mark.tsx'

interface StagePictureProps {
  room: Room
  match: MatchRow | undefined
  /** Without a choice of rooms beside it. */
  isAlone: boolean
}

/** One room on the stage: poster, later the stream, and over it the match and the way in. */
export function StagePicture({ room, match, isAlone }: StagePictureProps) {
  const { display } = useShell()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const canPlay = isPlayable(room)
  // The picture shows the score too.
  const preview = usePreview(frame, canPlay && !display.hidesScores)
  const { Player } = preview
  return (
    <div
      ref={setFrame}
      className={cn(
        'relative isolate aspect-[5/2] overflow-hidden bg-black text-white md:aspect-[21/9] md:rounded-lg',
        isAlone ? 'lg:aspect-[3/1]' : 'lg:aspect-[2/1]',
      )}
    >
      <RoomCover room={room} match={match} isFirst />
      {Player && <Player urls={room.sources.flatMap(({ url }) => url ?? [])} onStopped={preview.stop} />}
      <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-black/90 via-black/25 to-black/40" />
      <div className="absolute inset-x-3 top-2 flex items-center gap-2 text-12 md:inset-x-4 md:top-4">
        <span className="rounded-sm bg-live px-2 py-1 font-semibold">{m.live_card_live()}</span>
        <MemberMark room={room} className="px-2 py-1" />
        {match?.status === 'live' && !(display.hidesScores && phaseTellsScore(match)) && (
          <span className="rounded-sm bg-black/70 px-2 py-1">
            <MatchMinute match={match} />
          </span>
        )}
        <ViewerCount online={room.online} className="flex items-center gap-1 rounded-sm bg-black/70 px-2 py-1" />
        {canPlay && (
          <button
            type="button"
            aria-label={preview.isWanted ? m.home_stage_pause() : m.home_stage_play()}
            onClick={preview.toggle}
            className="relative z-10 ms-auto grid size-9 place-items-center rounded-full bg-black/70 hover:bg-black focus-visible:outline-white md:size-10"
          >
            <SpriteIcon name={preview.isWanted ? 'pause' : 'play'} className="size-4 fill-none" />
          </button>
        )}
      </div>
      <div className="absolute inset-x-3 bottom-3 flex items-end gap-3 md:inset-x-4 md:bottom-4">
        <div className="min-w-0 flex-1">
          {match ? (
            <Teams match={match} isScoreShown={!display.hidesScores} />
          ) : (
            <p className="truncate font-semibold text-16">{room.title}</p>
          )}
        </div>
        <EnterLink room={room} />
      </div>
    </div>
  )
}

function Teams({ match, isScoreShown }: { match: MatchRow; isScoreShown: boolean }) {
  const total = rowTotal(match, gameById(match.gameId)?.family)
  return (
    <>
      <p className="league-line text-12 text-white/80 leading-5">{match.league.name}</p>
      {(['home', 'away'] as const).map((side) => (
        <p key={side} className="flex max-w-64 items-center gap-2 font-semibold text-16 lg:max-w-80 lg:text-20">
          <Crest id={match[side].id} crest={match[side].crest} size={20} />
          <TeamName team={match[side]} other={match[side === 'home' ? 'away' : 'home']} />
          {isScoreShown && <Flashing value={total[side]} className="figures ms-auto ps-2" />}
        </p>
      ))}
    </>
  )
}

/** Its target is the whole picture. */
function EnterLink({ room }: { room: Room }) {
  const { prefix } = useShell()
  return (
    <a
      href={`${prefix}/live/${room.id}`}
      data-routed=""
      aria-label={m.home_stage_enter_room({ title: room.title })}
      className="inline-flex min-h-10 shrink-0 items-center rounded-full bg-brand px-5 font-semibold text-on-brand after:absolute after:inset-0 focus-visible:outline-white"
    >
      {m.home_stage_enter()}
    </a>
  )
}
