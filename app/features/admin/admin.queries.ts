import { queryOptions } from '@tanstack/react-query'
import { unwrap } from '#app/lib/call-error.ts'
import { getAccount, listAllFeedback, listAudit, listUsers } from './admin.functions.ts'
import type { UserSearch } from './admin-search.ts'

/** Lines of a page of every list. */
export const LINES_A_PAGE = 20

/** Only what is given: a call takes no field without a value. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]: Exclude<Fields[Name], undefined>
  }

export const usersQuery = ({ page, text, role, state }: UserSearch) =>
  queryOptions({
    queryKey: ['admin', 'users', { page, text, role, state }],
    queryFn: async () => unwrap(await listUsers({ data: given({ page, text, role, state }) })),
  })

/** Every reading of it is written into the audit log. Fails with `not_found`. */
export const accountQuery = (uid: number) =>
  queryOptions({
    queryKey: ['admin', 'account', uid],
    queryFn: async () => unwrap(await getAccount({ data: { uid } })),
    staleTime: 60_000,
  })

export const feedbackQuery = (state: 'open' | 'answered', page: number) =>
  queryOptions({
    queryKey: ['admin', 'feedback', { state, page }],
    queryFn: async () => unwrap(await listAllFeedback({ data: { state, page } })),
  })

export const auditQuery = (page: number, uid: number | undefined) =>
  queryOptions({
    queryKey: ['admin', 'audit', { page, uid }],
    queryFn: async () => unwrap(await listAudit({ data: { page, ...(uid === undefined ? {} : { uid }) } })),
  })
