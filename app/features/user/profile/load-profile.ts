import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import type { User } from '#contract/user.ts'
import { shellQuery } from '../../shell/shell.queries.ts'
import type { PageSearch } from '../page-search.ts'
import { followsQuery, profileQuery } from '../user.queries.ts'

/** The list of a tab of a public profile, of people. */
export const profileListQuery = (uid: number, { tab, page = 1 }: PageSearch) =>
  followsQuery({ userId: uid, type: tab === 'fans' ? '2' : '1', page })

/** Loads a user's public profile; 404 when there is no such user. */
export async function loadProfile(client: QueryClient, uid: number, search: PageSearch) {
  const isList = search.tab === 'follows' || search.tab === 'fans'
  const missing = (error: unknown): never => {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  }
  const [shell, user] = await Promise.all([
    client.ensureQueryData(shellQuery()),
    client.ensureQueryData(profileQuery(uid)),
    isList ? client.ensureQueryData(profileListQuery(uid, search)) : undefined,
  ]).catch(missing)
  if (!isList && shell.brand.features.news) {
    const { userArticlesQuery } = await import('../../news/news.queries.ts')
    await client.ensureQueryData(userArticlesQuery(shell, uid, search.page ?? 1))
  }
  return { shell, user: user as User }
}
