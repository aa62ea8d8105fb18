import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { useMatchRooms } from '../../../live/use-match-rooms.ts'
import { LiveList } from '../../rooms/live-list.tsx'
import type { PanelProps } from '../panel.ts'

/** Every room that shows, or will show, this match. */
export function StreamsPanel({ detail: { match } }: PanelProps) {
  const rooms = useMatchRooms(match)
  if (rooms.length === 0)
    return <EmptyState picture="streams" title={m.match_streams_empty()} text={m.match_streams_empty_hint()} />
  return <LiveList rooms={rooms} matches={[match]} />
}
