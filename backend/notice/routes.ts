import type { Hono } from 'hono'
import { implement, type ServerEnv } from '#backend/core/serve.ts'
import { noticeCalls } from '#contract/notice.ts'
import { listAttention, mergeAttention } from './attention.ts'
import { getSocketTicket, listNotices, readNotices, removeNotice } from './notices.ts'
import { listReservations, reserveMatch } from './reservations.ts'

export const serveNotice = (app: Hono<ServerEnv>): void =>
  implement(app, noticeCalls, {
    listNotices,
    readNotices,
    removeNotice,
    getSocketTicket,
    listAttention,
    mergeAttention,
    reserveMatch,
    listReservations,
  })
