import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { matchesByIdQuery } from './match.queries.ts'

/**
 * The matches that rooms show. Which rooms are on, and their order, changes while the page is open: the key does not
 * depend on the order, and the previous matches stay until those of the new rooms are there.
 */
export const roomMatchesQuery = (rooms: readonly { matchId?: number | undefined }[]) => {
  const ids = [...new Set(rooms.flatMap(({ matchId }) => matchId ?? []))].sort((a, b) => a - b)
  return queryOptions({ ...matchesByIdQuery(ids), enabled: ids.length > 0, placeholderData: keepPreviousData })
}
