import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  basket: m.match_event_basket,
  battle: m.match_event_battle,
  deck: m.match_event_deck,
  deck_ban: m.match_event_deck_ban,
  expansion: m.match_event_expansion,
  game_start: m.match_event_game_start,
  game_won: m.match_event_game_won,
  general_defeated: m.match_event_general_defeated,
  goal: m.match_event_goal,
  hero_killed: m.match_event_hero_killed,
  hero_trained: m.match_event_hero_trained,
  map_start: m.match_event_map_start,
  map_won: m.match_event_map_won,
  pause: m.match_event_pause,
  pick: m.match_event_pick,
  point: m.match_event_point,
  raid: m.match_event_raid,
  round_won: m.match_event_round_won,
  save: m.match_event_save,
  shot_on_target: m.match_event_shot_on_target,
  team_fight: m.match_event_team_fight,
  tech: m.match_event_tech,
  turn: m.match_event_turn,
  turnover: m.match_event_turnover,
}
