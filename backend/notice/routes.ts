import type { Verbs } from '#backend/core/serve.ts'
import type { noticeCalls } from '#contract/notice.ts'
import { listAttention, mergeAttention } from './attention.ts'
import { getSocketTicket, listNotices, readNotices, removeNotice } from './notices.ts'
import { listReservations, reserveMatch } from './reservations.ts'

export const noticeRoutes: Verbs<typeof noticeCalls> = {
  listNotices,
  readNotices,
  removeNotice,
  getSocketTicket,
  listAttention,
  mergeAttention,
  reserveMatch,
  listReservations,
}
