import type { MatchRow } from '#contract/match-row.ts'

type Ranked = Pick<MatchRow, 'id' | 'gameId' | 'heat'>

/**
 * Live matches in the order of their heat, those of one sport first. Each is there once; on equal heat the older id
 * comes first, so that the order stays.
 */
export function liveOrder<T extends Ranked>(matches: readonly T[], gameId: number): T[] {
  const rank = ({ gameId: its }: T) => (its === gameId ? 0 : 1)
  const each = new Map(matches.map((match) => [match.id, match]))
  return [...each.values()].sort((a, b) => rank(a) - rank(b) || b.heat - a.heat || a.id - b.id)
}

/** The matches before and after one in that order, in a circle; from a match that is not live, the last and first. */
export function neighboursOf<T extends Ranked>(ordered: readonly T[], id: number): { previous?: T; next?: T } {
  const others = ordered.filter((match) => match.id !== id)
  const [first] = others
  const at = ordered.findIndex((match) => match.id === id)
  const next = others[at === -1 ? 0 : at] ?? first
  const previous = (at === -1 ? undefined : others[at - 1]) ?? others.at(-1)
  return { ...(previous && { previous }), ...(next && { next }) }
}
