import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  abyssal_dragon: m.match_event_abyssal_dragon,
  ban: m.match_event_ban,
  baron: m.match_event_baron,
  barracks: m.match_event_barracks,
  dark_slayer: m.match_event_dark_slayer,
  dragon: m.match_event_dragon,
  first_blood: m.match_event_first_blood,
  first_tower: m.match_event_first_tower,
  herald: m.match_event_herald,
  inhibitor: m.match_event_inhibitor,
  kill: m.match_event_kill,
  lord: m.match_event_lord,
  map_end: m.match_event_game_end,
  map_start: m.match_event_game_start,
  map_won: m.match_event_game_won,
  overlord: m.match_event_overlord,
  pause: m.match_event_pause,
  pick: m.match_event_pick,
  resume: m.match_event_resume,
  roshan: m.match_event_roshan,
  tower: m.match_event_tower,
  turtle: m.match_event_turtle,
  tyrant: m.match_event_tyrant,
}
