import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { complaintsList } from './complaints-list.tsx'

export const loadComplaints = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, complaintsList, search)

/** What people have against pages of the site. */
export const ComplaintsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={complaintsList} rawSearch={rawSearch} />
)
