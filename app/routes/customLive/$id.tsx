import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { isMatchId } from '#app/features/match/page/load-match.ts'
import { loadRoom } from '#app/features/room/load-room.ts'
import { RoomPage } from '#app/features/room/room-page.tsx'

/** A streamer's own source: the room under another address. The one that it names as its own is `/live/<id>`. */
export const Route = createFileRoute('/customLive/$id')({
  params: { parse: ({ id }) => (isMatchId(id) ? { id } : false) },
  loader: ({ context, params }) => loadRoom(context.queryClient, params.id),
  head: ({ loaderData }) => pageHead(loaderData, ({ roomHead }, page) => roomHead(page)),
  component: CustomLive,
})

function CustomLive() {
  const { id } = Route.useParams()
  return <RoomPage key={id} id={Number(id)} />
}
