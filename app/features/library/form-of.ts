import type { MatchRow } from '#contract/match-row.ts'
import { outcomeFor, recordOf, type TeamRecord } from '../match/form.ts'
import type { Outcome } from '../match/outcome.ts'

export interface Form extends TeamRecord {
  played: number
  /** Newest last. */
  outcomes: { id: number; outcome: Outcome }[]
}

/** How a team did in its last matches. `recent`: newest first. */
export function formOf(recent: readonly MatchRow[], teamId: number, count: number): Form {
  const last = recent.slice(0, count)
  const outcomes = last.flatMap((match) => {
    const outcome = outcomeFor(match, teamId)
    return outcome ? [{ id: match.id, outcome }] : []
  })
  return { ...recordOf(last, teamId), played: outcomes.length, outcomes: outcomes.reverse() }
}
