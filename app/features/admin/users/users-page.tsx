import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { usersQuery } from '../admin.queries.ts'
import { AdminList } from '../admin-list.tsx'
import { AdminPager } from '../admin-pager.tsx'
import type { UserSearch } from '../admin-search.ts'
import { UserFilter } from './user-filter.tsx'
import { UserTable } from './user-table.tsx'

/** Everybody with an account, the newest first; what is searched for stands in the address. */
export function UsersPage({ search }: { search: UserSearch }) {
  const query = useQuery(usersQuery(search))
  return (
    <>
      <h1 className="font-bold text-20">{m.admin_page_users()}</h1>
      <UserFilter search={search} />
      <AdminList query={query}>
        {({ list, total }) => (
          <>
            {list.length === 0 ? (
              <EmptyState title={m.admin_users_empty()} text={m.admin_users_empty_text()} />
            ) : (
              <UserTable users={list} />
            )}
            <AdminPager page={search.page} total={total} />
          </>
        )}
      </AdminList>
    </>
  )
}
