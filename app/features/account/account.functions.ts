import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { recogniseBrowser } from '#app/server/browser-cookie.ts'
import { forward } from '#app/server/forward.ts'
import { clearSessionCookies } from '#app/server/session-cookies.ts'
import { accountCalls } from '#contract/account.ts'
import { userCalls } from '#contract/user.ts'

export const changeContact = serverWrite.handler(forward(accountCalls.changeContact))
export const changePassword = serverWrite.handler(forward(accountCalls.changePassword))
export const sendOwnCode = serverWrite.handler(forward(accountCalls.sendOwnCode, { before: recogniseBrowser }))
export const proveSession = serverWrite.handler(forward(accountCalls.proveSession))
export const listSessions = serverRead.handler(forward(accountCalls.listSessions))
export const endSessions = serverWrite.handler(forward(accountCalls.endSessions))

/** Ends every session of the account, including this one. */
export const deleteAccount = serverWrite.handler(forward(accountCalls.deleteAccount, { onDone: clearSessionCookies }))
export const keepAccount = serverWrite.handler(forward(accountCalls.keepAccount))
export const unbindThirdParty = serverWrite.handler(forward(userCalls.unbindThirdParty))
