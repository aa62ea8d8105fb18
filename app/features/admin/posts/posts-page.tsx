import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import type { ReviewedPost } from '#contract/admin-posts.ts'
import type { ActTexts } from '../decide-acts.tsx'
import { decisions } from '../list/bulk-decisions.ts'
import { describeList, waitingAgeField } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import { type AdminPage, mayDecideReports } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { PostItem } from './post-item.tsx'
import { decidePost, listAllPosts } from './posts.functions.ts'

const BULK_ACTS: ActTexts = {
  publish: { name: m.admin_post_publish, text: m.admin_list_publish_text },
  refuse: { name: m.admin_post_refuse, text: m.admin_list_refuse_text },
  take_off: { name: m.admin_post_take_off, text: m.admin_list_take_off_text },
}

/** Posts of users: those that wait, the first sent first, and what became of the others. */
const postsList = describeList({
  name: 'posts',
  title: m.admin_page_posts,
  fields: {
    state: {
      kind: 'tab',
      firstLabel: m.user_post_state_reviewing,
      options: {
        published: m.user_post_state_published,
        failed: m.user_post_state_failed,
        off: m.user_post_state_off,
      },
    },
    uid: { kind: 'uid', label: m.admin_plan_uid },
    sort: waitingAgeField,
  },
  form: {
    className:
      'grid grid-cols-2 items-end gap-3 *:last:col-span-2 md:max-w-[560px] md:grid-cols-[1fr_1fr_auto] md:*:last:col-span-1',
    submitLabel: m.admin_plan_search,
    isSearch: true,
  },
  read: (search) => listAllPosts({ data: search }),
  keyOf: ({ id }) => id,
  nameOf: ({ title }) => title,
  file: [
    [m.admin_list_file_id, ({ id }) => id],
    [m.admin_list_file_when, ({ at }) => at],
    [m.admin_list_file_uid, ({ uid }) => uid],
    [m.admin_users_user, ({ username }) => username],
    [m.admin_list_file_title, ({ title }) => title],
    [m.admin_article_language, ({ language }) => language],
    [m.admin_user_reason, ({ reason }) => reason],
  ],
  bulk: decisions<ReviewedPost>(BULK_ACTS, ({ id, revision }, { act, reason, key }) =>
    decidePost({ data: { key, input: { id, revision, act, reason } } }),
  ),
  review: { queue: 'posts', isOpen: ({ state }) => state === 'reviewing' },
  rows: { item: (post, head) => <PostItem key={`${post.id} ${post.revision}`} post={post} head={head} /> },
  empty: ({ state }) =>
    state
      ? { picture: 'posts', title: m.admin_post_empty() }
      : { picture: 'posts', title: m.admin_review_none(), text: m.admin_post_empty_text() },
})

export const loadPosts = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, postsList, search, mayDecideReports)

/** Posts of users, with the ways to decide about them. */
export const PostsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={postsList} rawSearch={rawSearch} />
)
