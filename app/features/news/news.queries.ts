import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import type { Shell } from '../shell/shell.functions.ts'
import { getArticle, getHotNews, listNews, listUserArticles } from './news.functions.ts'

const STALE_MS = 30_000

type OfBrand = Pick<Shell, 'brand'>

/** Articles of a game, or of the brand's games and of none; `isOfFans`: posts of users instead. */
export const newsListQuery = ({ brand }: OfBrand, gameId: number | undefined, page: number, isOfFans = false) => {
  const games = brand.games ? { gameIds: brand.games.join() } : {}
  const kind = isOfFans ? { kind: 'post' as const } : {}
  const input = { brand: brand.id, page, ...kind, ...(gameId === undefined ? games : { gameId }) }
  return queryOptions({
    queryKey: ['news', 'list', input],
    queryFn: async () => unwrap(await listNews({ data: input })),
    staleTime: STALE_MS,
  })
}

/** What is read most, of a game or of all. */
export const hotNewsQuery = ({ brand }: OfBrand, gameId: number | undefined) => {
  const input = { brand: brand.id, ...(gameId === undefined ? {} : { gameId }) }
  return queryOptions({
    queryKey: ['news', 'hot', input],
    queryFn: async () => unwrap(await getHotNews({ data: input })),
    staleTime: STALE_MS,
  })
}

/** What a user has published. */
export const userArticlesQuery = ({ brand }: OfBrand, uid: number, page: number) => {
  const input = { brand: brand.id, userId: uid, page }
  return queryOptions({
    queryKey: ['news', 'user', input],
    queryFn: async () => unwrap(await listUserArticles({ data: input })),
    staleTime: STALE_MS,
  })
}

/** Fails with `not_found`. */
export const articleQuery = ({ brand }: OfBrand, id: number) =>
  queryOptions({
    queryKey: ['news', 'one', brand.id, id],
    queryFn: async () => unwrap(await getArticle({ data: { brand: brand.id, id } })),
    staleTime: STALE_MS,
  })
