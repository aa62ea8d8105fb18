import type { QueryClient } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { type AdminPage, loadAdmin } from '../load-admin.ts'
import { figuresQuery } from './home.queries.ts'

/** Loads the start page of the administration. */
export const loadHome = (client: QueryClient): Promise<AdminPage> =>
  loadAdmin(client, m.admin_page_home(), () => client.prefetchQuery(figuresQuery()))
