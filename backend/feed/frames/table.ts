/** What stands on a snooker table, and what a visit can pot of it. */
import type { Score } from '#contract/match-state.ts'
import type { Random } from '../random.ts'

const REDS = 15
/** Worth of the colours, in the order in which they leave the table. */
const COLOURS = [2, 3, 4, 5, 6, 7] as const
const [RED, BLACK] = [1, 7]

/** With nobody in the middle of a break: a colour that was missed after its red is gone for good. */
export interface Table {
  reds: number
  /** How many of the colours stay down already. */
  gone: number
}

export const fullTable = (): Table => ({ reds: REDS, gone: 0 })

/** All that can still be made: every red with a black, then the colours. */
export const leftOn = ({ reds, gone }: Table): number =>
  reds * (RED + BLACK) + COLOURS.slice(gone).reduce((sum, worth) => sum + worth, 0)

/** The least that a foul gives away: four, or the ball that is on. */
export const leastFoul = ({ reds, gone }: Table): number => Math.max(4, reds > 0 ? 0 : (COLOURS[gone] ?? 0))

/** More than what is left would be needed, or nothing is left and somebody leads. */
export const isFrameOver = (points: Score, left: number): boolean => Math.abs(points.home - points.away) > left

/** A break as it grows: what it has made, and what is left after it. */
export interface Pot {
  points: number
  left: number
}

/** The colour after a red: mostly the black. */
const colourOf = (random: Random): number =>
  random.weighted([
    [7, 52],
    [6, 16],
    [5, 20],
    [4, 4],
    [3, 4],
    [2, 4],
  ])

/** Pots until the break has made `wanted`, or the table is clear: a red with its colour is one, unless that ends it. */
export function potBalls(random: Random, { ...table }: Table, wanted: number): { table: Table; pots: Pot[] } {
  const pots: Pot[] = []
  let points = 0
  while (points < wanted && leftOn(table) > 0) {
    if (table.reds > 0) {
      table.reds -= 1
      points += RED
      if (points < wanted) points += colourOf(random)
    } else {
      points += COLOURS[table.gone] ?? 0
      table.gone += 1
    }
    pots.push({ points, left: leftOn(table) })
  }
  return { table, pots }
}
