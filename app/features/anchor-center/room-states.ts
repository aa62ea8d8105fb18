import { m } from '#app/paraglide/messages.js'
import type { RoomState } from '#contract/room.ts'

/** How the state of a streamer's own room is said. */
export const ROOM_STATES: Readonly<Record<RoomState, { name: () => string; colour: string }>> = {
  waiting: { name: m.centre_state_waiting, colour: 'text-text-muted' },
  live: { name: m.centre_state_live, colour: 'text-live' },
  lost: { name: m.centre_state_lost, colour: 'text-warn' },
  ended: { name: m.centre_state_ended, colour: 'text-text-muted' },
}
