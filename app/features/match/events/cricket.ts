import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  fifty: m.match_event_fifty,
  four: m.match_event_four,
  hundred: m.match_event_hundred,
  innings_end: m.match_event_innings_end,
  innings_start: m.match_event_innings_start,
  over_end: m.match_event_over_end,
  review: m.match_event_review,
  six: m.match_event_six,
  toss: m.match_event_toss,
  wicket: m.match_event_wicket,
}
