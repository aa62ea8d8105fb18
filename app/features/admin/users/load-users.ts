import type { QueryClient } from '@tanstack/react-query'
import { roleProposalsQuery } from '../admin.queries.ts'
import { listQuery, parseSearch } from '../list/describe-list.ts'
import { type AdminPage, loadAdmin } from '../load-admin.ts'
import { usersList } from './users-list.tsx'

/** Loads a page of users with the roles to confirm, which stand above them. */
export const loadUsers = (client: QueryClient, rawSearch: Readonly<Record<string, unknown>>): Promise<AdminPage> =>
  loadAdmin(client, usersList.title(), () =>
    Promise.all([
      client.prefetchQuery(listQuery(usersList, parseSearch(usersList, rawSearch))),
      client.prefetchQuery(roleProposalsQuery()),
    ]),
  )
