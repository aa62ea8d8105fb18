import type { MatchEvent, MatchState, Side } from '#contract/match-state.ts'
import type { Handler } from '../shared/rules.ts'
import { addScore } from '../shared/state.ts'
import { bumpPlayer, bumpStat, bumpStats, setStat } from '../shared/stats.ts'
import { knownOnly } from './known-figures.ts'
import { clockOf, countMinutes, enter } from './players.ts'

function bumpBoard(state: MatchState, key: 'redCards' | 'yellowCards' | 'corners', side: Side): MatchState {
  const { board } = state
  return board?.family === 'football'
    ? { ...state, board: { ...board, [key]: addScore(board[key] ?? { home: 0, away: 0 }, side, 1) } }
    : state
}

export const corner: Handler = (state, event) =>
  event.side
    ? { ...bumpBoard(state, 'corners', event.side), stats: bumpStat(state.stats, 'corners', event.side) }
    : state

export const offside: Handler = (state, event) =>
  event.side ? { ...state, stats: bumpStat(state.stats, 'offsides', event.side) } : state

export const foul: Handler = (state, event) =>
  event.side
    ? {
        ...state,
        stats: bumpStat(state.stats, 'fouls', event.side),
        players: bumpPlayer(state.players, event.player, { fouls: 1 }),
      }
    : state

const CARDS = {
  yellow: { yellow_cards: 1, rating: -0.3 },
  second_yellow: { yellow_cards: 1, red_cards: 1, rating: -1 },
  red: { red_cards: 1, rating: -1.5 },
} as const

/** A second yellow counts as a yellow and as a red. */
export const card =
  (kind: keyof typeof CARDS): Handler =>
  (state, event) => {
    const { side } = event
    if (!side) return state
    const { rating, ...cards } = CARDS[kind]
    const shown = 'yellow_cards' in cards ? bumpBoard(state, 'yellowCards', side) : state
    return {
      ...('red_cards' in cards ? bumpBoard(shown, 'redCards', side) : shown),
      stats: bumpStats(state.stats, side, cards),
      players: bumpPlayer(state.players, event.player, { ...cards, rating }),
    }
  }

export const substitution: Handler = (state, event) => ({ ...state, players: enter(state, event.player, event.side) })

const numberOf = (event: MatchEvent, key: string): number | undefined => {
  const value = event.data?.[key]
  return typeof value === 'number' ? value : undefined
}

/** The minute that went by: possession, attacks, passes, a point of the momentum chart, minutes played. */
export const flow: Handler = (state, event) => {
  let { stats } = state
  for (const side of ['home', 'away'] as const)
    stats = bumpStats(
      stats,
      side,
      knownOnly(stats, {
        attacks: numberOf(event, `${side}Attacks`) ?? 0,
        dangerous_attacks: numberOf(event, `${side}Dangerous`) ?? 0,
        passes: numberOf(event, `${side}Passes`) ?? 0,
      }),
    )
  const possession = numberOf(event, 'possession')
  if (possession !== undefined) stats = setStat(stats, 'possession', possession, 100 - possession)
  const [home, away] = [numberOf(event, 'homeAccuracy'), numberOf(event, 'awayAccuracy')]
  if (home !== undefined && away !== undefined) stats = setStat(stats, 'pass_accuracy', home, away)
  const clock = clockOf(state, event.clock)
  const point = { t: clock, value: numberOf(event, 'value') ?? 0, period: state.periods.at(-1)?.key ?? 'h1' }
  const next: MatchState = { ...state, stats, chart: [...state.chart, point] }
  if (state.clock?.isRunning) next.clock = { ...state.clock, seconds: clock, at: event.at }
  return Math.round(clock / 60) % 5 === 0 ? countMinutes(next, clock) : next
}
