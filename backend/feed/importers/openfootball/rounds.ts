import type { CupRound } from '#contract/match-row.ts'

const KNOCKOUTS: readonly (readonly [RegExp, CupRound])[] = [
  [/^round of 32\b/i, 'round_of_32'],
  [/^round of 16\b/i, 'round_of_16'],
  [/^quarter-?finals?\b/i, 'quarter_final'],
  [/^semi-?finals?\b/i, 'semi_final'],
  [/^(?:match for )?third[ -]place\b/i, 'third_place'],
  [/^final$/i, 'final'],
]

/** What a round of a knock-out is called; undefined for one that is played before those that have names. */
export const cupRoundNamed = (round: string): CupRound | undefined =>
  KNOCKOUTS.find(([pattern]) => pattern.test(round))?.[1]

interface Planned {
  /** Absent: it is of the knock-out. */
  group?: string
  /** What the file calls it. */
  round: string
  startsAt: number
  homeId: number
  awayId: number
}

/**
 * The number of each match's round, as given. In a group it is the how manieth match of its teams, since the source numbers days; rounds
 * of the knock-out follow in the order in which they begin. That for third place is of the same round as the final.
 */
export function roundNumbers(matches: readonly Planned[]): number[] {
  const played = new Map<number, number>()
  const inOrder = matches.map((match, at) => ({ match, at })).sort((a, b) => a.match.startsAt - b.match.startsAt)
  const numbers = matches.map(() => 0)
  for (const { match, at } of inOrder) {
    if (match.group === undefined) continue
    const number = 1 + Math.max(...[match.homeId, match.awayId].map((id) => played.get(id) ?? 0))
    for (const id of [match.homeId, match.awayId]) played.set(id, number)
    numbers[at] = number
  }
  const before = Math.max(0, ...numbers)
  const nameOf = ({ round }: Planned) => {
    const name = cupRoundNamed(round)
    return name === 'third_place' ? 'final' : (name ?? round)
  }
  const knockouts = inOrder.filter(({ match }) => match.group === undefined)
  const names = [...new Set(knockouts.map(({ match }) => nameOf(match)))]
  for (const { match, at } of knockouts) numbers[at] = before + 1 + names.indexOf(nameOf(match))
  return numbers
}
