import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { isMatchId } from '#app/features/match/page/load-match.ts'
import { LivePlace } from '#app/features/room/live-place.tsx'
import { loadRoom } from '#app/features/room/load-room.ts'

/** A room, and `data`: what is live in figures. One route for both, because list pages load the route tree. */
export const Route = createFileRoute('/live/$id')({
  params: { parse: ({ id }) => (id === 'data' || isMatchId(id) ? { id } : false) },
  loader: ({ context, params }) => loadRoom(context.queryClient, params.id),
  head: ({ loaderData }) => pageHead(loaderData, ({ roomHead }, page) => roomHead(page)),
  component: Live,
})

function Live() {
  return <LivePlace id={Route.useParams().id} />
}
