import { createFileRoute } from '@tanstack/react-router'
import { AdminHome } from '#app/features/admin/home/admin-home.tsx'
import { loadHome } from '#app/features/admin/home/load-home.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

export const Route = createFileRoute('/admin/')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context }) => loadHome(context.queryClient),
  head: ({ loaderData, match }) => pageHead(loaderData, ({ adminHead }, page) => adminHead(page, match.fullPath)),
  component: AdminHome,
})
