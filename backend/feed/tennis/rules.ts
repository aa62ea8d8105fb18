/**
 * Tennis as a fold: points make games, games make sets; the fold knows tie-breaks and whose serve it is.
 * `start`, `end` (with `side` when the other retires) and what every sport knows are in `../shared`.
 *
 * | type                          | fields                                                                     |
 * |-------------------------------|----------------------------------------------------------------------------|
 * | `serve`                       | side serves next; needed once, before the first point                      |
 * | `point`                       | side wins it, player, data.how = `ace` `double_fault` `winner`             |
 * |                               | `unforced_error` `forced_error`, data.isSecondServe                        |
 * | `game`                        | side wins it; for feeds without points                                     |
 * | `set`                         | side wins it, data.home, data.away = games; for feeds without games        |
 * | `challenge` `medical_timeout` | side, player                                                               |
 *
 * The timeline does not list points: it lists what a point brought about, as `ace`, `double_fault`, `game_won`,
 * `break_of_serve` or `set_won`.
 */
import type { MatchState } from '#contract/match-state.ts'
import { createLiveRules } from '../shared/live-rules.ts'
import { addTimeline, emptyState } from '../shared/state.ts'
import { emptyStats } from '../shared/stats.ts'
import { tennisKeys } from './keys.ts'
import { game, point, serve, set } from './points.ts'
import { LOVE } from './scoring.ts'

const percent = 'percent' as const

const initial = (): MatchState =>
  emptyState({
    stats: emptyStats(Object.keys(tennisKeys.stats), {
      first_serve_percent: percent,
      first_serve_won_percent: percent,
      second_serve_won_percent: percent,
    }),
    playerColumns: Object.keys(tennisKeys.columns),
    board: { family: 'tennis', points: LOVE, isTieBreak: false, sets: { home: 0, away: 0 } },
  })

export const tennisRules = createLiveRules({
  family: 'tennis',
  firstPhase: 's1',
  initial,
  handlers: {
    serve,
    point,
    game,
    set,
    challenge: (state, event) => addTimeline(state, event),
    medical_timeout: (state, event) => addTimeline(state, event),
  },
})
