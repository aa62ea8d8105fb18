import type { Hono } from 'hono'
import { implement, type ServerEnv } from '#backend/core/serve.ts'
import { accountCalls } from '#contract/account.ts'
import { changeContact } from './change-contact.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount, keepAccount } from './delete-account.ts'
import { modifyNewUser } from './modify-new-user.ts'
import { proveSession } from './prove-session.ts'
import { sendOwnCode } from './send-own-code.ts'
import { endSessions, listSessions } from './sessions.ts'

const verbs = {
  modifyNewUser,
  changeContact,
  changePassword,
  proveSession,
  sendOwnCode,
  listSessions,
  endSessions,
  deleteAccount,
  keepAccount,
}

export const serveAccount = (app: Hono<ServerEnv>): void => implement(app, accountCalls, verbs)
