import type { MatchEvent, MatchState, TimelineItem } from '#contract/match-state.ts'
import type { Handler } from '../shared/rules.ts'
import { addScore, addToPeriod, other } from '../shared/state.ts'
import { bumpPlayer, bumpStat, bumpStats } from '../shared/stats.ts'
import { knownOnly } from './known-figures.ts'
import { bumpKnown, credit } from './players.ts'

type Goal = Pick<MatchEvent | TimelineItem, 'type' | 'side' | 'player' | 'other' | 'data'>

const xgOf = (event: Pick<Goal, 'data'>): number => (typeof event.data?.xg === 'number' ? event.data.xg : 0)

/** Counts a goal (`sign` 1) or takes it back (-1): score, period, shots, scorer and assist. */
function countGoal(state: MatchState, goal: Goal, sign: 1 | -1): MatchState {
  const { side } = goal
  if (!side) return state
  const isOwn = goal.type === 'own_goal'
  const known = credit(state, goal.player, isOwn ? other(side) : side, 'goals')
  const scored = { ...addToPeriod(known, side, sign), score: addScore(state.score, side, sign) }
  if (isOwn) return { ...scored, players: bumpKnown(known.players, goal.player, { rating: -sign }) }
  const assisted = credit(scored, goal.other, side, 'assists')
  const scorer = { goals: sign, shots: sign, shots_on_target: sign, rating: sign }
  const players = bumpKnown(assisted.players, goal.player, scorer)
  const counted = { shots: sign, shots_on_target: sign, expected_goals: sign * xgOf(goal) }
  return {
    ...assisted,
    stats: bumpStats(state.stats, side, knownOnly(state.stats, counted)),
    players: bumpKnown(players, goal.other, { assists: sign, rating: 0.6 * sign }),
  }
}

export const goal: Handler = (state, event) => countGoal(state, event, 1)

const GOALS = new Set(['goal', 'own_goal', 'penalty_goal'])

/** Takes the goal back and leaves it in the timeline, marked `data.isCancelled` and no longer a key moment. */
export const cancelGoal: Handler = (state, event) => {
  const index = state.timeline.findLastIndex(
    (item) =>
      GOALS.has(item.type) &&
      item.side === event.side &&
      !item.data?.isCancelled &&
      (event.data?.goal === undefined || event.data.goal === item.seq),
  )
  const item = state.timeline[index]
  if (!item) return state
  const timeline = state.timeline.slice()
  timeline[index] = { ...item, isKey: false, data: { ...item.data, isCancelled: true } }
  return { ...countGoal(state, item, -1), timeline }
}

/** `on`: where the shot went, besides being a shot. */
export const shot =
  (on: 'shots_on_target' | 'shots_off_target' | 'shots_blocked'): Handler =>
  (state, event) => {
    if (!event.side) return state
    const isSaved = on === 'shots_on_target'
    const counted = knownOnly(state.stats, { shots: 1, [on]: 1, expected_goals: xgOf(event) })
    const stats = bumpStats(state.stats, event.side, counted)
    const shooter: Record<string, number> = isSaved ? { shots: 1, shots_on_target: 1, rating: 0.1 } : { shots: 1 }
    const players = bumpPlayer(state.players, event.player, shooter)
    return isSaved
      ? {
          ...state,
          stats: bumpStat(stats, 'saves', other(event.side)),
          players: bumpPlayer(players, event.other, { saves: 1, rating: 0.2 }),
        }
      : { ...state, stats, players }
  }

export const missedPenalty: Handler = (state, event, contest) => {
  const missed = shot(event.other === undefined ? 'shots_off_target' : 'shots_on_target')(state, event, contest)
  return { ...missed, players: bumpPlayer(missed.players, event.player, { rating: -0.6 }) }
}
