import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { loadRooms } from '#app/features/room/load-room.ts'
import { RoomsPage } from '#app/features/room/rooms-page.tsx'
import { gameByCode } from '#contract/games.ts'

export const Route = createFileRoute('/live/')({
  // Undefined rather than absent: the router would keep the raw value of a missing key.
  validateSearch: ({ game }: Record<string, unknown>): { game?: string } => ({
    game: typeof game === 'string' && gameByCode(game) ? game : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadRooms(context.queryClient, deps.game),
  head: ({ loaderData, match: { search } }) =>
    pageHead(loaderData, ({ roomsHead }, { shell }) => roomsHead(shell, search.game !== undefined)),
  component: Rooms,
})

function Rooms() {
  return <RoomsPage code={Route.useSearch().game} />
}
