import { queryOptions } from '@tanstack/react-query'
import { listSessions } from '#app/features/account/account.functions.ts'
import { unwrap } from '#app/lib/call-error.ts'
import type { Input } from '#contract/call.ts'
import type { followCalls } from '#contract/follow.ts'
import { listFollows } from '../follow/follow.functions.ts'
import { listNotices, listReservations } from '../notice/notice.functions.ts'
import { getPreferences, getProfile, listFeedback, listInvitations } from './user.functions.ts'

/** Rows per page in lists of the personal centre. */
export const ROWS_PER_PAGE = 20

/** An unknown user fails with `not_found`. */
export const profileQuery = (uid: number) =>
  queryOptions({
    queryKey: ['user', 'profile', uid],
    queryFn: async () => unwrap(await getProfile({ data: { userId: uid } })).user,
  })

export const preferencesQuery = () =>
  queryOptions({ queryKey: ['user', 'preferences'], queryFn: async () => unwrap(await getPreferences()) })

export const sessionsQuery = () =>
  queryOptions({ queryKey: ['user', 'sessions'], queryFn: async () => unwrap(await listSessions()).sessions })

export const followsQuery = (input: Input<(typeof followCalls)['listFollows']>) =>
  queryOptions({
    queryKey: ['user', 'follows', input],
    queryFn: async () => unwrap(await listFollows({ data: input })),
  })

export const noticesQuery = (page: number, isUnreadOnly: boolean) =>
  queryOptions({
    queryKey: ['user', 'notices', page, isUnreadOnly],
    queryFn: async () => unwrap(await listNotices({ data: { page, ...(isUnreadOnly ? { unread: 'true' } : {}) } })),
  })

export const reservationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['user', 'reservations', page],
    queryFn: async () => unwrap(await listReservations({ data: { page } })),
  })

export const invitationsQuery = (page: number) =>
  queryOptions({
    queryKey: ['user', 'invitations', page],
    queryFn: async () => unwrap(await listInvitations({ data: { page } })),
  })

export const feedbackQuery = (page: number) =>
  queryOptions({
    queryKey: ['user', 'feedback', page],
    queryFn: async () => unwrap(await listFeedback({ data: { page } })),
  })
