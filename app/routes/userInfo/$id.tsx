import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { UserPage } from '#app/features/user/page/user-page.tsx'
import { loadUserPage } from '#app/features/user/page/user-pages.ts'
import { parsePageSearch } from '#app/features/user/page-search.ts'

/**
 * A number is a user's public profile, a word a page of the personal centre. One route for both, because list pages
 * load the route tree.
 */
export const Route = createFileRoute('/userInfo/$id')({
  codeSplitGroupings: [['loader', 'component']],
  params: { parse: ({ id }) => (/^([1-9]\d{0,14}|[A-Za-z]{3,12})$/.test(id) ? { id } : false) },
  validateSearch: parsePageSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadUserPage(context.queryClient, params.id, deps),
  head: async ({ loaderData, match, params }) => {
    // The router hydrates the page when this resolves, so the page's code must be loaded by then.
    await import('#app/features/user/page/user-pages.ts').then((places) => places.loadPageCode(params.id))
    return pageHead(loaderData, ({ ownHead }, page) => ownHead(page, match.pathname, params.id))
  },
  component: Page,
})

function Page() {
  return <UserPage id={Route.useParams().id} search={Route.useSearch()} />
}
