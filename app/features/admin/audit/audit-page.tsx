import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { auditList } from './audit-list.tsx'

export const loadAudit = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, auditList, search)

/** What staff have done. */
export const AuditPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={auditList} rawSearch={rawSearch} />
)
