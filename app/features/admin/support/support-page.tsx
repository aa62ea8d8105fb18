import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { ListPage } from '../list/list-page.tsx'
import { loadList } from '../list/load-list.ts'
import { type AdminPage, isAdministrator, loadAdmin } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { supportRequestQuery } from './load-request.ts'
import { RequestPage } from './request-page.tsx'
import { supportList } from './support-list.tsx'

/** The request in the address, which is shown instead of the list. */
const requestIn = ({ order }: RawSearch): number | undefined =>
  Number.isSafeInteger(order) && Number(order) > 0 ? Number(order) : undefined

export async function loadSupport(client: QueryClient, search: RawSearch): Promise<AdminPage> {
  const id = requestIn(search)
  if (id === undefined) return loadList(client, supportList, search)
  const page = await loadAdmin(client, m.admin_audit_support({ id: String(id) }), () => Promise.resolve())
  if (!isAdministrator(await loadViewer(client))) return page
  try {
    await client.ensureQueryData(supportRequestQuery(id))
  } catch (error) {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  }
  return page
}

/** All requests to the support desk, or one. */
export function SupportPage({ rawSearch }: { rawSearch: RawSearch }) {
  const id = requestIn(rawSearch)
  return id === undefined ? <ListPage list={supportList} rawSearch={rawSearch} /> : <RequestPage key={id} id={id} />
}
