import type { Chance } from './shots.ts'
import type { TimeAxis } from './time-axis.ts'

/** What the chances of both sides have added up to after one more. */
export interface ChanceStep {
  chance: Chance
  /** 0 to 1. */
  x: number
  home: number
  away: number
}

/** Chance by chance; one in a period without a clock has no place on the axis. */
export function chanceCourseOf(chances: readonly Chance[], axis: TimeAxis): ChanceStep[] {
  const steps: ChanceStep[] = []
  for (const chance of chances) {
    const { clock, period, side } = chance.item
    const x = clock === undefined ? undefined : axis.xOf(clock, period)
    if (x === undefined) continue
    const { home, away } = steps.at(-1) ?? { home: 0, away: 0 }
    const sums = side === 'home' ? { home: home + chance.xg, away } : { home, away: away + chance.xg }
    steps.push({ chance, x, ...sums })
  }
  return steps
}

const [WIDTH, HEIGHT] = [600, 160]
const round = (value: number): number => Math.round(value * 10) / 10

/** A side's line in the box of a chart frame, from nought at the start to `until`. */
export function chancePath(steps: readonly ChanceStep[], side: 'home' | 'away', top: number, until: number): string {
  const own = steps.filter(({ chance }) => chance.item.side === side)
  const drawn = own.map((step) => `H${round(step.x * WIDTH)}V${round(HEIGHT - (step[side] / top) * HEIGHT)}`)
  return `M0 ${HEIGHT}${drawn.join('')}H${round(until * WIDTH)}`
}
