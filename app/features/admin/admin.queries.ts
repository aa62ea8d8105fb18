import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getAccount, listRoleProposals } from './admin.functions.ts'

/** Each call is recorded in the audit log. Fails with `not_found`. */
export const accountQuery = (uid: number) =>
  queryOptions({
    queryKey: ['admin', 'account', uid],
    queryFn: async () => unwrap(await getAccount({ data: { uid } })),
    staleTime: 60_000,
  })

/** Roles that wait for a second administrator. */
export const roleProposalsQuery = () =>
  queryOptions({
    queryKey: ['admin', 'roleProposals'],
    queryFn: async () => unwrap(await listRoleProposals()).list,
    staleTime: 15_000,
  })
