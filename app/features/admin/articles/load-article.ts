import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { failureOf } from '#app/lib/call-error.ts'
import { m } from '#app/paraglide/messages.js'
import { loadViewer } from '../../session/viewer.queries.ts'
import { type AdminPage, isAdministrator, loadAdmin } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { anyArticleQuery } from './articles.queries.ts'

/** The article that an address asks for. */
export const articleIn = ({ id }: RawSearch): number => (Number.isSafeInteger(id) && Number(id) > 0 ? Number(id) : 0)

/** Loads one article for staff; 404 where there is none. */
export async function loadArticle(client: QueryClient, search: RawSearch): Promise<AdminPage> {
  const id = articleIn(search)
  if (id === 0) throw notFound()
  const page = await loadAdmin(client, `${m.admin_page_articles()} ${id}`, () => Promise.resolve())
  if (!isAdministrator(await loadViewer(client))) return page
  try {
    await client.ensureQueryData(anyArticleQuery(id))
  } catch (error) {
    throw failureOf(error).code === 'not_found' ? notFound() : error
  }
  return page
}
