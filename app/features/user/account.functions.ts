import { createServerFn } from '@tanstack/react-start'
import { java } from '#app/server/api.ts'
import { intent } from '#app/server/intent.ts'
import { forgetSession } from '#app/server/session-cookies.ts'
import { accountCalls } from '#contract/account.ts'
import { userCalls } from '#contract/user.ts'

export const changeContact = createServerFn({ method: 'POST' })
  .validator(intent(accountCalls.changeContact.input))
  .handler(({ data }) => java().account.changeContact(data.input, data))

export const changePassword = createServerFn({ method: 'POST' })
  .validator(intent(accountCalls.changePassword.input))
  .handler(({ data }) => java().account.changePassword(data.input, data))

export const sendOwnCode = createServerFn({ method: 'POST' })
  .validator(intent(accountCalls.sendOwnCode.input))
  .handler(({ data }) => java().account.sendOwnCode(data.input, data))

export const proveSession = createServerFn({ method: 'POST' })
  .validator(intent(accountCalls.proveSession.input))
  .handler(({ data }) => java().account.proveSession(data.input, data))

export const listSessions = createServerFn({ method: 'GET' }).handler(() => java().account.listSessions({}))

export const endSessions = createServerFn({ method: 'POST' })
  .validator(intent(accountCalls.endSessions.input))
  .handler(({ data }) => java().account.endSessions(data.input, data))

export const deleteAccount = createServerFn({ method: 'POST' })
  .validator(intent(accountCalls.deleteAccount.input))
  .handler(async ({ data }) => {
    const answer = await java().account.deleteAccount(data.input, data)
    // Every session of the account has ended, this one too.
    if (answer.ok) forgetSession()
    return answer
  })

export const keepAccount = createServerFn({ method: 'POST' })
  .validator(intent(accountCalls.keepAccount.input))
  .handler(({ data }) => java().account.keepAccount(data.input, data))

export const unbindThirdParty = createServerFn({ method: 'POST' })
  .validator(intent(userCalls.unbindThirdParty.input))
  .handler(({ data }) => java().user.unbindThirdParty(data.input, data))
