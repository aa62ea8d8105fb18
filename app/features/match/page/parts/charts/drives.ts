import type { Side, TimelineItem } from '#contract/match-state.ts'

/** A side's turn with the ball in American football. */
export interface Drive {
  /** `seq` of its first play. */
  key: number
  side: Side
  period: string
  /** Yards from home's goal line where it began and ended, 0 to 100. */
  from: number
  to: number
  plays: number
  /** Of the plays; penalties move the ball too. */
  yards: number
  seconds: number
  /** Event that ended it; absent while it goes on. */
  end?: string
}

const PLAYS = /^(run|pass|incomplete|sack|touchdown|interception|fumble_lost)$/
const ENDS = /^(touchdown|field_goal|field_goal_missed|punt|turnover_on_downs|interception|fumble_lost|safety)$/
/** After them the ball is kicked off anew. */
const HALVES = /^(q2|q4|ot\d*)$/
const [HOME_GOAL, AWAY_GOAL] = [0, 100]

const numberOf = (item: TimelineItem, field: string): number => {
  const value = item.data?.[field]
  return typeof value === 'number' ? value : 0
}

/** The turns of both sides, oldest first, of feeds that say where the ball is. `items` in order of time. */
export function drivesOf(items: readonly TimelineItem[]): Drive[] {
  const drives: Drive[] = []
  let open: Drive | undefined
  let ball: number | undefined
  const close = (end: string) => {
    if (open) open.end = end
    open = undefined
  }
  for (const item of items) {
    const { type, side, seq, period = '' } = item
    const next = item.data?.yardLine
    if (type === 'quarter_end') {
      if (HALVES.test(period)) close(type)
      continue
    }
    // What was returned for a touchdown was no drive of who scored.
    const isReturn = type === 'touchdown' && item.data?.how === 'return'
    if (side && ball !== undefined && !isReturn && (PLAYS.test(type) || ENDS.test(type))) {
      if (open?.side !== side) {
        close('quarter_end')
        open = { key: seq, side, period, from: ball, to: ball, plays: 0, yards: 0, seconds: 0 }
        drives.push(open)
      }
      open.seconds += numberOf(item, 'seconds')
      if (PLAYS.test(type)) {
        open.plays += 1
        open.yards += numberOf(item, 'yards')
      }
      if (type === 'touchdown') open.to = side === 'home' ? AWAY_GOAL : HOME_GOAL
      else if (!ENDS.test(type) && typeof next === 'number') open.to = next
      if (ENDS.test(type)) close(type)
    } else if (open && type === 'penalty' && typeof next === 'number') open.to = next
    if (typeof next === 'number') ball = next
  }
  return drives
}
