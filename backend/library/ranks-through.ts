import type { Result } from '#backend/match/count-results.ts'
import { standings } from '#backend/match/standings.ts'

/** The rank of a team after each of its matches. `results` in the order in which they were played. */
export const ranksThrough = (
  teamId: number,
  { teamIds, results }: { teamIds: readonly number[]; results: readonly Result[] },
  options: Parameters<typeof standings>[2],
): number[] =>
  results.flatMap(({ homeId, awayId }, place) => {
    if (homeId !== teamId && awayId !== teamId) return []
    const table = standings(teamIds, results.slice(0, place + 1), options)
    return table.find((each) => each.teamId === teamId)?.rank ?? []
  })
