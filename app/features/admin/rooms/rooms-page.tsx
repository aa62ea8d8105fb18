import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { roomsList } from './rooms-list.tsx'

export const loadRooms = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, roomsList, search)

/** Rooms that are live, in the order in which viewers see them, and those that are put first. */
export const RoomsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={roomsList} rawSearch={rawSearch} />
)
