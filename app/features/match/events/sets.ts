import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  ace: m.match_event_sets_ace,
  game_start: m.match_event_rally_game_start,
  game_won: m.match_event_rally_game_won,
  point: m.match_event_point,
  retirement: m.match_event_retirement,
  set_start: m.match_event_set_start,
  set_won: m.match_event_set_won,
  timeout: m.match_event_timeout,
}
