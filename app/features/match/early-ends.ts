import { m } from '#app/paraglide/messages.js'
import type { MatchRow } from '#contract/match-row.ts'
import type { EarlyEnd } from '#contract/match-state.ts'
import { statusName } from './match-labels.ts'

type Names = { readonly [by in EarlyEnd]: () => string }

const NAMES: Names = {
  retirement: m.match_end_retirement,
  walkover: m.match_end_walkover,
  disqualification: m.match_end_disqualification,
  abandonment: m.match_end_abandonment,
}

const NOTES: { readonly [by in EarlyEnd]: (inputs: { loser: string }) => string } = {
  retirement: m.match_end_retirement_note,
  walkover: m.match_end_walkover_note,
  disqualification: m.match_end_disqualification_note,
  abandonment: () => m.match_end_abandonment_note(),
}

/** The status of a match, or how it ended where it was not played out: "Retired". */
export const endingName = ({ status, endedBy }: Pick<MatchRow, 'status' | 'endedBy'>): string =>
  endedBy ? NAMES[endedBy]() : statusName(status)

/** Who gave up, did not appear or was sent away; undefined of a match that was played out. */
export function endingNote({ endedBy, winner, home, away }: MatchRow): string | undefined {
  if (!endedBy) return undefined
  // Nobody says who.
  if (winner === undefined && endedBy !== 'abandonment') return NAMES[endedBy]()
  return NOTES[endedBy]({ loser: (winner === 'home' ? away : home).name })
}
