/** Match seconds at which each period begins and its added time begins. */
const [FIRST, SECOND, EXTRA_FIRST, EXTRA_SECOND] = [
  [0, 2700],
  [2700, 5400],
  [5400, 6300],
  [6300, 7200],
] as const

/** By period key and by phase name. */
const PERIODS = new Map<string, readonly [number, number]>(
  Object.entries({
    h1: FIRST,
    first_half: FIRST,
    h2: SECOND,
    second_half: SECOND,
    et1: EXTRA_FIRST,
    extra_first: EXTRA_FIRST,
    et2: EXTRA_SECOND,
    extra_second: EXTRA_SECOND,
  }),
)

/** The current minute in football notation: `1'` from the first second, `45+2'` in added time. */
export function footballMinute(seconds: number, periodOrPhase = ''): string {
  const [start, full] = PERIODS.get(periodOrPhase) ?? [0, Number.POSITIVE_INFINITY]
  if (seconds > full) return `${full / 60}+${Math.ceil((seconds - full) / 60)}'`
  return `${Math.max(start / 60 + 1, Math.ceil(seconds / 60))}'`
}
