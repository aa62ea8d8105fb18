import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf, unwrap } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { type AdminPage, isAdministrator, loadAdmin } from '../load-admin.ts'
import { getApplication } from './streamers.functions.ts'

/** Fails with `not_found`. Each read is a look that is logged, so it is read once for a page. */
export const applicationQuery = (id: number) =>
  queryOptions({
    queryKey: ['admin', 'application', id],
    queryFn: async () => unwrap(await getApplication({ data: { id } })).application,
  })

/** Loads the page of one application; it is shown once that is known. */
export async function loadApplication(client: QueryClient, id: number): Promise<AdminPage> {
  const page = await loadAdmin(client, `${m.admin_page_streamers()} ${id}`, () => Promise.resolve())
  if (!isAdministrator(await loadViewer(client))) return page
  try {
    await client.ensureQueryData(applicationQuery(id))
  } catch (error) {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  }
  return page
}
