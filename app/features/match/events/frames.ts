import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  century: m.match_event_century,
  foul: m.match_event_foul,
  frame_start: m.match_event_frame_start,
  frame_won: m.match_event_frame_won,
  half_century: m.match_event_half_century,
  interval: m.match_event_interval,
  respotted_black: m.match_event_respotted_black,
}
