import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#app/features/frame/page-head.ts'
import { loadRooms } from '#app/features/room/load-room.ts'
import { RoomsPage } from '#app/features/room/rooms-page.tsx'

/** Live rooms without a match. */
export const Route = createFileRoute('/customLive/')({
  loader: ({ context }) => loadRooms(context.queryClient, {}, true),
  head: ({ loaderData }) => pageHead(loaderData, ({ roomsHead }, { shell }) => roomsHead(shell, {}, true)),
  component: CustomRooms,
})

function CustomRooms() {
  return <RoomsPage search={{}} isCustom />
}
