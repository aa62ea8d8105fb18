import type { Tie } from '#backend/feed/league-ties.ts'
import { countResults, type Result, type Standing } from './count-results.ts'

const differenceOf = ({ scored, conceded }: Standing): number => scored - conceded

/** Groups of equals, the highest value first. */
export function grouped<T>(list: readonly T[], rankOf: (item: T) => number): T[][] {
  const groups = new Map<number, T[]>()
  for (const item of list) groups.set(rankOf(item), [...(groups.get(rankOf(item)) ?? []), item])
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group)
}

const VALUES: Readonly<Record<Exclude<Tie, 'meetings'>, (standing: Standing) => number>> = {
  difference: differenceOf,
  scored: ({ scored }) => scored,
  wins: ({ won }) => won,
}

/** Whether every team has been host to every other. */
function haveAllMet(ids: ReadonlySet<number>, results: readonly Result[]): boolean {
  const met = new Set(results.map(({ homeId, awayId }) => `${homeId}-${awayId}`))
  return [...ids].every((host) => [...ids].every((guest) => host === guest || met.has(`${host}-${guest}`)))
}

/** Groups by the table of the teams' matches with each other. */
function byMeetings(level: readonly Standing[], results: readonly Result[]): Standing[][] {
  const ids = new Set(level.map(({ teamId }) => teamId))
  const meetings = results.filter(({ homeId, awayId }) => ids.has(homeId) && ids.has(awayId))
  if (!haveAllMet(ids, meetings)) return [[...level]]
  const own = new Map(countResults([...ids], meetings, 'points').map((standing) => [standing.teamId, standing]))
  return grouped(level, ({ teamId }) => own.get(teamId)?.points ?? 0).flatMap((group) =>
    grouped(group, ({ teamId }) => {
      const standing = own.get(teamId)
      return standing ? differenceOf(standing) : 0
    }),
  )
}

/**
 * Ranks teams level on points by the criteria, one after the other. When `meetings` parts some of them, it is applied
 * again to those still level, for they are fewer.
 */
export function rankLevel(level: readonly Standing[], ties: readonly Tie[], results: readonly Result[]): Standing[] {
  const [tie, ...others] = ties
  if (!tie || level.length < 2) return [...level]
  const groups = tie === 'meetings' ? byMeetings(level, results) : grouped(level, VALUES[tie])
  if (groups.length === 1) return rankLevel(level, others, results)
  return groups.flatMap((group) => rankLevel(group, tie === 'meetings' ? ties : others, results))
}
