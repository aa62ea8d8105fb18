import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { MatchRow } from './match-row.ts'
import { NOTICE_TYPES } from './notice-kinds.ts'
import { Done, Paged } from './user.ts'

/** The kinds of notice-kinds.ts; the page writes the sentence from `params` in the reader's language. */
export const NoticeType = type.enumerated(...NOTICE_TYPES)
export const Notice = type({
  id: 'number.integer',
  type: NoticeType,
  params: type({ '[string]': 'string | number' }),
  createdAt: Instant,
  isRead: 'boolean',
})
export type Notice = typeof Notice.infer

export const Reservation = type({
  match: MatchRow,
  status: "'not_started' | 'in_progress' | 'ended' | 'cancelled'",
  createdAt: Instant,
})

export const noticeCalls = {
  /** Newest first, 20 a page. */
  listNotices: call({
    method: 'GET',
    path: '/user/notices',
    access: 'user',
    isOurs: true,
    /** `unread`: only unread notices; `total` then counts only these. */
    input: Paged.and({ 'unread?': "'true' | 'false'" }),
    result: type({ list: Notice.array(), total: 'number.integer', unreadCount: 'number.integer' }),
  }),
  /** Marks the notice `id` as read, or all. */
  readNotices: call({
    method: 'POST',
    path: '/user/notices/read',
    access: 'user',
    isOurs: true,
    input: type({ 'id?': 'number.integer' }),
    result: type({ unreadCount: 'number.integer' }),
  }),
  /** A ticket for the socket `/ws/u?ticket=`, valid for one minute, once, and on the host that it was issued on. */
  getSocketTicket: call({
    method: 'GET',
    path: '/user/socketTicket',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type({ uid: 'number.integer', ticket: 'string' }),
  }),
  /** Ids of the matches that the caller follows, and of those that the caller has reserved. */
  listAttention: call({
    method: 'GET',
    path: '/match/attention',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type({ followed: 'number.integer[]', reserved: 'number.integer[]' }),
  }),
  /** Adds the matches that the browser stored as followed before the sign-in. Unknown matches are left out. */
  mergeAttention: call({
    method: 'POST',
    path: '/match/attention/merge',
    access: 'user',
    isOurs: true,
    input: type({ matchIds: 'number.integer[] <= 100' }),
    result: type({ followed: 'number.integer[]', reserved: 'number.integer[]' }),
  }),
  /** Reserves a match that has not begun, with a reminder before its start; or cancels the reservation. */
  reserveMatch: call({
    method: 'POST',
    path: '/match/reserve',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'match_over', 'time_unknown'],
    input: type({ matchId: 'number.integer', isReserved: 'boolean' }),
    result: type({ isReserved: 'boolean' }),
  }),
  listReservations: call({
    method: 'GET',
    path: '/match/reservations',
    access: 'user',
    isOurs: true,
    input: Paged,
    result: type({ list: Reservation.array(), total: 'number.integer' }),
  }),
  removeNotice: call({
    method: 'POST',
    path: '/user/notices/remove',
    access: 'user',
    isOurs: true,
    input: type({ id: 'number.integer' }),
    result: Done,
  }),
} as const
