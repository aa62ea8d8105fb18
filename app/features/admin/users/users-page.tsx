import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { usersList } from './users-list.tsx'

export const loadUsers = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, usersList, search)

/** All accounts. */
export const UsersPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={usersList} rawSearch={rawSearch} />
)
