import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'
import type { BoardOf } from './board-of.ts'

const FIELD = 100
const MIDFIELD = 50
const RED_ZONE = 20

export interface FieldPosition {
  /** Whose half the ball is in; absent on the 50. */
  half?: Side
  /** Yards from the nearer goal line, 1 to 50. */
  yard: number
  /** Yards from home's goal line to what makes a first down; absent when that is the goal line. */
  lineToGain?: number
  isRedZone: boolean
}

/** Where the ball is as a fan says it. `yardLine` is counted from home's goal line, and home plays towards 100. */
export function fieldPosition(yardLine: number, distance: number, offence: Side): FieldPosition {
  const toGoal = offence === 'home' ? FIELD - yardLine : yardLine
  const lineToGain = offence === 'home' ? yardLine + distance : yardLine - distance
  return {
    ...(yardLine === MIDFIELD ? {} : { half: yardLine < MIDFIELD ? ('home' as const) : ('away' as const) }),
    yard: Math.min(yardLine, FIELD - yardLine),
    ...(distance < toGoal ? { lineToGain } : {}),
    isRedZone: toGoal <= RED_ZONE,
  }
}

/** "4th & 2 at the DAL 49"; empty when there is no down. */
export function downText(
  { down, distance, yardLine }: BoardOf<'american_football'>,
  match: Pick<MatchRow, 'home' | 'away'>,
  offence: Side,
): string {
  if (down === 0) return ''
  const { half, yard, lineToGain } = fieldPosition(yardLine, distance, offence)
  if (half === undefined) return m.match_board_down_midfield({ down, distance })
  const place = { down, distance, yard, team: match[half].abbr }
  if (half === offence) return m.match_board_down_own(place)
  return lineToGain === undefined ? m.match_board_goal_to_go(place) : m.match_board_down_opponent(place)
}
