import type { QueryClient } from '@tanstack/react-query'
import { roleProposalsQuery } from '../admin.queries.ts'
import { listQuery, parseSearch } from '../list/describe-list.ts'
import { ListPage } from '../list/list-page.tsx'
import { type AdminPage, loadAdmin } from '../load-admin.ts'
import type { RawSearch } from '../places/admin-places.ts'
import { RoleProposals } from '../proposals/role-proposals.tsx'
import { usersList } from './users-list.tsx'

/** Loads a page of users with the roles to confirm, which stand above them. */
export const loadUsers = (client: QueryClient, rawSearch: RawSearch): Promise<AdminPage> =>
  loadAdmin(client, usersList.title(), () =>
    Promise.all([
      client.prefetchQuery(listQuery(usersList, parseSearch(usersList, rawSearch))),
      client.prefetchQuery(roleProposalsQuery()),
    ]),
  )

/** All accounts. */
export const UsersPage = ({ rawSearch }: { rawSearch: RawSearch }) => (
  <>
    <RoleProposals />
    <ListPage list={usersList} rawSearch={rawSearch} />
  </>
)
