import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { membershipsList } from './memberships-list.tsx'

export const loadMemberships = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, membershipsList, search)

/** All memberships that were bought, or those of one user. */
export const MembershipsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={membershipsList} rawSearch={rawSearch} />
)
