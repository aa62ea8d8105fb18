import { createFileRoute } from '@tanstack/react-router'
import { AdminErrorPage } from '#app/features/admin/admin-error-page.tsx'
import { AdminMall } from '#app/features/admin/mall/admin-mall.tsx'
import { loadAdminMall } from '#app/features/admin/mall/mall-places.ts'
import { pageHead } from '#app/features/frame/page-head.ts'

type Search = {
  after?: string | undefined
  sort?: string | undefined
  state?: string | undefined
}

/** Orders, goods, and one of them: one route, because list pages load the route tree. */
export const Route = createFileRoute('/admin/mall/{-$id}')({
  codeSplitGroupings: [['loader', 'component', 'errorComponent']],
  validateSearch: (search: Search): Search => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadAdminMall(context.queryClient, params.id, deps),
  head: async ({ loaderData, match, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/admin/mall/mall-places.ts').then((places) => places.loadPageCode(params.id))
    return pageHead(loaderData, ({ adminHead }, page) => adminHead(page, match.fullPath))
  },
  component: Page,
  errorComponent: AdminErrorPage,
})

function Page() {
  return <AdminMall place={Route.useParams().id} rawSearch={Route.useSearch()} />
}
