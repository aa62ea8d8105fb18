import { m } from '#app/paraglide/messages.js'
import type { EventNames } from './event-names.ts'

export const EVENTS: EventNames = {
  extra_point: m.match_event_extra_point,
  extra_point_missed: m.match_event_extra_point_missed,
  field_goal: m.match_event_field_goal,
  field_goal_missed: m.match_event_field_goal_missed,
  fumble_lost: m.match_event_fumble_lost,
  incomplete: m.match_event_incomplete,
  interception: m.match_event_interception,
  kick_off: m.match_event_american_kick_off,
  pass: m.match_event_pass,
  penalty: m.match_event_penalty,
  punt: m.match_event_punt,
  quarter_end: m.match_event_quarter_end,
  quarter_start: m.match_event_quarter_start,
  run: m.match_event_run,
  sack: m.match_event_sack,
  safety: m.match_event_safety,
  timeout: m.match_event_timeout,
  touchdown: m.match_event_touchdown,
  turnover_on_downs: m.match_event_turnover_on_downs,
  two_point: m.match_event_two_point,
  two_point_failed: m.match_event_two_point_failed,
}
