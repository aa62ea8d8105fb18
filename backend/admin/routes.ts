import type { Hono } from 'hono'
import { implement, type ServerEnv } from '#backend/core/serve.ts'
import { adminCalls } from '#contract/admin.ts'
import { ban, endUserSessions, getAccount, listUsers, setRoles, unban } from './accounts.ts'
import { answerFeedback, listAllFeedback } from './feedback.ts'
import { listAudit } from './list-audit.ts'

export const serveAdmin = (app: Hono<ServerEnv>): void =>
  implement(app, adminCalls, {
    listUsers,
    getAccount,
    setRoles,
    ban,
    unban,
    endUserSessions,
    listAllFeedback,
    answerFeedback,
    listAudit,
  })
