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

interface Standing {
  state: RoomState | null
  isOnAir?: boolean
}

/**
 * The state of a room: its own, else the one that follows from its match's `status`. One that waits off air for a match
 * that is over has ended with it.
 */
export function roomStateOf({ state, isOnAir }: Standing, status?: MatchStatus): RoomState {
  const ofMatch = status && BY_MATCH[status]
  if (state === 'waiting' && isOnAir === false && ofMatch === 'ended') return 'ended'
  return state ?? ofMatch ?? 'waiting'
}
