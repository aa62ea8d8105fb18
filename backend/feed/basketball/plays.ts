import type { ChartPoint, MatchEvent, MatchState, Side, Stat } from '#contract/match-state.ts'
import { type BoardOf, type LiveHandler, numberOf } from '../shared/live-rules.ts'
import { addScore, addTimeline, addToPeriod, leaderOf, other } from '../shared/state.ts'
import { bumpPlayer, bumpStat, bumpStats, percentOf, setStat, statOf } from '../shared/stats.ts'
import { elapsedOf, withClock } from './clock.ts'
import { countPlusMinus, countShots, enter, keepPlace, type ShotColumn } from './players.ts'

type BasketballHandler = LiveHandler<'basketball'>

const FOULS_TO_BONUS = 5

function refreshPercent(stats: Stat[], made: string, attempted: string, percent: string): Stat[] {
  const [part, whole] = [statOf(stats, made), statOf(stats, attempted)]
  return setStat(stats, percent, percentOf(part.home, whole.home), percentOf(part.away, whole.away))
}

const countFieldGoal = (stats: Stat[], side: Side, points: 2 | 3, made: 0 | 1): Stat[] => {
  const kind = points === 2 ? 'two_points' : 'three_points'
  const percent = points === 2 ? 'two_point_percent' : 'three_point_percent'
  const all = bumpStats(stats, side, {
    field_goals_made: made,
    field_goals_attempted: 1,
    [`${kind}_made`]: made,
    [`${kind}_attempted`]: 1,
  })
  const rated = refreshPercent(all, 'field_goals_made', 'field_goals_attempted', 'field_goal_percent')
  return refreshPercent(rated, `${kind}_made`, `${kind}_attempted`, percent)
}

const columnsOf = (points: 2 | 3): ShotColumn[] => ['field_goals', points === 3 ? 'three_points' : 'two_points']

/** Puts points on the board: score, period, chart of the lead, biggest lead. */
function addPoints(state: MatchState, event: MatchEvent, side: Side, points: number): MatchState {
  if (points === 0) return state
  const score = addScore(state.score, side, points)
  const lead = score.home - score.away
  const biggest = statOf(state.stats, 'biggest_lead')
  const point: ChartPoint = { t: elapsedOf(state, event), value: lead }
  const period = state.periods.at(-1)?.key
  if (period) point.period = period
  return {
    ...withPlusMinus(addToPeriod(state, side, points), side, points),
    score,
    chart: [...state.chart, point],
    stats: setStat(state.stats, 'biggest_lead', Math.max(biggest.home, lead), Math.max(biggest.away, -lead)),
  }
}

/** Where both fives are known. */
function withPlusMinus(state: MatchState, side: Side, points: number): MatchState {
  const { board, playerColumns: columns, players } = state
  if (board?.family !== 'basketball' || !board.onCourt) return state
  return {
    ...state,
    players: countPlusMinus(players, board.onCourt, side, points),
    playerColumns: columns.includes('plus_minus') ? columns : [...columns, 'plus_minus'],
  }
}

/** Late in the game, a basket after which somebody else leads, or nobody. */
function isTurningPoint(before: MatchState, after: MatchState, event: MatchEvent): boolean {
  const isLate = after.periods.length >= 4 && (event.clock ?? Number.POSITIVE_INFINITY) <= 120
  return isLate && leaderOf(before.score) !== leaderOf(after.score)
}

export const made =
  (points: 2 | 3): BasketballHandler =>
  (state, event) => {
    const { side } = event
    if (!side) return state
    const scored = addPoints(withClock(state, event, true), event, side, points)
    const shots = { made: 1, attempts: 1, points }
    const counted = countShots(scored.players, event.player, columnsOf(points), shots)
    const players = keepPlace(counted, event, `+${points}`)
    const stats = countFieldGoal(scored.stats, side, points, 1)
    const next: MatchState = {
      ...scored,
      serving: other(side),
      stats: event.other === undefined ? stats : bumpStat(stats, 'assists', side),
      players: bumpPlayer(players, event.other, { assists: 1 }),
    }
    return addTimeline(next, event, isTurningPoint(state, next, event))
  }

export const missed =
  (points: 2 | 3): BasketballHandler =>
  (state, event) => {
    const { side } = event
    if (!side) return state
    const shots = { made: 0, attempts: 1, points: 0 }
    const counted = countShots(state.players, event.player, columnsOf(points), shots)
    const players = keepPlace(counted, event, `-${points}`)
    const stats = countFieldGoal(state.stats, side, points, 0)
    return {
      ...withClock(state, event, true),
      stats: event.other === undefined ? stats : bumpStat(stats, 'blocks', other(side)),
      players: bumpPlayer(players, event.other, { blocks: 1 }),
    }
  }

export const freeThrows: BasketballHandler = (state, event) => {
  const { side } = event
  if (!side) return state
  const attempts = Math.max(0, numberOf(event, 'attempts', 1))
  const made = Math.min(attempts, Math.max(0, numberOf(event, 'made', 0)))
  const scored = addPoints(withClock(state, event, true), event, side, made)
  const stats = bumpStats(scored.stats, side, { free_throws_made: made, free_throws_attempted: attempts })
  return {
    ...scored,
    serving: other(side),
    stats: refreshPercent(stats, 'free_throws_made', 'free_throws_attempted', 'free_throw_percent'),
    players: countShots(scored.players, event.player, ['free_throws'], { made, attempts, points: made }),
  }
}

export const rebound: BasketballHandler = (state, event) => {
  if (!event.side) return state
  const kind = event.data?.isOffensive === true ? 'offensive_rebounds' : 'defensive_rebounds'
  return {
    ...withClock(state, event, true),
    serving: event.side,
    stats: bumpStats(state.stats, event.side, { rebounds: 1, [kind]: 1 }),
    players: bumpPlayer(state.players, event.player, { rebounds: 1 }),
  }
}

export const turnover: BasketballHandler = (state, event) => {
  if (!event.side) return state
  const stats = bumpStat(state.stats, 'turnovers', event.side)
  const players = bumpPlayer(state.players, event.player, { turnovers: 1 })
  return {
    ...withClock(state, event, event.other !== undefined),
    serving: other(event.side),
    stats: event.other === undefined ? stats : bumpStat(stats, 'steals', other(event.side)),
    players: bumpPlayer(players, event.other, { steals: 1 }),
  }
}

export const foul: BasketballHandler = (state, event, board) => {
  const stopped = withClock(state, event, false)
  if (!event.side) return stopped
  const fouls = addScore(board.fouls, event.side, 1)
  return {
    ...stopped,
    board: { ...board, fouls, isBonus: { home: fouls.away >= FOULS_TO_BONUS, away: fouls.home >= FOULS_TO_BONUS } },
    stats: bumpStat(state.stats, 'fouls', event.side),
    players: bumpPlayer(state.players, event.player, { fouls: 1 }),
  }
}

/** Who comes on takes the place of who goes off. */
function changeCourt(board: BoardOf<'basketball'>, { side, player, other }: MatchEvent): BoardOf<'basketball'> {
  if (!board.onCourt || !side || player === undefined) return board
  const five = board.onCourt[side].map((id) => (id === other ? player : id))
  return { ...board, onCourt: { ...board.onCourt, [side]: five } }
}

export const substitution: BasketballHandler = (state, event, board) => ({
  ...withClock(state, event, state.clock?.isRunning ?? false),
  players: enter(state, event.player, event.side),
  board: changeCourt(board, event),
})
