import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  bomb_defused: m.match_event_bomb_defused,
  bomb_exploded: m.match_event_bomb_exploded,
  bomb_neutralised: m.match_event_bomb_neutralised,
  bomb_planted: m.match_event_bomb_planted,
  defuser_disabled: m.match_event_defuser_disabled,
  defuser_planted: m.match_event_defuser_planted,
  half_time: m.match_event_half_time,
  kill: m.match_event_kill,
  map_ban: m.match_event_map_ban,
  map_decider: m.match_event_map_decider,
  map_pick: m.match_event_map_pick,
  map_start: m.match_event_map_start,
  map_won: m.match_event_map_won,
  overtime: m.match_event_rounds_overtime,
  round_won: m.match_event_round_won,
  spike_defused: m.match_event_spike_defused,
  spike_exploded: m.match_event_spike_exploded,
  spike_planted: m.match_event_spike_planted,
  timeout: m.match_event_timeout,
}
