import { Link } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match.ts'
import { isOpen, liveRoomOf } from '../../../live/room-state.ts'
import { useMatchRooms } from '../../../live/use-match-rooms.ts'

interface WatchButtonProps {
  match: MatchRow
  /** Opens the player on this page; without it there is no button. */
  onWatch: (() => void) | undefined
}

/** Link to the match's stream: a plain click opens the player on this page, any other click opens the room. */
export function WatchButton({ match, onWatch }: WatchButtonProps) {
  const room = liveRoomOf(match, useMatchRooms(match))
  if (!room || !onWatch) return null
  return (
    <Link
      to="/live/$id"
      params={{ id: String(room.id) }}
      preload={false}
      onClick={(event) => {
        // A room with restricted access explains itself on its own page.
        if (!isOpen(room) || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onWatch()
      }}
      className="inline-flex min-h-10 items-center gap-2 rounded-full bg-brand px-6 font-semibold text-on-brand hover:brightness-110"
    >
      <Play size={18} aria-hidden fill="currentColor" />
      {m.match_header_watch()}
    </Link>
  )
}
