/** A side of a tie: a place in the table, or whoever wins another tie. */
type Side<Team> = { team: Team; seed: number } | { from: SeedTie<Team> }

export interface SeedTie<Team> {
  key: string
  /** 0: the final. */
  fromFinal: number
  home: Side<Team>
  away: Side<Team>
}

/** The order in which seeds stand in a tree so that the best meet last: 1, 8, 4, 5, 2, 7, 3, 6. */
export function seedOrder(size: number): number[] {
  let order = [1]
  while (order.length < size) {
    const sum = order.length * 2 + 1
    order = order.flatMap((seed) => [seed, sum - seed])
  }
  return order
}

/**
 * The tree in which these teams meet, the best first: the first against the last. Where their number is no power of two, the
 * best have no match in the first round. `fromFinal`: how far from the whole tree's final this one's is.
 */
export function seedTree<Team>(
  teams: readonly Team[],
  key: string,
  fromFinal = 0,
): { root: Side<Team> | undefined; ties: SeedTie<Team>[] } {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, teams.length)))
  const ties: SeedTie<Team>[] = []
  const meet = (
    one: Side<Team> | undefined,
    other: Side<Team> | undefined,
    name: string,
    depth: number,
  ): Side<Team> | undefined => {
    if (!one || !other) return one ?? other
    const tie = { key: name, fromFinal: depth, home: one, away: other }
    ties.push(tie)
    return { from: tie }
  }
  const build = (seeds: readonly number[], name: string, depth: number): Side<Team> | undefined => {
    const [seed] = seeds
    if (seeds.length === 1) {
      const team = seed === undefined ? undefined : teams[seed - 1]
      return team === undefined || seed === undefined ? undefined : { team, seed }
    }
    const half = seeds.length / 2
    return meet(
      build(seeds.slice(0, half), `${name}a`, depth + 1),
      build(seeds.slice(half), `${name}b`, depth + 1),
      name,
      depth,
    )
  }
  const root = build(seedOrder(size), key, fromFinal)
  return { root, ties }
}

/** Play-offs of conferences: each has a tree of its own, and the winners meet in the final. */
export function conferenceTree<Team>(conferences: readonly (readonly Team[])[]): SeedTie<Team>[] {
  const [first, second] = conferences
  if (!first || !second || conferences.length > 2) return seedTree(conferences.flat(), 't').ties
  const [one, other] = [seedTree(first, 'e', 1), seedTree(second, 'w', 1)]
  const final = one.root && other.root ? [{ key: 't', fromFinal: 0, home: one.root, away: other.root }] : []
  return [...one.ties, ...other.ties, ...final]
}
