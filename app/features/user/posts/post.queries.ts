import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { POST_STATES, type PostState } from '#contract/post-rules.ts'
import type { PageSearch } from '../page-search.ts'
import { getOwnPost, listOwnPosts } from './post.functions.ts'

/** The state that an address asks for. */
export const postStateOf = ({ tab }: PageSearch): PostState | undefined => POST_STATES.find((state) => state === tab)

const OWN_POSTS = ['user', 'posts'] as const
export const OWN_POSTS_KEY = { queryKey: OWN_POSTS }

export const ownPostsQuery = (search: PageSearch) => {
  const state = postStateOf(search)
  const input = { page: search.page ?? 1, ...(state ? { state } : {}) }
  return queryOptions({
    queryKey: [...OWN_POSTS, 'list', input],
    queryFn: async () => unwrap(await listOwnPosts({ data: input })),
  })
}

/** Fails with `not_found`. */
export const ownPostQuery = (id: number) =>
  queryOptions({
    queryKey: [...OWN_POSTS, 'one', id],
    queryFn: async () => unwrap(await getOwnPost({ data: { id } })),
    retry: false,
  })
