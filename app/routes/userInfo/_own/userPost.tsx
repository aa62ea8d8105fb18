import { createFileRoute } from '@tanstack/react-router'
import { loadOwn } from '#app/features/user/own/load-own.ts'
import { ownHead } from '#app/features/user/own/own-head.ts'
import { PostsPage } from '#app/features/user/records/posts-page.tsx'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/userInfo/_own/userPost')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadOwn(context.queryClient, m.user_page_posts()),
  head: ownHead,
  component: PostsPage,
})
