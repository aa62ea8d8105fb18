/**
 * Volleyball, badminton and table tennis: points inside sets, and sets inside a match.
 *
 * | type        | fields                                                                          |
 * |-------------|---------------------------------------------------------------------------------|
 * | `set_start` | `data.set?` `data.serving?` (`home` `away`)                                      |
 * | `point`     | `side` won it; `player?`; `data.how?` as the title's table; `data.serving?` next |
 * |             | `data.x?` `data.y?`: where the rally ended, in percent of the court as its     |
 * |             | winner plays (`x` 50: the net, 100: the loser's back line); errors may be off it |
 * | `timeout`   | `side`                                                                          |
 * | `set_won`   | `side`                                                                          |
 *
 * In badminton and table tennis, where a set is a game, the timeline has `game_start` and `game_won` instead. The
 * chart is the lead in points of the set under way.
 */
import type { MatchEvent, MatchState, Side } from '#contract/match-state.ts'
import { createLiveRules, type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { startingLines } from '../shared/squad.ts'
import {
  addScore,
  addTimeline,
  addToPeriod,
  closePeriod,
  currentPeriod,
  emptyState,
  openPeriod,
} from '../shared/state.ts'
import { bumpPlayer, bumpStat, emptyStats, enterPlayer, setStat, statOf } from '../shared/stats.ts'
import { withoutPlace } from '../shared/without-place.ts'
import type { Contest } from '../types.ts'
import { stakeOf } from './set-score.ts'
import { type SetsTitle, setsTitle } from './titles.ts'

type SetsHandler = LiveHandler<'sets'>

const columnsOf = (contest: Contest): string[] =>
  contest.home.squad.length > 1 ? ['points', 'attack_points', 'blocks', 'aces'] : []

function initial(contest: Contest): MatchState {
  const title = setsTitle(contest.gameId)
  const columns = columnsOf(contest)
  const nought = { home: 0, away: 0 }
  return emptyState({
    chartKind: 'point_lead',
    board: { family: 'sets', points: nought, sets: nought, bestOf: contest.bestOf ?? title.bestOf },
    stats: emptyStats(title.stats),
    playerColumns: columns,
    players: columns.length > 0 ? startingLines(contest, columns) : [],
  })
}

const readServing = (event: MatchEvent): Side | undefined => {
  const said = textOf(event, 'serving')
  return said === 'home' || said === 'away' ? said : undefined
}

const setStart: SetsHandler = (state, event, board, { gameId }) => {
  const set = numberOf(event, 'set', board.sets.home + board.sets.away + 1)
  const { unit } = setsTitle(gameId)
  const key = `${unit[0]}${set}`
  if (state.periods.some((period) => period.key === key)) return state
  return addTimeline(
    {
      ...openPeriod(state, key),
      phase: key,
      serving: readServing(event),
      board: { ...board, points: { home: 0, away: 0 } },
    },
    { ...event, type: `${unit}_start` },
  )
}

/** Points of one side in a row up to now, this one included. */
function runOf(state: MatchState, side: Side): number {
  const period = state.periods.at(-1)?.key
  let run = 1
  for (let index = state.timeline.length - 1; index >= 0; index--) {
    const item = state.timeline[index]
    if (item?.type === 'timeout') continue
    if (item?.side !== side || item.period !== period) break
    run++
  }
  return run
}

function countPoint(state: MatchState, event: MatchEvent, side: Side, title: SetsTitle): MatchState['stats'] {
  const how = textOf(event, 'how')
  const stat = title.ways.find((way) => way.how === how)?.stat
  let stats = bumpStat(state.stats, 'points_won', side)
  if (stat) stats = bumpStat(stats, stat, side)
  if (state.serving === side) stats = bumpStat(stats, 'points_on_serve', side)
  const run = runOf(state, side)
  const longest = statOf(stats, 'longest_run')
  if (run <= longest[side]) return stats
  return setStat(stats, 'longest_run', side === 'home' ? run : longest.home, side === 'away' ? run : longest.away)
}

const point: SetsHandler = (state, event, board, contest) => {
  const { side } = event
  if (!side) return state
  const title = setsTitle(contest.gameId)
  const open = currentPeriod(state) ? state : setStart(state, { ...event, type: 'set_start', data: {} }, board, contest)
  const held = open.board?.family === 'sets' ? open.board : board
  const points = addScore(held.points, side, 1)
  const scored = addToPeriod(open, side, 1)
  const stat = title.ways.find((way) => way.how === textOf(event, 'how') && !way.isError)?.stat
  const players = enterPlayer(
    state.players,
    state.playerColumns.length > 0 ? event.player : undefined,
    side,
    state.playerColumns,
  )
  const { stake: _stake, ...rest } = held
  const stake = stakeOf(title, points, held)
  const next: MatchState = {
    ...scored,
    board: { ...rest, points, ...(stake ? { stake } : {}) },
    serving: readServing(event) ?? (title.serve === 'winner' ? side : state.serving),
    stats: countPoint(open, event, side, title),
    players: bumpPlayer(players, event.player, stat ? { points: 1, [stat]: 1 } : {}),
    chart: [
      ...state.chart,
      { t: state.chart.length + 1, value: points.home - points.away, period: scored.periods.at(-1)?.key },
    ],
  }
  const told = withoutPlace(event)
  return addTimeline(next, textOf(event, 'how') === 'ace' ? { ...told, type: 'ace' } : told)
}

const setWon: SetsHandler = (state, event, { stake: _stake, ...board }, { gameId }) => {
  const { side } = event
  if (!side || !currentPeriod(state)) return state
  const score = addScore(state.score, side, 1)
  const { unit } = setsTitle(gameId)
  return addTimeline(
    closePeriod({ ...state, phase: `${unit}_break`, score, board: { ...board, sets: score } }),
    { ...event, type: `${unit}_won` },
    true,
  )
}

export const setsRules = createLiveRules({
  family: 'sets',
  initial,
  firstPhase: ({ gameId }) => `${setsTitle(gameId).unit[0]}1`,
  handlers: {
    set_start: setStart,
    point,
    set_won: setWon,
    timeout: (state, event) => addTimeline(state, event),
  },
})
