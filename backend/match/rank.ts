import type { Tie } from '#backend/feed/league-ties.ts'
import { countResults, type Result, type Standing } from './count-results.ts'

/** What counts only the matches of the level teams with each other. */
type Meetings = 'meetings' | 'meeting'
export const isOfMeetings = (tie: Tie): tie is Meetings => tie === 'meetings' || tie === 'meeting'

const differenceOf = ({ scored, conceded }: Standing): number => scored - conceded

/** Groups of equals, the highest value first. */
export function grouped<T>(list: readonly T[], rankOf: (item: T) => number): T[][] {
  const groups = new Map<number, T[]>()
  for (const item of list) groups.set(rankOf(item), [...(groups.get(rankOf(item)) ?? []), item])
  return [...groups].sort(([a], [b]) => b - a).map(([, group]) => group)
}

const VALUES: Readonly<Record<Exclude<Tie, Meetings>, (standing: Standing) => number>> = {
  difference: differenceOf,
  scored: ({ scored }) => scored,
  wins: ({ won }) => won,
  rate: ({ rate = 0 }) => rate,
}

/** Whether every team has been host to every other; `isOnce`: whether all have met, wherever. */
function haveAllMet(ids: ReadonlySet<number>, results: readonly Result[], isOnce: boolean): boolean {
  const met = new Set(results.map(({ homeId, awayId }) => `${homeId}-${awayId}`))
  const have = (host: number, guest: number) => met.has(`${host}-${guest}`) || (isOnce && met.has(`${guest}-${host}`))
  return [...ids].every((host) => [...ids].every((guest) => host === guest || have(host, guest)))
}

/** Groups by the table of the teams' matches with each other. */
function byMeetings(level: readonly Standing[], results: readonly Result[], isOnce: boolean): Standing[][] {
  const ids = new Set(level.map(({ teamId }) => teamId))
  const meetings = results.filter(({ homeId, awayId }) => ids.has(homeId) && ids.has(awayId))
  if (!haveAllMet(ids, meetings, isOnce)) return [[...level]]
  const own = new Map(countResults([...ids], meetings, 'points').map((standing) => [standing.teamId, standing]))
  return grouped(level, ({ teamId }) => own.get(teamId)?.points ?? 0).flatMap((group) =>
    grouped(group, ({ teamId }) => {
      const standing = own.get(teamId)
      return standing ? differenceOf(standing) : 0
    }),
  )
}

/**
 * Ranks teams level on points by the criteria, one after the other. When meetings part some of them, it is applied
 * again to those still level, for they are fewer.
 */
export function rankLevel(level: readonly Standing[], ties: readonly Tie[], results: readonly Result[]): Standing[] {
  const [tie, ...others] = ties
  if (!tie || level.length < 2) return [...level]
  const groups = isOfMeetings(tie) ? byMeetings(level, results, tie === 'meeting') : grouped(level, VALUES[tie])
  if (groups.length === 1) return rankLevel(level, others, results)
  return groups.flatMap((group) => rankLevel(group, isOfMeetings(tie) ? ties : others, results))
}
