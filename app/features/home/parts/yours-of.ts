import type { MatchRow } from '#contract/match-row.ts'

const HOUR_MS = 3_600_000
/** A match is shown this long after its start, once it is over. */
const KEPT_MS = 12 * HOUR_MS
const AHEAD_MS = 7 * 24 * HOUR_MS
const SHOWN = 8

const rankOf = ({ status }: MatchRow): number => (status === 'live' ? 0 : status === 'finished' ? 2 : 1)

/** Live matches first, then those of the next days, then those just finished; each in order of time. */
export function yoursOf(matches: readonly MatchRow[], now: number): MatchRow[] {
  const startOf = ({ startsAt }: MatchRow) => Date.parse(startsAt)
  return matches
    .filter((match) => startOf(match) > now - KEPT_MS && startOf(match) < now + AHEAD_MS)
    .sort((a, b) => rankOf(a) - rankOf(b) || startOf(a) - startOf(b))
    .slice(0, SHOWN)
}
