import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { loadProtocol } from '#app/features/protocol/load-protocol.ts'
import { ProtocolPage } from '#app/features/protocol/protocol-page.tsx'

export const Route = createFileRoute('/protocol/{-$id}')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: (search: { version?: string | undefined }): { version?: string | undefined } => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadProtocol(context.queryClient, params.id, deps.version),
  head: ({ loaderData }) => pageHead(loaderData, ({ placeHead }, page) => placeHead(page)),
  component: Page,
})

function Page() {
  return <ProtocolPage id={Route.useParams().id} rawVersion={Route.useSearch().version} />
}
