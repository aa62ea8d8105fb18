import { createFileRoute } from '@tanstack/react-router'
import { loadRoom, loadRooms } from '#app/features/live/room/load-room.ts'
import { roomHead, roomsHead } from '#app/features/live/room/room-head.ts'
import { RoomPage } from '#app/features/live/room/room-page.tsx'
import { RoomsPage } from '#app/features/live/room/rooms-page.tsx'
import { isMatchId } from '#app/features/match/page/load-match.ts'
import { gameByCode } from '#contract/games.ts'

export const Route = createFileRoute('/live/{-$id}')({
  params: { parse: ({ id }) => (id === undefined || isMatchId(id) ? { id } : false) },
  // Undefined rather than absent: what is left out here would keep whatever the address says.
  validateSearch: ({ game }: Record<string, unknown>): { game?: string } => ({
    game: typeof game === 'string' && gameByCode(game) ? game : undefined,
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, params, deps }) =>
    params.id === undefined
      ? { ...(await loadRooms(queryClient, deps.game)), room: undefined, match: undefined }
      : loadRoom(queryClient, params.id),
  head: ({ loaderData, match: { search } }) => {
    if (!loaderData) return {}
    const { shell, room, match } = loaderData
    return room && match ? roomHead(shell, room, match) : roomsHead(shell, search.game !== undefined)
  },
  component: Live,
})

function Live() {
  const { id } = Route.useParams()
  const { game } = Route.useSearch()
  return id === undefined ? <RoomsPage code={game} /> : <RoomPage key={id} id={Number(id)} />
}
