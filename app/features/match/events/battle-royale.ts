import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  death: m.match_event_death,
  kill: m.match_event_kill,
  map_end: m.match_event_map_end,
  map_start: m.match_event_map_start,
  map_won: m.match_event_map_won,
  placed: m.match_event_placed,
  zone: m.match_event_zone,
}
