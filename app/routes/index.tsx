import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { HomePage } from '#app/features/home/home-page.tsx'
import { parseHomeSearch } from '#app/features/home/home-search.ts'
import { loadHome } from '#app/features/home/load-home.ts'
import { seo } from '#app/features/shell/seo.ts'
import { shellQuery } from '#app/features/shell/shell.queries.ts'
import { websiteData } from '#app/features/shell/website-data.ts'

export const Route = createFileRoute('/')({
  validateSearch: parseHomeSearch,
  search: { middlewares: [stripSearchParams({ page: 1 })] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps }) => {
    const shell = await queryClient.ensureQueryData(shellQuery())
    await loadHome(queryClient, shell, deps)
    return shell
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? seo(loaderData, {
          title: loaderData.brand.texts.title,
          description: loaderData.brand.texts.description,
          keywords: loaderData.brand.texts.keywords,
          path: '/',
          isHidden: Object.values(match.search).some((value) => value !== undefined),
          structuredData: [websiteData(loaderData)],
        })
      : {},
  component: Home,
})

function Home() {
  return <HomePage search={Route.useSearch()} />
}
