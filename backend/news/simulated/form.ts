import type { MatchRow } from '#contract/match-row.ts'
import type { Side } from '#contract/match-state.ts'

/** How many results alike are a run. */
const RUN_MIN = 3
const UNBEATEN_MIN = 4

type Result = 'won' | 'drawn' | 'lost'

/** Matches of a side with their results, the last first. */
export interface Form {
  side: Side
  played: readonly MatchRow[]
  results: readonly Result[]
}

/** Up to one of which the winner is not known: nothing is told of those before it. */
export function formOf(side: Side, teamId: number, matches: readonly MatchRow[]): Form {
  const end = matches.findIndex(({ winner }) => winner === undefined)
  const played = end < 0 ? matches : matches.slice(0, end)
  const results = played.map(({ winner, home }) =>
    winner === 'draw' ? 'drawn' : (winner === 'home') === (home.id === teamId) ? 'won' : 'lost',
  )
  return { side, played, results }
}

export const lastOf = ({ side, played, results }: Form, count: number): Form => ({
  side,
  played: played.slice(0, count),
  results: results.slice(0, count),
})

const countOf = ({ results }: Form, wanted: Result): number => results.filter((result) => result === wanted).length

export const balanceOf = (form: Form) => ({
  played: form.played.length,
  won: countOf(form, 'won'),
  drawn: countOf(form, 'drawn'),
  lost: countOf(form, 'lost'),
})

interface Run {
  kind: 'streak_won' | 'streak_lost' | 'unbeaten'
  count: number
  /** It may have begun before the first match that is known. */
  isOpen: boolean
}

/** What is particular about the last results: a run of one kind, or none lost. */
export function runOf({ results }: Form): Run | undefined {
  const runOfKind = (kind: Run['kind'], isIn: (result: Result) => boolean): Run => {
    const end = results.findIndex((result) => !isIn(result))
    return { kind, count: end < 0 ? results.length : end, isOpen: end < 0 }
  }
  const won = runOfKind('streak_won', (result) => result === 'won')
  const lost = runOfKind('streak_lost', (result) => result === 'lost')
  const unbeaten = runOfKind('unbeaten', (result) => result !== 'lost')
  if (won.count >= RUN_MIN) return won
  if (lost.count >= RUN_MIN) return lost
  return unbeaten.count >= UNBEATEN_MIN ? unbeaten : undefined
}
