import type { MatchStatus } from '#contract/match-state.ts'
import type { RoomState } from '#contract/room.ts'

const BY_MATCH: Readonly<Record<MatchStatus, RoomState>> = {
  scheduled: 'waiting',
  previewed: 'waiting',
  postponed: 'waiting',
  live: 'live',
  finished: 'ended',
  cancelled: 'ended',
}

/** What a room is at a moment: its own state, or where it has none that of its match, whose status this is. */
export const roomStateOf = (room: { state: RoomState | null }, status?: MatchStatus): RoomState =>
  room.state ?? (status ? BY_MATCH[status] : 'waiting')
