import type { QueryClient } from '@tanstack/react-query'
import { type AdminPage, isAdministrator, loadAdmin } from '../load-admin.ts'
import {
  isFirst,
  type ListDescription,
  type ListFields,
  listQuery,
  parseSearch,
  type SearchOf,
} from './describe-list.ts'

/** Loads a page of a list for the given search parameters. */
export const loadList = <Fields extends ListFields, Row>(
  client: QueryClient,
  list: ListDescription<Fields, Row>,
  rawSearch: Readonly<Record<string, unknown>>,
  mayOpen = isAdministrator,
): Promise<AdminPage> =>
  loadAdmin(
    client,
    list.title(),
    () => {
      const search = parseSearch(list, rawSearch)
      // Whether anything waits is said on every tab.
      const searches = list.review && !isFirst(search) ? [search, {} as SearchOf<Fields>] : [search]
      return Promise.all(searches.map((each) => client.prefetchQuery(listQuery(list, each))))
    },
    mayOpen,
  )
