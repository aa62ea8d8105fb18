import { useState } from 'react'
import { dayOf } from '#app/lib/day-of.ts'
import { dayLabel, kickOffTime } from '#app/lib/format-date.ts'
import { m } from '#app/paraglide/messages.js'
import { Crest } from '#app/ui/crest.tsx'
import { Flashing } from '#app/ui/flashing.tsx'
import { SpriteIcon } from '#app/ui/sprite.tsx'
import { gameById } from '#contract/games.ts'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { usePreview } from '../../live/player/use-preview.ts'
import { roomState } from '../../live/room-state.ts'
import { phaseTellsScore } from '../../match/phase-tells-score.ts'
import { MatchMinute } from '../../match/rooms/match-minute.tsx'
import { RoomCover } from '../../match/rooms/room-cover.tsx'
import { ViewerCount } from '../../match/rooms/viewer-count.tsx'
import { rowTotal } from '../../match/row-total.ts'
import { showsScore } from '../../match/row-view.ts'
import { useShell } from '../../shell/shell.queries.ts'

interface OnAirProps {
  /** The live room with the most viewers. */
  room: Room | undefined
  match: MatchRow | undefined
  /** The room that starts next. */
  next: Room | undefined
}

/** What a streamer shows now: a poster that plays without sound, and the way in. Else when there is something again. */
export function OnAir({ room, match, next }: OnAirProps) {
  if (room) return <Picture key={room.id} room={room} match={match} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface-1 px-4 py-3">
      <p className="font-medium">{m.anchor_card_off()}</p>
      {next?.startsAt && <Next startsAt={next.startsAt} />}
    </div>
  )
}

function Next({ startsAt }: { startsAt: string }) {
  const { zone, locale } = useShell()
  const when = `${dayLabel(dayOf(startsAt, zone), locale.tag)} ${kickOffTime(startsAt, zone)}`
  return (
    <p className="text-text-muted" suppressHydrationWarning>
      {m.anchor_page_next({ when })}
    </p>
  )
}

function Picture({ room, match }: { room: Room; match: MatchRow | undefined }) {
  const { prefix, display } = useShell()
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const urls = room.sources.flatMap(({ url }) => url ?? [])
  const canPlay = urls.length > 0 && roomState(room, match) === 'live'
  // The picture shows the score too.
  const preview = usePreview(frame, canPlay && !display.hidesScores)
  const { Player } = preview
  return (
    <section
      ref={setFrame}
      aria-label={m.live_room_now()}
      className="relative isolate -mx-3 aspect-video overflow-hidden bg-black text-white md:mx-0 md:aspect-[21/9] md:rounded-lg"
    >
      <RoomCover room={room} match={match} isFirst />
      {Player && canPlay && <Player urls={urls} onStopped={preview.stop} />}
      <div aria-hidden="true" className="absolute inset-0 bg-linear-to-t from-black/90 via-black/25 to-black/40" />
      <div className="absolute inset-x-3 top-3 flex items-center gap-2 text-12 md:inset-x-4">
        <span className="rounded-sm bg-live px-2 py-1 font-semibold">
          {roomState(room, match) === 'lost' ? m.live_card_lost() : m.live_card_live()}
        </span>
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
            className="relative z-10 ms-auto grid size-10 place-items-center rounded-full bg-black/70 hover:bg-black focus-visible:outline-white"
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
            <p dir="auto" className="line-clamp-2 font-semibold text-16 wrap-anywhere">
              {room.title}
            </p>
          )}
        </div>
        {/* Its target is the whole picture. */}
        <a
          href={`${prefix}/live/${room.id}`}
          data-routed=""
          aria-label={m.home_stage_enter_room({ title: room.title })}
          className="inline-flex min-h-10 shrink-0 items-center rounded-full bg-brand px-5 font-semibold text-on-brand after:absolute after:inset-0 focus-visible:outline-white"
        >
          {m.home_stage_enter()}
        </a>
      </div>
    </section>
  )
}

function Teams({ match, isScoreShown }: { match: MatchRow; isScoreShown: boolean }) {
  const total = rowTotal(match, gameById(match.gameId)?.family)
  return (
    <>
      <p className="league-line text-12 text-white/80 leading-5">{match.league.name}</p>
      {(['home', 'away'] as const).map((side) => (
        <p key={side} className="flex max-w-80 items-center gap-2 font-semibold text-16">
          <Crest id={match[side].id} crest={match[side].crest} size={20} />
          <span dir="auto" className="flex-1 truncate">
            {match[side].name}
          </span>
          {isScoreShown && showsScore(match) && <Flashing value={total[side]} className="figures ps-2" />}
        </p>
      ))}
    </>
  )
}
