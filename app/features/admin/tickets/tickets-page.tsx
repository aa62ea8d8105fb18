import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { ticketsList } from './tickets-list.tsx'

export const loadTickets = (client: QueryClient, search: RawSearch): Promise<AdminPage> =>
  loadList(client, ticketsList, search)

/** Broadcasts that users paid for. */
export const TicketsPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <ListPage list={ticketsList} rawSearch={rawSearch} />
)
