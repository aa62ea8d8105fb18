import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  basket: m.match_event_basket,
  game_start: m.match_event_game_start,
  game_won: m.match_event_game_won,
  goal: m.match_event_goal,
  map_start: m.match_event_map_start,
  map_won: m.match_event_map_won,
  pause: m.match_event_pause,
  point: m.match_event_point,
  save: m.match_event_save,
  shot_on_target: m.match_event_shot_on_target,
  turnover: m.match_event_turnover,
}
