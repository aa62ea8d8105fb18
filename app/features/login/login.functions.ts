import { createServerFn } from '@tanstack/react-start'
import { serverRead, serverWrite } from '#app/lib/server-functions.ts'
import { java } from '#app/server/api.ts'
import { recogniseBrowser } from '#app/server/browser-cookie.ts'
import { forward } from '#app/server/forward.ts'
import { clearSessionCookies, establishSession, type SignedIn, setSessionCookies } from '#app/server/session-cookies.ts'
import { accountCalls } from '#contract/account.ts'
import { type } from '#contract/ark.ts'
import type { Result } from '#contract/call.ts'
import { loginCalls, type Session } from '#contract/login.ts'
import { loginCodeCalls } from '#contract/login-codes.ts'

export const listCountries = serverRead.handler(forward(loginCodeCalls.listCountries))
export const getMethods = serverRead.handler(forward(loginCodeCalls.getMethods))

/** The challenge as JSON, in the format of ALTCHA. */
export const getChallenge = createServerFn({ method: 'GET' }).handler(async (): Promise<Result<string>> => {
  const answer = await java().login.getChallenge({})
  return answer.ok ? { ok: true, data: JSON.stringify(answer.data.challenge) } : answer
})

export const checkHuman = serverWrite.handler(forward(loginCodeCalls.checkHuman))

export const sendCode = createServerFn({ method: 'POST' })
  .validator(type({ mobileOrEmail: 'string <= 254', 'areaCode?': 'string <= 6', 'cfToken?': 'string <= 8192' }))
  .handler(({ data: { areaCode, ...rest } }) => {
    recogniseBrowser()
    return areaCode ? java().login.sendMobileCode({ ...rest, areaCode }) : java().login.sendEmailCode(rest)
  })

const withSession = (answer: Result<Session>): Result<SignedIn> =>
  answer.ok ? { ok: true, data: establishSession(answer.data) } : answer

export const signInByCode = createServerFn({ method: 'POST' })
  .validator(loginCalls.signInByCode.input)
  .handler(async ({ data }) => withSession(await java().login.signInByCode(data)))

export const signInByPassword = createServerFn({ method: 'POST' })
  .validator(loginCalls.signInByPassword.input)
  .handler(async ({ data }) => {
    recogniseBrowser()
    return withSession(await java().login.signInByPassword(data))
  })

export const resetPassword = createServerFn({ method: 'POST' })
  .validator(loginCalls.resetPassword.input)
  .handler(async ({ data }) => withSession(await java().login.resetPassword(data)))

/** After registration: sets a user name and a first password. */
export const modifyNewUser = createServerFn({ method: 'POST' })
  .validator(accountCalls.modifyNewUser.input)
  .handler(async ({ data }): Promise<Result<SignedIn>> => {
    const answer = await java().account.modifyNewUser(data)
    if (!answer.ok) return answer
    setSessionCookies(answer.data)
    return { ok: true, data: { newUser: false, user: answer.data.user } }
  })

/** Ends the session on the server and deletes its cookies, also when the server does not know it any more. */
export const signOut = createServerFn({ method: 'POST' }).handler(async (): Promise<Result<null>> => {
  const answer = await java().login.signOut({})
  if (!answer.ok && answer.error.code !== 'session_invalid' && answer.error.code !== 'session_missing') return answer
  clearSessionCookies()
  return { ok: true, data: null }
})
