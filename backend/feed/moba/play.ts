/** What happens on a map. */
import type { MatchEvent, MatchState, Side } from '#contract/match-state.ts'
import { type LiveHandler, numberOf } from '../shared/live-rules.ts'
import { addScore, addTimeline, addToPeriod, other, readClock } from '../shared/state.ts'
import { bumpStat, setStat } from '../shared/stats.ts'
import type { MobaBoard } from './board.ts'
import { countKill, readEarnings, withRates } from './players.ts'

type MobaHandler = LiveHandler<'moba'>

const period = (state: MatchState): string | undefined => state.periods.at(-1)?.key

/** The map's clock runs by itself; a reading that fits it changes nothing. */
function keepClock(state: MatchState, event: MatchEvent): MatchState['clock'] {
  const { clock } = state
  if (event.clock === undefined) return clock
  if (!clock) return readClock(event, event.clock, true, 'up')
  const shown = clock.seconds + (clock.isRunning ? (Date.parse(event.at) - Date.parse(clock.at)) / 1000 : 0)
  return Math.abs(shown - event.clock) < 2 ? clock : readClock(event, event.clock, clock.isRunning, 'up')
}

/** The race to five and to ten kills on this map, when this kill decides it. */
const raceWon = (board: MobaBoard, side: Side): 'five_kills' | 'ten_kills' | undefined => {
  const reached = board.kills[side] + 1
  const rival = board.kills[other(side)]
  if (reached === 5 && rival < 5) return 'five_kills'
  return reached === 10 && rival < 10 ? 'ten_kills' : undefined
}

export const kill: MobaHandler = (state, event, board) => {
  const { side } = event
  if (!side) return state
  const isFirst = !board.firstBlood
  const kills = addScore(board.kills, side, 1)
  const map = board.maps.at(-1)
  const maps = map && !map.winner ? [...board.maps.slice(0, -1), { ...map, kills }] : board.maps
  const race = raceWon(board, side)
  let stats = bumpStat(state.stats, 'kills', side)
  if (isFirst) stats = bumpStat(stats, 'first_blood', side)
  if (race) stats = bumpStat(stats, race, side)
  const next: MatchState = {
    ...addToPeriod(state, side, 1),
    board: { ...board, kills, maps, ...(isFirst ? { firstBlood: side } : {}) },
    stats,
    players: countKill(state.players, event, side),
    clock: keepClock(state, event),
  }
  return addTimeline(next, isFirst ? { ...event, type: 'first_blood' } : event, isFirst)
}

export const tower: MobaHandler = (state, event, board) => {
  const { side } = event
  if (!side) return state
  const isFirst = !board.firstTower
  const stats = bumpStat(state.stats, 'towers', side)
  const next: MatchState = {
    ...state,
    board: { ...board, towers: addScore(board.towers, side, 1), ...(isFirst ? { firstTower: side } : {}) },
    stats: isFirst ? bumpStat(stats, 'first_tower', side) : stats,
    clock: keepClock(state, event),
  }
  return addTimeline(next, isFirst ? { ...event, type: 'first_tower' } : event, isFirst)
}

const KEY_OBJECTIVES = new Set(['barons', 'roshans', 'lords', 'overlords', 'dark_slayers'])

/** An objective the title's scoreboard does not know is added to it. */
export const objective =
  (key: string): MobaHandler =>
  (state, event, board) => {
    const { side } = event
    if (!side) return state
    const isKnown = board.objectives.some((entry) => entry.key === key)
    const listed = isKnown ? board.objectives : [...board.objectives, { key, home: 0, away: 0 }]
    const objectives = listed.map((entry) => (entry.key === key ? { ...entry, [side]: entry[side] + 1 } : entry))
    const next: MatchState = {
      ...state,
      board: { ...board, objectives },
      stats: bumpStat(state.stats, key, side),
      clock: keepClock(state, event),
    }
    return addTimeline(next, event, KEY_OBJECTIVES.has(key))
  }

export const economy: MobaHandler = (state, event, board) => {
  const home = numberOf(event, 'homeGold', board.gold.home)
  const away = numberOf(event, 'awayGold', board.gold.away)
  const homeExperience = numberOf(event, 'homeExperience', -1)
  const awayExperience = numberOf(event, 'awayExperience', -1)
  const stats = setStat(state.stats, 'gold', home, away)
  const hasExperience = homeExperience >= 0 && awayExperience >= 0
  return {
    ...state,
    board: { ...board, gold: { home, away } },
    stats: hasExperience ? setStat(stats, 'experience', homeExperience, awayExperience) : stats,
    chart: [...state.chart, { t: event.clock ?? state.chart.length * 60, value: home - away, period: period(state) }],
    clock: keepClock(state, event),
  }
}

export const playerEconomy: MobaHandler = (state, event) => {
  const players = readEarnings(state.players, event)
  return { ...state, players, playerColumns: withRates(state.playerColumns, players) }
}

const turnClock =
  (isRunning: boolean): MobaHandler =>
  (state, event) => {
    if (!state.clock || state.clock.isRunning === isRunning) return state
    const ran = state.clock.isRunning ? (Date.parse(event.at) - Date.parse(state.clock.at)) / 1000 : 0
    const seconds = event.clock ?? Math.round(state.clock.seconds + ran)
    return addTimeline({ ...state, clock: readClock(event, seconds, isRunning, 'up') }, event)
  }

export const pause = turnClock(false)
export const resume = turnClock(true)
