import { type } from './ark.ts'
import { call } from './call.ts'
import { Instant } from './entities.ts'
import { MatchRow } from './match.ts'
import { NOTICE_TYPES } from './notice-kinds.ts'
import { Done, Paged } from './user.ts'

/** What a notification says (notice-kinds.ts); the page writes the sentence from `params` in the reader's language. */
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
    /** `total` is that of the list asked for. */
    input: Paged.and({ 'unread?': "'true' | 'false'" }),
    result: type({ list: Notice.array(), total: 'number.integer', unreadCount: 'number.integer' }),
  }),
  /** Without `id` all of them. */
  readNotices: call({
    method: 'POST',
    path: '/user/notices/read',
    access: 'user',
    isOurs: true,
    input: type({ 'id?': 'number.integer' }),
    result: type({ unreadCount: 'number.integer' }),
  }),
  /** A ticket for the socket topic `user:<uid>`, good for one minute. */
  getSocketTicket: call({
    method: 'GET',
    path: '/user/socketTicket',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type({ uid: 'number.integer', ticket: 'string' }),
  }),
  /** Ids of the matches she follows and of those she has a reservation for. */
  listAttention: call({
    method: 'GET',
    path: '/match/attention',
    access: 'user',
    isOurs: true,
    input: type({}),
    result: type({ followed: 'number.integer[]', reserved: 'number.integer[]' }),
  }),
  /** Brings what a guest followed in her browser into the account. Unknown matches are left out. */
  mergeAttention: call({
    method: 'POST',
    path: '/match/attention/merge',
    access: 'user',
    isOurs: true,
    input: type({ matchIds: 'number.integer[] <= 100' }),
    result: type({ followed: 'number.integer[]', reserved: 'number.integer[]' }),
  }),
  /** Reserves a match that has not begun, with a reminder before it does; or cancels the reservation. */
  reserveMatch: call({
    method: 'POST',
    path: '/match/reserve',
    access: 'user',
    isOurs: true,
    errors: ['not_found', 'match_over'],
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
