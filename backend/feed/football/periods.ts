import type { MatchEvent, MatchState } from '#contract/match-state.ts'
import type { Handler } from '../shared/rules.ts'
import {
  addScore,
  addToPeriod,
  closePeriod,
  finishMatch,
  leaderOf,
  openPeriod,
  readClock,
  startMatch,
} from '../shared/state.ts'
import { clockOf, countMinutes, firstLines, settleRatings } from './players.ts'

/** Without line-ups the only columns are those that goals tell. */
export const kickOff: Handler = (state, event, contest) => ({
  ...openPeriod(startMatch(state, event, 'first_half'), 'h1'),
  playerColumns: contest.home.squad.length + contest.away.squad.length > 0 ? state.playerColumns : [],
  clock: readClock(event, event.clock ?? 0, true, 'up'),
  players: firstLines(contest, state.playerColumns),
})

/** `seconds`: what the clock starts from; the shoot-out has no clock. */
export const startPeriod =
  (period: string, phase: string, seconds?: number): Handler =>
  (state, event) => {
    const opened: MatchState = { ...openPeriod(state, period), phase, status: 'live' }
    if (seconds !== undefined) return { ...opened, clock: readClock(event, event.clock ?? seconds, true, 'up') }
    const { clock: _clock, ...rest } = opened
    return rest.board?.family === 'football'
      ? { ...rest, board: { ...rest.board, penalties: { home: 0, away: 0 }, kicks: { home: [], away: [] } } }
      : rest
  }

export const stopPeriod =
  (phase: string): Handler =>
  (state, event) => {
    const seconds = clockOf(state, event.clock)
    const counted = countMinutes(state, seconds)
    return { ...closePeriod(counted), phase, clock: readClock(event, seconds, false, 'up') }
  }

export const addedTime: Handler = (state, event) =>
  state.clock && typeof event.data?.minutes === 'number'
    ? { ...state, clock: { ...state.clock, addedMinutes: event.data.minutes } }
    : state

export const shootoutKick =
  (goals: 0 | 1): Handler =>
  (state, event) => {
    const { side } = event
    if (!side || state.board?.family !== 'football') return state
    const { penalties = { home: 0, away: 0 }, kicks = { home: [], away: [] } } = state.board
    return {
      ...addToPeriod(state, side, goals),
      board: {
        ...state.board,
        penalties: addScore(penalties, side, goals),
        kicks: { ...kicks, [side]: [...kicks[side], goals === 1] },
      },
    }
  }

/** A shoot-out of which only the sums are known: who took which kick is not. */
function withSums(state: MatchState, { data = {} }: MatchEvent): MatchState {
  const { penaltiesHome: home, penaltiesAway: away } = data
  if (typeof home !== 'number' || typeof away !== 'number' || state.board?.family !== 'football') return state
  const { kicks: _kicks, ...board } = state.board
  const periods = state.periods.map((period) => (period.key === 'pens' ? { ...period, home, away } : period))
  return { ...state, periods, board: { ...board, penalties: { home, away } } }
}

export const end: Handler = (before, event, contest) => {
  const state = withSums(before, event)
  const penalties = state.board?.family === 'football' ? state.board.penalties : undefined
  const leader = leaderOf(state.score)
  const counted = state.clock ? countMinutes(state, clockOf(state, event.clock)) : state
  const ahead = leader === 'draw' && penalties ? leaderOf(penalties) : leader
  // Where one side gave up or did not appear, the feed says whose the match is.
  const finished = finishMatch(counted, event, event.data?.by === undefined ? ahead : (event.side ?? ahead))
  if (finished.clock && event.clock !== undefined) finished.clock = { ...finished.clock, seconds: event.clock }
  return { ...finished, players: settleRatings(finished, contest) }
}
