import type { QueryClient } from '@tanstack/react-query'
import { type AdminPage, loadAdmin } from '../load-admin.ts'
import { type ListDescription, type ListFields, listQuery, parseSearch } from './describe-list.ts'

/** Reads the page of a list that an address asks for. */
export const loadList = <Fields extends ListFields, Row>(
  client: QueryClient,
  list: ListDescription<Fields, Row>,
  asked: Readonly<Record<string, unknown>>,
): Promise<AdminPage> => loadAdmin(client, () => client.prefetchQuery(listQuery(list, parseSearch(list, asked))))
