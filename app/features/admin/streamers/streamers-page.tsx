import type { QueryClient } from '@tanstack/react-query'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import type { AdminPage } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { ApplicationPage } from './application-page.tsx'
import { loadApplication } from './load-application.ts'
import { streamersList } from './streamers-list.tsx'

/** The application in the address, which is shown instead of the list. */
const applicationIn = ({ order }: RawSearch): number | undefined =>
  Number.isSafeInteger(order) && Number(order) > 0 ? Number(order) : undefined

export function loadStreamers(client: QueryClient, search: RawSearch): Promise<AdminPage> {
  const id = applicationIn(search)
  return id === undefined ? loadList(client, streamersList, search) : loadApplication(client, id)
}

/** All applications, or one. */
export function StreamersPage({ rawSearch }: { rawSearch: RawSearch }) {
  const id = applicationIn(rawSearch)
  return id === undefined ? (
    <ListPage list={streamersList} rawSearch={rawSearch} />
  ) : (
    <ApplicationPage key={id} id={id} />
  )
}
