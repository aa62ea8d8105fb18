import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { OwnPage } from '../own/own-page.tsx'

/** The viewer's own posts. */
export const PostsPage = () => (
  <OwnPage title={m.user_page_posts()}>
    <EmptyState picture="posts" title={m.user_posts_empty()} text={m.user_posts_empty_text()} />
  </OwnPage>
)
