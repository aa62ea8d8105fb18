import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import { type AdminPage, mayDecideReports } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { reportsList } from './reports-list.tsx'

export const loadReports = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, reportsList, search, mayDecideReports)

/** Messages of chats that users have reported. */
export const ReportsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={reportsList} rawSearch={rawSearch} />
)
