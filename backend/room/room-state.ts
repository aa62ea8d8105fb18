import type { MatchStatus } from '#contract/match-state.ts'
import type { RoomState } from '#contract/room.ts'

const BY_MATCH: Readonly<Record<MatchStatus, RoomState>> = {
  scheduled: 'waiting',
  previewed: 'waiting',
  postponed: 'waiting',
  live: 'live',
  finished: 'ended',
  cancelled: 'ended',
  result_unknown: 'ended',
}

/** The state of a room: its own, else the one that follows from its match's `status`. */
export const roomStateOf = (room: { state: RoomState | null }, status?: MatchStatus): RoomState =>
  room.state ?? (status ? BY_MATCH[status] : 'waiting')
