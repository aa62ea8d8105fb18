import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { figuresQuery } from '../figures.queries.ts'
import { type AdminPage, isAdministrator, loadAdmin, mayDecideReports } from '../load-admin.ts'

/** Loads the start page of the administration; a moderator is led to the first list that is a moderator's too. */
export async function loadHome(client: QueryClient): Promise<AdminPage> {
  const viewer = await loadViewer(client)
  if (!isAdministrator(viewer) && mayDecideReports(viewer))
    throw redirect({ to: '/admin/$list', params: { list: 'posts' }, search: {}, replace: true })
  return loadAdmin(client, m.admin_page_home(), () => client.prefetchQuery(figuresQuery()))
}
