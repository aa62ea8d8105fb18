import type { QueryClient } from '@tanstack/react-query'
import { type AdminPage, isAdministrator, loadAdmin } from '../load-admin.ts'
import { type ListDescription, type ListFields, listQuery, parseSearch } from './describe-list.ts'

/** Loads a page of a list for the given search parameters. */
export const loadList = <Fields extends ListFields, Row>(
  client: QueryClient,
  list: ListDescription<Fields, Row>,
  rawSearch: Readonly<Record<string, unknown>>,
  mayOpen = isAdministrator,
): Promise<AdminPage> =>
  loadAdmin(client, list.title(), () => client.prefetchQuery(listQuery(list, parseSearch(list, rawSearch))), mayOpen)
