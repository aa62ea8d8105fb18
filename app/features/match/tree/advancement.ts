import type { Team } from '#contract/entities.ts'
import type { LibraryTie, TreeRound } from '#contract/library.ts'

export interface Step {
  tie: LibraryTie
  side: 'home' | 'away'
  /** Absent as long as it is not known who comes there too. */
  opponent?: Team
  outcome: 'through' | 'out' | 'open'
}

/** How far a team of a knock-out has come. */
export interface Advance {
  team: Team
  /** Its tie of each round; undefined before it comes in and after it went out. */
  steps: readonly (Step | undefined)[]
  /** Its last round, from 0. */
  reached: number
  state: 'champion' | 'in' | 'out'
}

function stepOf(tie: LibraryTie, side: Step['side']): Step {
  const opponent = tie[side === 'home' ? 'away' : 'home']
  const outcome = tie.winner === undefined ? 'open' : tie.winner === side ? 'through' : 'out'
  return { tie, side, ...(opponent ? { opponent } : {}), outcome }
}

const STATES: readonly Advance['state'][] = ['champion', 'in', 'out']

/** The teams of a knock-out: who came furthest first, who is still in before who went out in the same round. */
export function advancementOf(rounds: readonly TreeRound[]): Advance[] {
  const known = new Map<number, { team: Team; steps: (Step | undefined)[] }>()
  rounds.forEach(({ ties }, column) => {
    for (const tie of ties)
      for (const side of ['home', 'away'] as const) {
        const team = tie[side]
        if (!team) continue
        const entry = known.get(team.id) ?? { team, steps: rounds.map(() => undefined) }
        entry.steps[column] = stepOf(tie, side)
        known.set(team.id, entry)
      }
  })
  const isLast = (column: number) => rounds[column]?.name === 'final'
  return [...known.values()]
    .map(({ team, steps }): Advance => {
      const reached = steps.findLastIndex((step) => step !== undefined)
      const outcome = steps[reached]?.outcome
      const state = outcome === 'out' ? 'out' : outcome === 'through' && isLast(reached) ? 'champion' : 'in'
      return { team, steps, reached, state }
    })
    .sort((a, b) => b.reached - a.reached || STATES.indexOf(a.state) - STATES.indexOf(b.state))
}
