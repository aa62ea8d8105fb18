import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { listTeams } from './teams.functions.ts'

/** Teams of these games: by a part of their name, else suggestions. */
export const teamsQuery = (gameIds: readonly number[], text: string) =>
  queryOptions({
    queryKey: ['user', 'teams', gameIds.join(), text],
    queryFn: async () =>
      unwrap(await listTeams({ data: { gameIds: gameIds.join(), ...(text ? { text } : {}) } })).teams,
    staleTime: 60_000,
  })
