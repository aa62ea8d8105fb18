import { m } from '#app/paraglide/messages.js'
import type { MatchStatus } from '#contract/match-state.ts'
import { statusName } from './match-labels.ts'

const LABELS: Readonly<Partial<Record<MatchStatus, () => string>>> = {
  postponed: m.match_row_postponed,
  cancelled: m.match_row_cancelled,
  result_unknown: m.match_row_result_unknown,
}

/** "Postp.": a status in a word that fits beside the names of a list row. */
export const shortStatusName = (status: MatchStatus): string => LABELS[status]?.() ?? statusName(status)
