import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  disqualification: m.match_event_disqualification,
  doctor_stoppage: m.match_event_doctor_stoppage,
  draw: m.match_event_draw,
  knockdown: m.match_event_knockdown,
  ko: m.match_event_ko,
  majority_decision: m.match_event_majority_decision,
  no_contest: m.match_event_no_contest,
  result: m.match_event_result,
  round_end: m.match_event_round_end,
  round_start: m.match_event_round_start,
  split_decision: m.match_event_split_decision,
  submission: m.match_event_submission,
  submission_attempt: m.match_event_submission_attempt,
  takedown: m.match_event_takedown,
  tko: m.match_event_tko,
  unanimous_decision: m.match_event_unanimous_decision,
  walk_in: m.match_event_walk_in,
}
