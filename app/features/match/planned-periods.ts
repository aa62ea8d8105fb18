import type { MatchRow } from '#contract/match-row.ts'

/** Periods of a match that goes its usual way, by the first letter of their keys. Sets and games are as many as are played for. */
const COUNTS = new Map([
  ['q', 4],
  ['i', 9],
])

/** Keys of the periods that a live match still has before it, where their number is known: `q3` and `q4` in the second quarter. */
export function plannedPeriods({ status, periods, bestOf }: Pick<MatchRow, 'status' | 'periods' | 'bestOf'>): string[] {
  const [letter = '', ...number] = periods.at(-1)?.key ?? ''
  if (status !== 'live' || !Number(number.join(''))) return []
  const count = /[sg]/.test(letter) ? (bestOf ?? 0) : (COUNTS.get(letter) ?? 0)
  return Array.from(
    { length: Math.max(0, count - periods.length) },
    (_, index) => `${letter}${periods.length + index + 1}`,
  )
}
