import { isCup } from './brackets.ts'
import type { Match } from './pairing.ts'

/** How many other dates are tried for a pair that is not rested, and in all. */
const TRIES = 150
const TRIES_IN_ALL = 6000

const teamsOf = (match: Match): readonly [number, number] => [match.homeId, match.awayId]

/** The indexes of each team's matches. */
function indexesByTeam(matches: readonly Match[]): Map<number, Set<number>> {
  const indexes = new Map<number, Set<number>>()
  matches.forEach((match, at) => {
    for (const team of teamsOf(match)) {
      const known = indexes.get(team)
      if (known) known.add(at)
      else indexes.set(team, new Set([at]))
    }
  })
  return indexes
}

/**
 * Lets pairs that would play within `rest` milliseconds of another match of theirs change dates with an earlier pair of
 * their league, where that helps. Towards the end of a stage few pairs are left to choose from: this makes good for it.
 */
export function repairRests(matches: readonly Match[], rest: number): Match[] {
  const repaired = [...matches]
  const byTeam = indexesByTeam(matches)
  const startOf = (at: number) => repaired[at]?.startsAt ?? 0

  /** Whether the pair of match `own` could play at the date of match `date`, those two being free to move. */
  const fits = (pair: Match, date: number, own: number) => {
    const at = startOf(date)
    for (const team of teamsOf(pair)) {
      for (const other of byTeam.get(team) ?? []) {
        if (other !== date && other !== own && Math.abs(startOf(other) - at) < rest) return false
      }
    }
    return true
  }

  const swap = (a: number, b: number) => {
    const [first, second] = [repaired[a], repaired[b]]
    if (!first || !second) return
    for (const team of [...teamsOf(first), ...teamsOf(second)]) {
      byTeam.get(team)?.delete(a)
      byTeam.get(team)?.delete(b)
    }
    repaired[a] = { ...first, round: second.round, homeId: second.homeId, awayId: second.awayId }
    repaired[b] = { ...second, round: first.round, homeId: first.homeId, awayId: first.awayId }
    for (const team of teamsOf(second)) byTeam.get(team)?.add(a)
    for (const team of teamsOf(first)) byTeam.get(team)?.add(b)
  }

  const canSwap = (a: number, b: number) => {
    const [first, second] = [repaired[a], repaired[b]]
    // The rounds of a cup keep their order.
    if (!first || !second || first.league !== second.league || isCup(first.league)) return false
    const shared = teamsOf(first).some((team) => teamsOf(second).includes(team))
    if (shared && Math.abs(first.startsAt - second.startsAt) < rest) return false
    return fits(first, b, a) && fits(second, a, b)
  }

  let triesLeft = TRIES_IN_ALL
  for (let at = repaired.length - 1; at >= 0 && triesLeft > 0; at--) {
    const match = repaired[at]
    if (!match || fits(match, at, at)) continue
    for (let other = at - 1; other >= Math.max(0, at - TRIES); other--) {
      triesLeft--
      if (!canSwap(at, other)) continue
      swap(at, other)
      break
    }
  }
  return repaired
}
