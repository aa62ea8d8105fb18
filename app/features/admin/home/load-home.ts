import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { figuresQuery } from '../figures.queries.ts'
import { type AdminPage, isAdministrator, isLetIn, loadAdmin, mayDecideReports } from '../load-admin.ts'
import { listAllPosts } from '../posts/posts.functions.ts'
import { listReports } from '../reports/reports.functions.ts'
import { firstWaiting } from './first-waiting.ts'

/** The list that a moderator begins with: both begin with what waits. Who is not let in yet is told so there. */
async function moderatorsList(client: QueryClient): Promise<string> {
  if (!(await isLetIn(client))) return 'reports'
  const silent = () => undefined
  const [reports, posts] = await Promise.all([
    listReports({ data: {} }).catch(silent),
    listAllPosts({ data: {} }).catch(silent),
  ])
  return firstWaiting([
    ['reports', reports],
    ['posts', posts],
  ])
}

/** Loads the start page of the administration; a moderator is led to what waits of her own pages. */
export async function loadHome(client: QueryClient): Promise<AdminPage> {
  const viewer = await loadViewer(client)
  if (!isAdministrator(viewer) && mayDecideReports(viewer))
    throw redirect({ to: '/admin/$list', params: { list: await moderatorsList(client) }, search: {}, replace: true })
  return loadAdmin(client, m.admin_page_home(), () => client.prefetchQuery(figuresQuery()))
}
