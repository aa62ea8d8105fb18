import type { Play, PlayBoard } from '#contract/match-plays.ts'
import type { Side } from '#contract/match-state.ts'

export type Down = Extract<PlayBoard, { family: 'american_football' }>

const FIELD = 100
/** Half of an end zone. */
const IN_THE_END_ZONE = 5

export interface AmericanFootballScene {
  seq: number
  type: string
  side?: Side
  offence?: Side
  board?: Down
  /** Yards from home's goal line: where the ball was, and where the play left it. */
  from?: number
  to: number
  /** It went through the air. */
  isAir: boolean
  points: number
}

const AIR = /^(pass|incomplete|punt|kick_off|field_goal|field_goal_missed|interception|extra_point|extra_point_missed)$/
const INTO_THE_END_ZONE = /^(touchdown|two_point|field_goal|extra_point)$/

const boardOf = (play: Play | undefined): Down | undefined =>
  play?.board?.family === 'american_football' ? play.board : undefined

/** What the field shows after a play: the plays up to it decide, and nothing else. */
export function americanFootballScene(plays: readonly Play[], index: number): AmericanFootballScene {
  const [now, before] = [plays[index], plays[index - 1]]
  const [board, last] = [boardOf(now), boardOf(before)]
  const side = now?.side
  const end = side === 'home' ? FIELD + IN_THE_END_ZONE : -IN_THE_END_ZONE
  const type = now?.type ?? ''
  const gained = side && now.score && before?.score ? now.score[side] - before.score[side] : 0
  return {
    seq: now?.seq ?? 0,
    type,
    to: INTO_THE_END_ZONE.test(type) && side ? end : (board?.yardLine ?? FIELD / 2),
    isAir: AIR.test(type),
    points: Math.max(0, gained),
    ...(side ? { side } : {}),
    ...(now?.serving ? { offence: now.serving } : {}),
    ...(board ? { board } : {}),
    ...(last && !/^(quarter|timeout|start)/.test(type) ? { from: last.yardLine } : {}),
  }
}
