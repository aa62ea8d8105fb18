import { FiguresPage } from './lazy-parts.ts'
import { RoomPage } from './room-page.tsx'

/** What stands under `/live/`: a room, or what is live in figures. */
export function LivePlace({ id }: { id: string }) {
  return id === 'data' ? <FiguresPage /> : <RoomPage key={id} id={Number(id)} />
}
