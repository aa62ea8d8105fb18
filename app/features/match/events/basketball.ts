import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  free_throws: m.match_event_free_throws,
  period_end: m.match_event_period_end,
  period_start: m.match_event_period_start,
  substitution: m.match_event_substitution,
  three_made: m.match_event_three_made,
  timeout: m.match_event_timeout,
  turnover: m.match_event_turnover,
  two_made: m.match_event_two_made,
}
