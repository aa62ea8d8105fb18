import type { Room } from '#contract/room.ts'
import type { ShownState } from '../live/room-state.ts'

/** What a streamer announced before the stream: open until it starts, then a line that opens, and gone with its end. */
export const announcementOf = ({ announcement }: Pick<Room, 'announcement'>, state: ShownState) => ({
  announcement: state === 'ended' ? undefined : announcement,
  isStarted: state === 'live' || state === 'lost',
})
