import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { accessTexts } from '../../live/access-texts.ts'
import { roomState } from '../../live/room-state.ts'
import { useSources } from '../../live/use-sources.ts'
import { PictureNote } from '../../match/picture-note.tsx'

/** What one should know about a room's picture and its match, in small print: on a phone below the chat. */
export function RoomNotes({ room, match }: { room: Room; match?: MatchRow }) {
  const { playable, lockedTo } = useSources(room)
  const isLive = roomState(room, match) === 'live'
  const isSample = isLive && playable.length > 0 && room.sources.some(({ kind }) => kind === 'sample')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-12 text-text-muted empty:hidden max-lg:pt-3 px-3 md:pb-4 lg:px-0">
      {match && isLive && <PictureNote />}
      {isSample && <span>{match ? m.live_room_sample() : m.live_room_sample_channel()}</span>}
      {lockedTo && playable.length > 0 && <span>{accessTexts(lockedTo).lines}</span>}
      {match?.isSimulated && <span>{m.match_facts_simulated()}</span>}
    </div>
  )
}
