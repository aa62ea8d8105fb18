import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PenLine } from 'lucide-react'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { POST_STATES } from '#contract/post-rules.ts'
import { Pager } from '../../match/pager.tsx'
import { OwnPage } from '../own/own-page.tsx'
import type { PageSearch } from '../page-search.ts'
import { TabLinks } from '../records/tab-links.tsx'
import { ROWS_PER_PAGE } from '../user.queries.ts'
import { ownPostsQuery, postStateOf } from './post.queries.ts'
import { PostItem } from './post-item.tsx'
import { POST_STATE_NAMES } from './post-state.tsx'

const WriteLink = () => (
  <Link
    to="/userInfo/$id"
    params={{ id: 'send' }}
    className="inline-flex min-h-10 items-center gap-2 rounded-md bg-brand px-4 font-medium text-on-brand"
  >
    <PenLine size={16} aria-hidden />
    {m.user_page_send()}
  </Link>
)

/** The viewer's own posts, by what became of them. */
export function PostsPage(search: PageSearch) {
  const { data } = useSuspenseQuery(ownPostsQuery(search))
  const state = postStateOf(search)
  const tabs = [
    { key: 'all', name: m.user_post_filter_all() },
    ...POST_STATES.map((each) => ({ key: each, name: POST_STATE_NAMES[each]() })),
  ]
  return (
    <OwnPage title={m.user_page_posts()} action={<WriteLink />}>
      <TabLinks label={m.user_post_filter()} tabs={tabs} current={state ?? 'all'} />
      {data.list.length === 0 ? (
        <EmptyState
          picture="posts"
          title={state ? m.user_post_empty_state() : m.user_posts_empty()}
          {...(state ? {} : { text: m.user_post_empty_text() })}
        />
      ) : (
        <ul className="space-y-3">
          {data.list.map((post) => (
            <PostItem key={post.id} post={post} />
          ))}
        </ul>
      )}
      <Pager page={search.page ?? 1} size={ROWS_PER_PAGE} total={data.total} />
    </OwnPage>
  )
}
