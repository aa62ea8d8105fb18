import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Game } from '#contract/games.ts'
import { listLeagues, listSportLeagues } from './league.functions.ts'

/** Leagues of a game with their number of matches. The contract has separate calls for sports and esports. */
export const leaguesQuery = ({ id: gameId, kind }: Pick<Game, 'id' | 'kind'>) =>
  queryOptions({
    queryKey: ['match', 'leagues', { gameId }],
    queryFn: async () => unwrap(await (kind === 'sport' ? listSportLeagues : listLeagues)({ data: { gameId } })),
    staleTime: 60_000,
  })
