import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { accountQuery, roleProposalsQuery } from '../admin.queries.ts'
import { auditList } from '../audit/audit-list.tsx'
import { listQuery } from '../list/describe-list.ts'
import { type AdminPage, isAdministrator, isLetIn, loadAdmin } from '../load-admin.ts'

/** Loads the page of one user; it is shown once the user is known. */
export async function loadAccount(client: QueryClient, uid: number): Promise<AdminPage> {
  const page = await loadAdmin(client, m.admin_page_user({ uid }), () =>
    Promise.all([client.prefetchQuery(listQuery(auditList, { uid })), client.prefetchQuery(roleProposalsQuery())]),
  )
  if (!isAdministrator(await loadViewer(client)) || !(await isLetIn(client))) return page
  try {
    await client.ensureQueryData(accountQuery(uid))
  } catch (error) {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  }
  return page
}
