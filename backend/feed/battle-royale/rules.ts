/**
 * PUBG, PUBG Mobile and Naraka: two squads of a lobby, compared over a number of maps by their points.
 *
 * | type        | fields                                                                          |
 * |-------------|---------------------------------------------------------------------------------|
 * | `map_start` | `data.map?` `data.name?`                                                         |
 * | `kill`      | `side` `player` killed somebody; `other`: a player of the rival; `data.weapon?`  |
 * | `death`     | `side` lost `player` to another squad                                            |
 * | `zone`      | `data.circle`; `data.squads?`: how many are left in the lobby                    |
 * |             | `data.x?` `y?` `r?`: its middle and half its width, in percent of the map's square |
 * | `placed`    | `side` is out, or won the map, with `data.place`                                 |
 * | `map_end`   | one squad is left; `data.damage<id>`: damage of players on the map               |
 *
 * `kill`, `death` and `placed` may say where on the map that was, too: `data.x` from the left, `data.y` from above.
 * A kill is a point; places have the title's points. Score and periods are points; the board is of the
 * current map, where placement 0 means still in play. `maps` of a match is its `bestOf`.
 */
import type { MatchEvent, MatchState, PlayerLine, Side } from '#contract/match-state.ts'
import { createLiveRules, type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { startingLines } from '../shared/squad.ts'
import {
  addScore,
  addTimeline,
  addToPeriod,
  closePeriod,
  currentPeriod,
  emptyState,
  leaderOf,
  openPeriod,
  other,
  readClock,
} from '../shared/state.ts'
import { bumpPlayer, bumpStat, emptyStats, enterPlayer, setStat, statOf } from '../shared/stats.ts'
import { withoutPlace } from '../shared/without-place.ts'
import type { Contest } from '../types.ts'
import { battleRoyaleTitle, DEFAULT_MAPS, placementPoints } from './titles.ts'

type Handler = LiveHandler<'battle_royale'>

const COLUMNS = ['kills', 'deaths', 'damage']
const NOUGHT = { home: 0, away: 0 }

const everybody = (contest: Contest) => {
  const { squadSize } = battleRoyaleTitle(contest.gameId)
  return { home: squadSize, away: squadSize }
}

const initial = (contest: Contest): MatchState =>
  emptyState({
    chartKind: 'point_lead',
    board: {
      family: 'battle_royale',
      map: 1,
      maps: contest.bestOf ?? DEFAULT_MAPS,
      placement: NOUGHT,
      kills: NOUGHT,
      alive: everybody(contest),
    },
    stats: emptyStats(['kills', 'placement_points', 'maps_won', 'top_five', 'damage'], { damage: 'compact' }),
    playerColumns: COLUMNS,
    players: startingLines(contest, COLUMNS),
  })

const mapStart: Handler = (state, event, board, contest) => {
  const map = numberOf(event, 'map', state.periods.length + 1)
  const key = `m${map}`
  if (state.periods.some((period) => period.key === key)) return state
  const name = textOf(event, 'name')
  const opened = openPeriod(state, key)
  const periods = name ? opened.periods.map((one) => (one.key === key ? { ...one, note: name } : one)) : opened.periods
  return addTimeline(
    {
      ...opened,
      periods,
      phase: 'map',
      clock: readClock(event, event.clock ?? 0, true, 'up'),
      board: {
        family: 'battle_royale',
        map,
        maps: board.maps,
        placement: NOUGHT,
        kills: NOUGHT,
        alive: everybody(contest),
      },
    },
    event,
  )
}

/** Points for a side: in the score, in the map's period, and in the lead that the chart draws. */
function award(state: MatchState, event: MatchEvent, side: Side, points: number): MatchState {
  if (points === 0) return state
  const score = addScore(state.score, side, points)
  const period = state.periods.at(-1)?.key
  const point = { t: event.clock ?? state.chart.length + 1, value: score.home - score.away, period }
  return { ...addToPeriod(state, side, points), score, chart: [...state.chart, point] }
}

const lose = (players: PlayerLine[], player: number | undefined, side: Side): PlayerLine[] =>
  bumpPlayer(enterPlayer(players, player, side, COLUMNS), player, { deaths: 1 })

const kill: Handler = (state, event, board, contest) => {
  const { side } = event
  if (!side || !currentPeriod(state)) return state
  const rival = other(side)
  const isRivalDown = contest[rival].squad.some(({ id }) => id === event.other)
  let players = bumpPlayer(enterPlayer(state.players, event.player, side, COLUMNS), event.player, { kills: 1 })
  if (isRivalDown) players = lose(players, event.other, rival)
  const alive = isRivalDown ? { ...board.alive, [rival]: Math.max(0, board.alive[rival] - 1) } : board.alive
  const next: MatchState = {
    ...state,
    players,
    stats: bumpStat(state.stats, 'kills', side),
    board: { ...board, alive, kills: addScore(board.kills, side, 1) },
  }
  return addTimeline(award(next, event, side, 1), withoutPlace(event))
}

const death: Handler = (state, event, board) => {
  const { side } = event
  if (!side) return state
  const alive = { ...board.alive, [side]: Math.max(0, board.alive[side] - 1) }
  return addTimeline(
    { ...state, players: lose(state.players, event.player, side), board: { ...board, alive } },
    withoutPlace(event),
  )
}

const zone: Handler = (state, event, board) => {
  const squads = numberOf(event, 'squads', board.squads ?? 0)
  const circle = numberOf(event, 'circle', (board.zone ?? 0) + 1)
  return addTimeline(
    { ...state, board: { ...board, zone: circle, ...(squads > 0 ? { squads } : {}) } },
    withoutPlace(event),
  )
}

const placed: Handler = (state, event, board, contest) => {
  const { side } = event
  const place = numberOf(event, 'place', 0)
  if (!side || place < 1 || board.placement[side] > 0 || !currentPeriod(state)) return state
  const points = placementPoints(battleRoyaleTitle(contest.gameId), place)
  let stats = bumpStat(state.stats, 'placement_points', side, points)
  if (place === 1) stats = bumpStat(stats, 'maps_won', side)
  if (place <= 5) stats = bumpStat(stats, 'top_five', side)
  const alive = place === 1 ? board.alive : { ...board.alive, [side]: 0 }
  const placement = { ...board.placement, [side]: place }
  const squads = Math.min(board.squads ?? place, Math.max(1, place - 1))
  const next: MatchState = {
    ...state,
    stats,
    board: { ...board, alive, placement, ...(board.squads ? { squads } : {}) },
  }
  const told = withoutPlace(event)
  return addTimeline(award(next, event, side, points), place === 1 ? { ...told, type: 'map_won' } : told, place === 1)
}

const mapEnd: Handler = (state, event, board) => {
  if (!currentPeriod(state)) return state
  const damage = { home: 0, away: 0 }
  const players = state.players.map((line) => {
    const done = numberOf(event, `damage${line.player}`, 0)
    damage[line.side] += done
    return done > 0 ? { ...line, values: { ...line.values, damage: Number(line.values.damage) + done } } : line
  })
  const before = statOf(state.stats, 'damage')
  const stats = setStat(state.stats, 'damage', before.home + damage.home, before.away + damage.away)
  const left = board.squads ? { ...board, squads: 1 } : board
  const next = closePeriod({ ...state, players, stats, phase: 'map_break', board: left })
  const item: MatchEvent = { seq: event.seq, at: event.at, type: event.type, clock: event.clock }
  const seconds = event.clock ?? state.clock?.seconds ?? 0
  return addTimeline({ ...next, clock: readClock(event, seconds, false, 'up') }, item, true)
}

/** Points, then kills, then the last map. */
function winnerOf(state: MatchState): Side | 'draw' {
  const byPoints = leaderOf(state.score)
  if (byPoints !== 'draw') return byPoints
  const byKills = leaderOf(statOf(state.stats, 'kills'))
  return byKills === 'draw' ? leaderOf(state.periods.at(-1) ?? NOUGHT) : byKills
}

export const battleRoyaleRules = createLiveRules({
  family: 'battle_royale',
  initial,
  firstPhase: 'map_break',
  handlers: {
    map_start: mapStart,
    kill,
    death,
    zone,
    placed,
    map_end: mapEnd,
  },
  winnerOf,
})
