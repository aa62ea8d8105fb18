import type { Play } from '#contract/match-plays.ts'
import type { Score, Side } from '#contract/match-state.ts'
import { numberIn, type Point } from './drawing.tsx'

/** On the square of the map, which is 100 by 100. */
export interface Zone extends Point {
  r: number
}

export interface LobbyMark extends Point {
  seq: number
  side: Side
  type: 'kill' | 'death' | 'placed'
}

export interface LobbyScene {
  seq: number
  type: string
  side?: Side
  map: number
  /** How often the zone has shrunk. */
  circle: number
  /** Its circles so far, the newest last; none where the feed has no places. */
  zones: Zone[]
  /** Squads of the lobby still in play, and the most that are known to have been. */
  squads?: number
  lobby: number
  /** Players still in play, and with how many each squad began. */
  alive: Score
  squad: Score
  /** 0: still in play. */
  placement: Score
  kills: Score
  marks: LobbyMark[]
  /** Nobody is on a map. */
  isBreak: boolean
  winner?: Side
  /** The map is over, and neither of both squads has won it. */
  isWonByOther: boolean
}

const NOUGHT: Score = { home: 0, away: 0 }
const MARKS = new Map<string, LobbyMark['type']>(
  Object.entries({ kill: 'kill', death: 'death', placed: 'placed', map_won: 'placed' } as const),
)

const boardOf = (play: Play | undefined) => (play?.board?.family === 'battle_royale' ? play.board : undefined)

function zoneIn(play: Play): Zone | undefined {
  const [x, y, r] = [numberIn(play, 'x'), numberIn(play, 'y'), numberIn(play, 'r')]
  return play.type !== 'zone' || x === undefined || y === undefined || r === undefined ? undefined : { x, y, r }
}

function markIn(play: Play): LobbyMark | undefined {
  const [type, x, y, { side, seq }] = [MARKS.get(play.type), numberIn(play, 'x'), numberIn(play, 'y'), play]
  return type && side && x !== undefined && y !== undefined ? { seq, side, type, x, y } : undefined
}

/** What the map shows after a play: the plays up to it decide, and nothing else. */
export function lobbyScene(plays: readonly Play[], index: number): LobbyScene {
  const past = plays.slice(0, index + 1)
  const now = past.at(-1)
  const start = past.findLastIndex(({ type }) => type === 'map_start')
  const ofMap = start < 0 ? [] : past.slice(start)
  const board = boardOf(now)
  const told = ofMap.map((play) => Math.max(numberIn(play, 'squads') ?? 0, numberIn(play, 'place') ?? 0))
  const squads = board?.squads
  const placement = board?.placement ?? NOUGHT
  const won = ofMap.find(({ type, data }) => MARKS.get(type) === 'placed' && data?.place === 1)
  return {
    seq: now?.seq ?? 0,
    type: now?.type ?? '',
    map: board?.map ?? 1,
    circle: board?.zone ?? ofMap.filter(({ type }) => type === 'zone').length,
    zones: ofMap.flatMap((play) => zoneIn(play) ?? []),
    lobby: Math.max(0, squads ?? 0, ...told),
    alive: board?.alive ?? NOUGHT,
    squad: boardOf(ofMap[0])?.alive ?? NOUGHT,
    placement,
    kills: board?.kills ?? NOUGHT,
    marks: ofMap.flatMap((play) => markIn(play) ?? []),
    isBreak: start < 0 || ofMap.some(({ type }) => type === 'map_end' || type === 'end'),
    isWonByOther: ofMap.some(({ type }) => type === 'map_end') && placement.home > 1 && placement.away > 1,
    ...(now?.side ? { side: now.side } : {}),
    ...(squads === undefined ? {} : { squads }),
    ...(won?.side ? { winner: won.side } : {}),
  }
}
