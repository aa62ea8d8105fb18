import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { roomMatchesQuery } from '../../match/room-matches.queries.ts'
import type { PlaceHead } from '../../shell/place-head.ts'
import { shellQuery } from '../../shell/shell.queries.ts'
import { getLiveFigures } from './figures.functions.ts'

/** What is live now, counted; of a brand's games, if its record names them. */
export const liveFiguresQuery = (games: readonly number[] | undefined) => {
  const input = games ? { gameIds: games.join(',') } : {}
  return queryOptions({
    queryKey: ['live', 'figures', input],
    queryFn: async () => unwrap(await getLiveFigures({ data: input })),
    staleTime: 15_000,
  })
}

/** What the page of the figures needs, and what its head says. */
export async function figuresPage(queryClient: QueryClient): Promise<PlaceHead> {
  const shell = await queryClient.ensureQueryData(shellQuery())
  const { top } = await queryClient.ensureQueryData(liveFiguresQuery(shell.brand.games))
  await queryClient.prefetchQuery(roomMatchesQuery(top))
  const brand = shell.brand.texts.name
  return {
    shell,
    title: `${m.figures_title()} - ${brand}`,
    description: m.figures_description({ brand }),
    path: '/live/data',
  }
}
