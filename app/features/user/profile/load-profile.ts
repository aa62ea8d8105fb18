import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import type { User } from '#contract/user.ts'
import { shellQuery } from '../../shell/shell.queries.ts'
import { UserVideos } from '../../video-list/user-videos.lazy.tsx'
import type { PageSearch } from '../page-search.ts'
import { followsQuery, profileQuery } from '../user.queries.ts'

/** The list of a tab of a public profile, of people. */
export const profileListQuery = (uid: number, { tab, page = 1 }: PageSearch) =>
  followsQuery({ userId: uid, type: tab === 'fans' ? '2' : '1', page })

/** Which list a public profile shows; videos only of a brand that has them. */
export const profileTabOf = ({ tab }: PageSearch, hasVideos: boolean): 'posts' | 'videos' | 'follows' | 'fans' =>
  tab === 'follows' || tab === 'fans' || (tab === 'videos' && hasVideos) ? tab : 'posts'

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
  const { news, videos } = shell.brand.features
  const tab = profileTabOf(search, videos)
  if (tab === 'videos') {
    const { userVideosQuery } = await import('../../video-list/user-videos.queries.ts')
    await Promise.all([UserVideos.preload?.(), client.ensureQueryData(userVideosQuery(shell, uid, search.page ?? 1))])
  }
  if (tab === 'posts' && news) {
    const { userArticlesQuery } = await import('../../news/news.queries.ts')
    await client.ensureQueryData(userArticlesQuery(shell, uid, search.page ?? 1))
  }
  return { shell, user: user as User }
}
