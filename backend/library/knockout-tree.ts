export interface KnockoutMatch {
  id: number
  round: number | null
  startsAt: number
  homeId: number
  awayId: number
}

export interface KnockoutTie {
  key: string
  round: number
  homeId: number
  awayId: number
  homeFrom?: string
  awayFrom?: string
  /** In the order in which they are played: one, or two legs. */
  matchIds: number[]
}

const isIn = (team: number) => (tie: KnockoutTie) => tie.homeId === team || tie.awayId === team

/**
 * The tree that the matches of a knock-out make, round by round. Who played each other in a round is a tie; a side comes from its
 * tie of an earlier round. `matches` in order of time. Ties of a round stand as in the next one, those nobody has come out of last.
 */
export function knockoutTree(matches: readonly KnockoutMatch[]): KnockoutTie[] {
  const ties = new Map<string, KnockoutTie>()
  for (const { id, round, homeId, awayId } of matches) {
    const key = `${round ?? 0}-${Math.min(homeId, awayId)}-${Math.max(homeId, awayId)}`
    const known = ties.get(key)
    if (known) known.matchIds.push(id)
    else ties.set(key, { key, round: round ?? 0, homeId, awayId, matchIds: [id] })
  }
  const all = [...ties.values()].sort((a, b) => a.round - b.round)
  for (const tie of all) {
    const earlier = all.filter(({ round }) => round < tie.round)
    const [home, away] = [earlier.findLast(isIn(tie.homeId)), earlier.findLast(isIn(tie.awayId))]
    if (home) tie.homeFrom = home.key
    if (away) tie.awayFrom = away.key
  }
  return inTreeOrder(all)
}

/**
 * How many ties each round has when all are known, by its number, first round first: half as many as the round before, but
 * where more are known because some teams came in later.
 */
export function roundSizes(ties: readonly Pick<KnockoutTie, 'round'>[]): Map<number, number> {
  const sizes = new Map<number, number>()
  let before = 0
  for (const round of [...new Set(ties.map((tie) => tie.round))].sort((a, b) => a - b)) {
    before = Math.max(Math.ceil(before / 2), ties.filter((tie) => tie.round === round).length)
    sizes.set(round, before)
  }
  return sizes
}

/** Without matches for third place: those of two that lost in the ties they come from. `winnerOf`: undefined while it is open. */
export function withoutConsolation(
  ties: readonly KnockoutTie[],
  winnerOf: (tie: KnockoutTie) => number | undefined,
): KnockoutTie[] {
  const byKey = new Map(ties.map((tie) => [tie.key, tie]))
  const hasLost = (team: number, from: string | undefined) => {
    const tie = from === undefined ? undefined : byKey.get(from)
    const winner = tie && winnerOf(tie)
    return winner !== undefined && winner !== team
  }
  return ties.filter((tie) => !(hasLost(tie.homeId, tie.homeFrom) && hasLost(tie.awayId, tie.awayFrom)))
}

function inTreeOrder(all: readonly KnockoutTie[]): KnockoutTie[] {
  const rounds = [...new Set(all.map(({ round }) => round))].sort((a, b) => b - a)
  const placeOf = new Map<string, number>()
  const ordered = rounds.map((round) => {
    const own = all.filter((tie) => tie.round === round)
    const next = (key: string) => placeOf.get(key) ?? Number.MAX_SAFE_INTEGER
    const sorted = [...own].sort((a, b) => next(a.key) - next(b.key))
    sorted.forEach((tie, at) => {
      if (tie.homeFrom) placeOf.set(tie.homeFrom, 2 * at)
      if (tie.awayFrom) placeOf.set(tie.awayFrom, 2 * at + 1)
    })
    return sorted
  })
  return ordered.reverse().flat()
}
