import type { Verbs } from '#backend/core/serve.ts'
import type { accountCalls } from '#contract/account.ts'
import { changeContact } from './change-contact.ts'
import { changePassword } from './change-password.ts'
import { deleteAccount, keepAccount } from './delete-account.ts'
import { modifyNewUser } from './modify-new-user.ts'
import { proveSession } from './prove-session.ts'
import { sendOwnCode } from './send-own-code.ts'
import { endSessions, listSessions } from './sessions.ts'

export const accountRoutes: Verbs<typeof accountCalls> = {
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
