import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { matchesByIdQuery } from './match.queries.ts'

/**
 * The matches of rooms. The set of live rooms and their order change while the page is open: the key does not depend on
 * the order, and the previous matches stay until the new ones have loaded.
 */
export const roomMatchesQuery = (rooms: readonly { matchId?: number | undefined }[]) => {
  const ids = [...new Set(rooms.flatMap(({ matchId }) => matchId ?? []))].sort((a, b) => a - b)
  return queryOptions({ ...matchesByIdQuery(ids), enabled: ids.length > 0, placeholderData: keepPreviousData })
}
