/**
 * Football as a fold. `side` is whose event it is (who scores, shoots, fouls, is booked); `clock` counts match seconds
 * up and starts again at 2700, 5400 and 6300 for the later periods, so that 45+2 is 2820 in period `h1`.
 *
 * | type                                   | fields                                                              |
 * |----------------------------------------|---------------------------------------------------------------------|
 * | `kick_off`                             | the match and its first half begin; data.hasFigures: the feed counts |
 * |                                        | shots, cards, corners and all else, so that each is 0, not unknown  |
 * | `half_time` `second_half_start`        | clock                                                               |
 * | `full_time` `extra_time_start`         | clock; only where extra time follows                                |
 * | `extra_half_time` `extra_second_start` | clock                                                               |
 * | `extra_time_end` `shootout_start`      | only where a shoot-out follows                                      |
 * | `shootout_goal` `shootout_miss`        | side, player                                                        |
 * | `end`                                  | the last whistle; data.by, side: as in `finishMatch`, who won then; |
 * |                                        | data.penaltiesHome, penaltiesAway: of a shoot-out without its kicks |
 * | `added_time`                           | data.minutes                                                        |
 * | `flow`                                 | once a minute: data.value (-100..100, > 0 home presses),            |
 * |                                        | data.possession (home) homeAccuracy awayAccuracy in percent so far, |
 * |                                        | this minute's homeAttacks homeDangerous homePasses awayAttacks...   |
 * | `goal`                                 | side, player, other = assist, data.xg; of each shot also where it   |
 * |                                        | was taken, in percent of the pitch: data.x (100 is the goal line    |
 * |                                        | attacked) and data.y (50 is the middle), if the feed knows, and     |
 * |                                        | data.isHeader; where it tells no data.xg, the place does            |
 * | `penalty_goal`                         | side, player, data.xg                                               |
 * | `own_goal`                             | side = who profits, player = who erred                              |
 * | `goal_cancelled`                       | side, data.reason, data.goal = seq (else the side's last goal)      |
 * | `var_check` `penalty_awarded`          | side, data.about                                                    |
 * | `penalty_missed`                       | side, player, other = keeper if saved, data.xg                      |
 * | `shot_on_target`                       | side, player, other = keeper who saved, data.xg                     |
 * | `shot_off_target` `shot_blocked` `shot_woodwork` | side, player, data.xg                                     |
 * | `yellow_card` `second_yellow` `red_card` | side, player                                                      |
 * | `substitution`                         | side, player comes on, other goes off                               |
 * | `corner` `offside` `foul`              | side, player, data.x and data.y as of a shot                        |
 * | `touches`                              | side, player, where the player had the ball: data.count, the mean   |
 * |                                        | place data.x data.y as of shots, data.heat as in `heatText`         |
 * | `score`                                | data.home, data.away: the score as a feed without scorers knows it  |
 * | `result`                               | nothing but scores is known: data.home, data.away after 90 minutes, |
 * |                                        | and if known halfHome extraHome penaltiesHome, halfAway...          |
 */
import type { MatchState } from '#contract/match-state.ts'
import { correctScore } from '../shared/correct-score.ts'
import { createRules, type Handler } from '../shared/rules.ts'
import { addTimeline, emptyState } from '../shared/state.ts'
import { card, corner, flow, foul, offside, substitution } from './actions.ts'
import { withChance } from './expected-goals.ts'
import { cancelGoal, goal, missedPenalty, shot } from './goals.ts'
import { footballKeys } from './keys.ts'
import { openFigures } from './known-figures.ts'
import { addedTime, end, kickOff, shootoutKick, startPeriod, stopPeriod } from './periods.ts'
import { touches } from './places.ts'
import { result } from './result.ts'

const initial = (): MatchState =>
  emptyState({
    playerColumns: Object.keys(footballKeys.columns).filter((column) => column !== 'touches'),
    board: { family: 'football' },
  })

/** A feed that joins late has no kick-off: the first event stands for it. What comes after the end changes nothing. */
const live =
  (handler: Handler): Handler =>
  (state, event, contest) => {
    if (state.status === 'finished' || state.status === 'cancelled') return state
    const begun = state.status === 'live' ? state : kickOff(state, event, contest)
    const rated = withChance(event, begun)
    return handler(openFigures(begun, rated), rated, contest)
  }
const listed = (handler: Handler, isKey = false): Handler =>
  live((state, event, contest) => addTimeline(handler(state, event, contest), event, isKey))
const key = (handler: Handler): Handler => listed(handler, true)
const asIs: Handler = (state) => state

export const footballRules = createRules(initial, {
  kick_off: listed(asIs),
  half_time: key(stopPeriod('half_time')),
  second_half_start: listed(startPeriod('h2', 'second_half', 2700)),
  full_time: key(stopPeriod('full_time')),
  extra_time_start: listed(startPeriod('et1', 'extra_first', 5400)),
  extra_half_time: listed(stopPeriod('extra_half_time')),
  extra_second_start: listed(startPeriod('et2', 'extra_second', 6300)),
  extra_time_end: key(stopPeriod('extra_time_end')),
  shootout_start: listed(startPeriod('pens', 'penalty_shootout')),
  shootout_goal: key(shootoutKick(1)),
  shootout_miss: key(shootoutKick(0)),
  end: key(end),
  added_time: listed(addedTime),
  flow: live(flow),
  goal: key(goal),
  penalty_goal: key(goal),
  own_goal: key(goal),
  goal_cancelled: key(cancelGoal),
  score: live(correctScore),
  result,
  var_check: listed(asIs),
  penalty_awarded: key(asIs),
  penalty_missed: key(missedPenalty),
  shot_on_target: listed(shot('shots_on_target')),
  shot_off_target: listed(shot('shots_off_target')),
  shot_blocked: listed(shot('shots_blocked')),
  shot_woodwork: listed(shot('shots_off_target')),
  yellow_card: listed(card('yellow')),
  second_yellow: key(card('second_yellow')),
  red_card: key(card('red')),
  substitution: listed(substitution),
  corner: listed(corner),
  offside: listed(offside),
  foul: live(foul),
  touches: live(touches),
})
