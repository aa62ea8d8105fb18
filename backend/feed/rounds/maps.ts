/** The frame of a series: choice of maps, halves, overtime, breaks. */
import type { MatchEvent } from '#contract/match-state.ts'
import { type LiveHandler, numberOf, textOf } from '../shared/live-rules.ts'
import { addScore, addTimeline, closePeriod, openPeriod } from '../shared/state.ts'
import type { RoundsBoard } from './board.ts'
import { emptyBoard } from './board.ts'
import { closeMap, setAgents } from './players.ts'
import { roundsTitle } from './titles.ts'

type RoundsHandler = LiveHandler<'rounds'>

export const mapBan: RoundsHandler = (state, event) => addTimeline({ ...state, phase: 'veto' }, event)

/** A picked map, or with nobody's name the decider. */
export const mapPick: RoundsHandler = (state, event, board) => {
  const name = textOf(event, 'map')
  if (!name) return state
  const entry = { name, home: 0, away: 0, ...(event.side ? { pickedBy: event.side } : {}) }
  return addTimeline({ ...state, phase: 'veto', board: { ...board, maps: [...board.maps, entry] } }, event)
}

export const readSide = (text: string | undefined): RoundsBoard['homeSide'] =>
  text === 'attack' || text === 'defence' ? text : undefined

export const mapStart: RoundsHandler = (state, event, board, contest) => {
  const map = numberOf(event, 'map', board.maps.filter(({ winner }) => winner).length + 1)
  if (state.periods.some(({ key }) => key === `m${map}`)) return state
  const name = textOf(event, 'name') ?? board.maps[map - 1]?.name ?? ''
  const maps = board.maps.slice()
  while (maps.length < map) maps.push({ name: '', home: 0, away: 0 })
  const entry = maps[map - 1]
  if (entry) maps[map - 1] = { ...entry, name }
  const opened = openPeriod(state, `m${map}`)
  const periods = opened.periods.map((period, index) =>
    name && index === opened.periods.length - 1 ? { ...period, note: name } : period,
  )
  return addTimeline(
    {
      ...opened,
      periods,
      players: setAgents(state.players, event.data ?? {}),
      phase: 'map',
      board: {
        ...emptyBoard(roundsTitle(contest.gameId), board.bestOf),
        map,
        maps,
        homeSide: readSide(textOf(event, 'homeSide')),
      },
    },
    withoutAgents(event),
  )
}

/** They are in the players' lines. */
const withoutAgents = (event: MatchEvent): MatchEvent =>
  event.data
    ? { ...event, data: Object.fromEntries(Object.entries(event.data).filter(([key]) => !/^agent\d+$/.test(key))) }
    : event

export const mapWon: RoundsHandler = (state, event, board) => {
  const { side } = event
  const map = board.maps[board.map - 1]
  if (!side || !map || map.winner) return state
  const maps = board.maps.slice()
  maps[board.map - 1] = { ...map, winner: side }
  return addTimeline(
    closePeriod({
      ...state,
      phase: 'map_break',
      score: addScore(state.score, side, 1),
      board: { ...board, maps },
      players: closeMap(state.players, board.map),
    }),
    event,
    true,
  )
}

const turnTo =
  (phase: string, isKey: boolean): RoundsHandler =>
  (state, event) =>
    addTimeline({ ...state, phase }, event, isKey)

export const halfTime = turnTo('half_time', false)
export const overtime = turnTo('overtime', true)
export const timeout: RoundsHandler = (state, event) => addTimeline(state, event)
