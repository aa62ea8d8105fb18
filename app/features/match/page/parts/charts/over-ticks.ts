import type { Tick } from './chart-frame.tsx'

const STEPS = [1, 2, 5, 10, 20, 50]
const TICKS_MAX = 5

/** Whole overs under an axis of `overs`, each at the end of its stretch. */
export function overTicks(overs: number): Tick[] {
  const step = STEPS.find((each) => overs / each <= TICKS_MAX) ?? overs
  return Array.from({ length: Math.ceil(overs / step) }, (_, index) => {
    const end = (index + 1) * step
    return { start: (index * step) / overs, end: Math.min(1, end / overs), label: end <= overs ? String(end) : '' }
  })
}
