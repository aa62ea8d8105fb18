import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { loadRooms, type RoomsSearch } from '#app/features/room/load-room.ts'
import { RoomsPage } from '#app/features/room/rooms-page.tsx'

export const Route = createFileRoute('/live/')({
  // Read by the page's own code: what stands here is part of every page.
  validateSearch: (search): RoomsSearch => search,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadRooms(context.queryClient, deps),
  head: ({ loaderData, match: { search } }) =>
    pageHead(loaderData, ({ roomsHead }, { shell }) => roomsHead(shell, search)),
  component: Rooms,
})

function Rooms() {
  return <RoomsPage search={Route.useSearch()} />
}
