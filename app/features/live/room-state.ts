import type { MatchRow } from '#contract/match-row.ts'
import type { MatchStatus } from '#contract/match-state.ts'
import type { Room, RoomState } from '#contract/room.ts'

/** `off`: there is no picture and no known start. */
export type ShownState = RoomState | 'off'

const STATES: Readonly<Record<MatchStatus, ShownState>> = {
  scheduled: 'waiting',
  previewed: 'waiting',
  live: 'live',
  finished: 'ended',
  postponed: 'off',
  cancelled: 'off',
  result_unknown: 'off',
}

/**
 * A room that follows its match is live while the match is, breaks included: it takes the state of the match row, which
 * is updated live. Any other room has its own state.
 */
export const roomState = (room: Pick<Room, 'state' | 'followsMatch'>, match?: Pick<MatchRow, 'status'>): ShownState =>
  room.followsMatch && match ? STATES[match.status] : room.state

/** Whether a guest may play one of the room's sources. */
export const isOpen = ({ sources }: Pick<Room, 'sources'>): boolean =>
  sources.length === 0 || sources.some(({ url, access, price }) => url !== undefined || (access ?? price) === undefined)

/** The room to watch a match in now: the first live one, preferably open to everybody. */
export function liveRoomOf(match: Pick<MatchRow, 'status'>, rooms: readonly Room[]): Room | undefined {
  const live = rooms.filter((room) => roomState(room, match) === 'live')
  return live.find(isOpen) ?? live[0]
}
