import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { SEARCH_CHARS_MAX, type SearchKind } from '#contract/search-rules.ts'
import { liveMatchesQuery } from '../match/match.queries.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { findAll, suggest } from './search.functions.ts'
import type { SearchPlace } from './search-place.ts'

const STALE_MS = 15_000
const HOT = 6

/** No longer than the calls take it, and without what a keyboard leaves around it. */
export const searchedText = (text: string): string => [...text.trim()].slice(0, SEARCH_CHARS_MAX).join('')

const asked = ({ brand }: Pick<Shell, 'brand'>, text: string) => ({
  text: searchedText(text),
  brand: brand.id,
  ...(brand.games ? { gameIds: brand.games.join() } : {}),
})

export const searchQuery = (shell: Pick<Shell, 'brand'>, text: string, { kind, page }: SearchPlace) => {
  const input = { ...asked(shell, text), ...(kind ? { kind } : {}), ...(kind && page ? { page } : {}) }
  return queryOptions({
    queryKey: ['search', 'results', input],
    queryFn: async () => unwrap(await findAll({ data: input })),
    staleTime: STALE_MS,
  })
}

/** `of`: only things of one kind and game. */
export const suggestQuery = (shell: Pick<Shell, 'brand'>, text: string, of?: { kind: SearchKind; gameId: number }) => {
  const input = { ...asked(shell, text), ...(of ? { kind: of.kind, gameIds: String(of.gameId) } : {}) }
  return queryOptions({
    queryKey: ['search', 'suggestions', input],
    queryFn: async () => unwrap(await suggest({ data: input })),
    staleTime: STALE_MS,
  })
}

/** What is on now, the most watched first: for who has not typed yet, or found nothing. */
export const hotQuery = (games: readonly number[] | undefined) =>
  liveMatchesQuery({ size: HOT, ...(games ? { gameIds: games.join() } : {}) })
