/**
 * MMA: rounds, and a result by one of the known methods.
 *
 * | type                                              | fields                                             |
 * |---------------------------------------------------|----------------------------------------------------|
 * | `walk_in`                                         | `side`                                             |
 * | `round_start`                                     | `data.round?`                                      |
 * | `strikes`                                         | `data.homeStrikes` `awayStrikes` `homeControl?`     |
 * |                                                   | `awayControl?`: totals of the fight, control in s  |
 * |                                                   | `data.homeHead?` `homeBody?` `homeLegs?` and away's: |
 * |                                                   | where those strikes landed                          |
 * | `takedown` `knockdown` `submission_attempt`       | `side`                                             |
 * | `round_end`                                       | `data.home?` `away?`: points, of a feed with one card |
 * | `decision`                                        | the last round is over, the judges count           |
 * | `result`                                          | the fight is over: `side` (none: a draw),           |
 * |                                                   | `data.method`, `data.cards?`:                       |
 * |                                                   | `10-9 9-10|10-9 10-9|...`: a judge after the other, |
 * |                                                   | a round after the other; `data.judges?`: their      |
 * |                                                   | names, with `|` between                             |
 *
 * In the timeline the end of a round, and of the fight, tell strikes and control up to then, as `strikes` does.
 * `clock` is what is left of the round. The score is 1 for the winner; periods are judges' points: of three, the middle one's.
 */
import type { MatchEvent, MatchState, Period } from '#contract/match-state.ts'
import { createLiveRules, type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { addScore, addTimeline, closePeriod, emptyState, finishMatch, openPeriod, readClock } from '../shared/state.ts'
import { bumpStat, emptyStats, setStat, statOf } from '../shared/stats.ts'
import type { Contest } from '../types.ts'
import { combatKeys } from './keys.ts'
import { periodsOfCards, readCards } from './read-cards.ts'

type Handler = LiveHandler<'combat'>

export const DEFAULT_ROUNDS = 3
export const ROUND_SECONDS = 300

const initial = (contest: Contest): MatchState =>
  emptyState({
    chartKind: 'momentum',
    board: { family: 'combat', round: 0, rounds: contest.bestOf ?? DEFAULT_ROUNDS },
    stats: emptyStats(['significant_strikes', 'takedowns', 'knockdowns', 'submission_attempts', 'control_time'], {
      control_time: 'seconds',
    }),
  })

const roundStart: Handler = (state, event, board) => {
  const round = numberOf(event, 'round', state.periods.length + 1)
  const key = `r${round}`
  if (state.periods.some((period) => period.key === key)) return state
  const clock = readClock(event, event.clock ?? ROUND_SECONDS, true, 'down')
  return addTimeline({ ...openPeriod(state, key), phase: key, clock, board: { ...board, round } }, event)
}

/** A swing of the last minute, from how many more strikes one side landed than the other. */
const SWING = 7

const strikes: Handler = (state, event) => {
  const before = statOf(state.stats, 'significant_strikes')
  const control = statOf(state.stats, 'control_time')
  const home = numberOf(event, 'homeStrikes', before.home)
  const away = numberOf(event, 'awayStrikes', before.away)
  const swing = (home - before.home - (away - before.away)) * SWING
  const left = event.clock ?? 0
  const point = {
    t: state.periods.length * ROUND_SECONDS - left,
    value: Math.max(-100, Math.min(100, swing)),
    period: state.periods.at(-1)?.key,
  }
  const stats = setStat(state.stats, 'significant_strikes', home, away)
  return {
    ...state,
    stats: setStat(
      stats,
      'control_time',
      numberOf(event, 'homeControl', control.home),
      numberOf(event, 'awayControl', control.away),
    ),
    chart: [...state.chart, point],
  }
}

const count =
  (stat: string, isKey: boolean): Handler =>
  (state, event) =>
    event.side ? addTimeline({ ...state, stats: bumpStat(state.stats, stat, event.side) }, event, isKey) : state

/** Strikes and control of the fight so far, where the feed tells them. */
function totalsOf({ stats, chart }: MatchState): MatchEvent['data'] {
  if (chart.length === 0) return undefined
  const [hits, control] = [statOf(stats, 'significant_strikes'), statOf(stats, 'control_time')]
  return { homeStrikes: hits.home, awayStrikes: hits.away, homeControl: control.home, awayControl: control.away }
}

/** The event with what was landed up to it. */
function withTotals(state: MatchState, { data, ...event }: MatchEvent): MatchEvent {
  const all = { ...data, ...totalsOf(state) }
  return Object.keys(all).length > 0 ? { ...event, data: all } : event
}

const roundEnd: Handler = (state, event) => {
  const last = state.periods.at(-1)
  if (!last || last.isDone) return state
  const judged: Period = { ...last, home: numberOf(event, 'home', 0), away: numberOf(event, 'away', 0) }
  const next = closePeriod({ ...state, periods: [...state.periods.slice(0, -1), judged] })
  return addTimeline(
    { ...next, phase: 'round_break', clock: readClock(event, 0, false, 'down') },
    withTotals(state, event),
  )
}

const isMethod = (text: string | undefined): text is string =>
  text !== undefined && Object.hasOwn(combatKeys.events, text)

/** How far into the round a fight that the judges did not decide was over. */
function endOf({ periods }: MatchState, { clock }: MatchEvent): { endSeconds?: number } {
  return periods.at(-1)?.isDone === false && clock !== undefined ? { endSeconds: ROUND_SECONDS - clock } : {}
}

/** Ends the fight: a feed that says who won, and how, need not say that it is over. */
const result: Handler = (state, event, board) => {
  const said = textOf(event, 'method')
  const method = isMethod(said) ? said : event.side ? 'result' : 'draw'
  const closed = closePeriod(state)
  const cards = readCards(textOf(event, 'cards'), textOf(event, 'judges'), closed.periods.length)
  const next: MatchState = {
    ...closed,
    periods: periodsOfCards(closed.periods, cards),
    score: event.side ? addScore(state.score, event.side, 1) : state.score,
    board: { ...board, method, ...endOf(state, event), ...(cards.length > 0 ? { cards } : {}) },
    clock: state.clock ? readClock(event, event.clock ?? state.clock.seconds, false, 'down') : undefined,
  }
  const { data: _cards, ...told } = event
  const listed = addTimeline(next, withTotals(state, { ...told, type: method }), true)
  return finishMatch(listed, event, event.side ?? 'draw')
}

export const combatRules = createLiveRules({
  family: 'combat',
  initial,
  firstPhase: 'walk_in',
  handlers: {
    walk_in: (state, event) => addTimeline({ ...state, phase: 'walk_in' }, event),
    round_start: roundStart,
    strikes,
    takedown: count('takedowns', false),
    knockdown: count('knockdowns', true),
    submission_attempt: count('submission_attempts', false),
    round_end: roundEnd,
    decision: (state) => ({ ...state, phase: 'decision' }),
    result,
  },
})
