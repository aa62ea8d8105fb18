import { createFileRoute } from '@tanstack/react-router'
import { SearchPage } from '#app/features/search/search-page.tsx'
import { seo } from '#app/features/shell/seo.ts'
import { shellQuery } from '#app/features/shell/shell.queries.ts'
import { m } from '#app/paraglide/messages.js'

export const Route = createFileRoute('/s/$text')({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(shellQuery()),
  head: ({ loaderData, params }) =>
    loaderData
      ? seo(loaderData, {
          title: `${m.search_page_title({ text: params.text })} - ${loaderData.brand.texts.name}`,
          description: loaderData.brand.texts.description,
          path: `/s/${encodeURIComponent(params.text)}`,
          isHidden: true,
        })
      : {},
  component: Search,
})

function Search() {
  return <SearchPage text={Route.useParams().text} />
}
