import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { type AdminPage, isAdministrator, loadAdmin } from '../load-admin.ts'
import { announcementQuery } from './announcements.queries.ts'

/** Loads one announcement for staff, or a form for a new one; 404 where there is none. */
export async function loadAnnouncement(client: QueryClient, id: number | 'new'): Promise<AdminPage> {
  if (id === 0) throw notFound()
  const title = id === 'new' ? m.admin_announcement_new() : m.admin_announcement_untitled({ id })
  const page = await loadAdmin(client, title, () => Promise.resolve())
  if (id === 'new' || !isAdministrator(await loadViewer(client))) return page
  try {
    await client.ensureQueryData(announcementQuery(id))
  } catch (error) {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  }
  return page
}
