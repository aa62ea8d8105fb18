import type { Result } from '#backend/match/count-results.ts'
import { standings } from '#backend/match/standings.ts'

/**
 * The rank of a team after each of its matches, as the table stood before the next one; the last is that of now. `results` in the
 * order in which they were played.
 */
export const ranksThrough = (
  teamId: number,
  { teamIds, results }: { teamIds: readonly number[]; results: readonly Result[] },
  options: Parameters<typeof standings>[2],
): number[] => {
  const own = results.flatMap(({ homeId, awayId }, place) => (homeId === teamId || awayId === teamId ? [place] : []))
  return own.flatMap((_, nth) => {
    const table = standings(teamIds, results.slice(0, own[nth + 1] ?? results.length), options)
    return table.find((each) => each.teamId === teamId)?.rank ?? []
  })
}
