import type { MatchDetail, MatchRow } from '#contract/match.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import type { Room } from '#contract/room.ts'

/** `off`: there is no picture, and nobody knows when there will be one. */
export type RoomState = 'upcoming' | 'live' | 'ended' | 'off'

const STATES: Readonly<Record<MatchStatus, RoomState>> = {
  scheduled: 'upcoming',
  previewed: 'upcoming',
  live: 'live',
  finished: 'ended',
  postponed: 'off',
  cancelled: 'off',
}

/**
 * A room is on for as long as its match is played, breaks and interruptions included. Goes by the match, whose row
 * moves while the page is open: `room.isLive` is what was true when the room was read, and stands in for a match
 * that is not known.
 */
export function roomState(room: Pick<Room, 'isLive'>, match?: Pick<MatchRow, 'status'>): RoomState {
  if (match) return STATES[match.status]
  return room.isLive ? 'live' : 'upcoming'
}

/** The room to watch a match in now. */
export function liveRoomOf({ match, rooms }: Pick<MatchDetail, 'match' | 'rooms'>): Room | undefined {
  if (STATES[match.status] !== 'live') return undefined
  return rooms.find(({ isLive }) => isLive) ?? rooms[0]
}
