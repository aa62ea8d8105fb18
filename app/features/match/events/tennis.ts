import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  ace: m.match_event_ace,
  break_of_serve: m.match_event_break_of_serve,
  challenge: m.match_event_challenge,
  double_fault: m.match_event_double_fault,
  game_won: m.match_event_tennis_game_won,
  medical_timeout: m.match_event_medical_timeout,
  retirement: m.match_event_retirement,
  set_won: m.match_event_tennis_set_won,
}
