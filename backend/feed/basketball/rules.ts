/**
 * Basketball as a fold: four quarters of 720 seconds, overtimes of 300. `clock` counts the period's seconds down.
 * `start`, `end` and what every sport knows are in `../shared/live-rules.ts` and `../shared/rules.ts`.
 *
 * | type                        | fields                                                       |
 * |-----------------------------|--------------------------------------------------------------|
 * | `period_start` `period_end` | the next quarter or overtime; clock: the first one says how  |
 * |                             | long quarters are                                            |
 * | `two_made` `three_made`     | side, player, other = assist; of each shot also where it was |
 * |                             | taken, in percent of the court: data.x (100 is the baseline  |
 * |                             | attacked) and data.y (50 is the middle), if the feed knows   |
 * | `two_missed` `three_missed` | side, player, other = who blocked it                         |
 * | `free_throws`               | side, player, data.made, data.attempts; the clock runs again |
 * | `rebound`                   | side, player, data.isOffensive                               |
 * | `turnover`                  | side, player, other = who stole it; else the clock stops     |
 * | `foul`                      | side, player, other = fouled; stops the clock                |
 * | `timeout`                   | side; stops the clock                                        |
 * | `clock_start`               | play goes on                                                 |
 * | `substitution`              | side, player comes on, other goes off                        |
 * | `score`                     | data.home, data.away: the score as a feed without plays knows it |
 */
import type { MatchState } from '#contract/match-state.ts'
import { correctScore } from '../shared/correct-score.ts'
import { createLiveRules, type LiveHandler } from '../shared/live-rules.ts'
import { addTimeline, emptyState } from '../shared/state.ts'
import { emptyStats } from '../shared/stats.ts'
import { basketballKeys } from './keys.ts'
import { clockStart, endPeriod, startPeriod, timeout } from './periods.ts'
import { foul, freeThrows, made, missed, rebound, substitution, turnover } from './plays.ts'

const percent = 'percent' as const

const initial = (): MatchState =>
  emptyState({
    stats: emptyStats(Object.keys(basketballKeys.stats), {
      field_goal_percent: percent,
      two_point_percent: percent,
      three_point_percent: percent,
      free_throw_percent: percent,
    }),
    playerColumns: Object.keys(basketballKeys.columns).filter((column) => column !== 'plus_minus'),
    chartKind: 'point_lead',
    board: {
      family: 'basketball',
      fouls: { home: 0, away: 0 },
      timeouts: { home: 7, away: 7 },
      isBonus: { home: false, away: false },
    },
  })

type BasketballHandler = LiveHandler<'basketball'>

const listed =
  (handler: BasketballHandler, isKey = false): BasketballHandler =>
  (state, event, board, contest) =>
    addTimeline(handler(state, event, board, contest), event, isKey)

export const basketballRules = createLiveRules({
  family: 'basketball',
  firstPhase: 'q1',
  initial,
  handlers: {
    period_start: listed(startPeriod),
    period_end: listed(endPeriod, true),
    two_made: made(2),
    three_made: made(3),
    two_missed: missed(2),
    three_missed: missed(3),
    free_throws: listed(freeThrows),
    rebound,
    turnover: listed(turnover),
    foul,
    timeout: listed(timeout),
    clock_start: clockStart,
    substitution: listed(substitution),
    score: (state, event, _board, contest) => correctScore(state, event, contest),
  },
})
