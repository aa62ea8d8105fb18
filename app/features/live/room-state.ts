import type { MatchRow } from '#contract/match.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import type { Room, RoomState } from '#contract/room.ts'

/** `off`: there is no picture, and nobody knows when there will be one. */
export type ShownState = RoomState | 'off'

const STATES: Readonly<Record<MatchStatus, ShownState>> = {
  scheduled: 'waiting',
  previewed: 'waiting',
  live: 'live',
  finished: 'ended',
  postponed: 'off',
  cancelled: 'off',
}

/**
 * A room that follows its match is on for as long as that is played, breaks and interruptions included: it goes by the
 * match, whose row moves while the page is open. Any other goes by its own state.
 */
export const roomState = (room: Pick<Room, 'state' | 'followsMatch'>, match?: Pick<MatchRow, 'status'>): ShownState =>
  room.followsMatch && match ? STATES[match.status] : room.state

/** A guest may play one of its sources. */
export const isOpen = ({ sources }: Pick<Room, 'sources'>): boolean =>
  sources.length === 0 || sources.some(({ url }) => url !== undefined)

/** The room to watch a match in now: the first that is live, of those that are open to everybody. */
export function liveRoomOf(match: Pick<MatchRow, 'status'>, rooms: readonly Room[]): Room | undefined {
  const live = rooms.filter((room) => roomState(room, match) === 'live')
  return live.find(isOpen) ?? live[0]
}
