import type { MatchRow } from '#contract/match-row.ts'
import type { Room } from '#contract/room.ts'
import { liveRoomOf, roomState } from '../../../live/room-state.ts'

/** The room on top of a match page: one to watch now, else one that was interrupted, else one that will begin. */
export const stageRoomOf = (match: Pick<MatchRow, 'status'>, rooms: readonly Room[]): Room | undefined =>
  liveRoomOf(match, rooms) ??
  rooms.find((room) => roomState(room, match) === 'lost') ??
  rooms.find((room) => roomState(room, match) === 'waiting')
