import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAccountDatabase } from '#backend/db/database.ts'
import { insertIdentity } from '#backend/identity/identities.store.ts'
import { accountCalls } from '#contract/account.ts'
import type { Envelope } from '#contract/call.ts'
import { loginCalls, type Session } from '#contract/login.ts'
import { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { isOpen, makeSession, PASSWORD, signedInAtEvening } from '#tests/support/backend/accounts.ts'
import { type Asked, call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, mailedCode, textedCode } from '#tests/support/backend/codes.ts'
import { makeFullUser, tryPassword } from '#tests/support/backend/sign-in.ts'
import { after, codeAt, finish, ORIGIN, onSite, putMain, ticketOf, withApp } from '#tests/support/backend/two-step.ts'

const db = openAccountDatabase(testEnv)
const MINUTE = 60_000
const provider = (name: string) => ({
  clientId: 'client',
  clientSecret: 'secret',
  endpoints: Object.fromEntries(
    Object.entries({ authorize: 'authorize', token: 'token', openid: 'me', userinfo: 'user' }).map(([key, path]) => [
      key,
      `https://${name}.second/${path}`,
    ]),
  ),
})
const OAUTH_PROVIDERS = JSON.stringify({ '*': { facebook: provider('facebook'), wechat: provider('wechat') } })

/** Stands in for the providers: a code `x` signs in the person `x`. */
async function answerAsProvider(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : String(input))
  const code = url.searchParams.get('code') ?? new URLSearchParams(String(init?.body ?? '')).get('code') ?? ''
  const bearer = new Headers(init?.headers).get('authorization')?.replace(/^bearer /i, '')
  if (url.pathname === '/token') return Response.json({ access_token: code, token_type: 'bearer', openid: code })
  const person = bearer ?? url.searchParams.get('access_token') ?? ''
  return Response.json({ id: person, openid: person, name: person, nickname: person })
}

beforeEach(async () => {
  await putMain()
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerAsProvider)
})
afterEach(() => vi.restoreAllMocks())

/** A user with a second step, and a browser that is new to her. */
async function user() {
  const made = await makeFullUser()
  await signedInAtEvening(made.uid)
  const { secret } = await withApp(made.token)
  const at = after(2 * MINUTE)
  const asked: Asked = { ...onSite({ address: freshAddress(), at }), settings: { OAUTH_PROVIDERS } }
  return { ...made, secret, asked, code: codeAt(secret, at) }
}
type User = Awaited<ReturnType<typeof user>>

const beginAt = async (asked: Asked, type: '9' | '2') => {
  const entry = type === '9' ? loginThirdPartyCalls.getLoginUrl : loginThirdPartyCalls.getWechatUrl
  const { url, flow } = await call(entry, { ...(type === '9' ? { type } : {}), returnTo: `${ORIGIN}/` } as never, asked)
  return { flow, state: new URL(url).searchParams.get('state') ?? '' }
}
const bound = (uid: number, type: number, name: string, person: string) =>
  insertIdentity(db, uid, { type, subject: `https://${name}.second/token#${person}` }, Date.now())

/** Every call that answers with a session. */
const PATHS: Record<string, (user: User) => Promise<Envelope>> = {
  'a password': ({ email, asked }) => tryPassword({ mobileOrEmail: email }, asked),
  'a code by mail': async ({ email, asked }) => {
    const checkCode = await mailedCode(email, asked)
    return envelopeOf(loginCalls.signInByCode, { mobileOrEmail: email, checkCode }, asked)
  },
  'a code by SMS': async ({ digits, asked }) => {
    const checkCode = await textedCode(digits, '86', asked)
    return envelopeOf(loginCalls.signInByCode, { mobileOrEmail: digits, areaCode: '86', checkCode }, asked)
  },
  'a new password': async ({ email, asked }) => {
    const checkCode = await mailedCode(email, asked)
    return envelopeOf(loginCalls.resetPassword, { mobileOrEmail: email, checkCode, password: 'fresh horse 10' }, asked)
  },
  'a third party': async ({ uid, asked }) => {
    await bound(uid, 9, 'facebook', `fb${uid}`)
    const answer = { ...(await beginAt(asked, '9')), type: '9', code: `fb${uid}` }
    return envelopeOf(loginThirdPartyCalls.signInByThirdParty, answer, asked)
  },
  'a messenger': async ({ uid, asked }) => {
    await bound(uid, 2, 'wechat', `wx${uid}`)
    const answer = { ...(await beginAt(asked, '2')), type: '2', code: `wx${uid}` }
    return envelopeOf(loginThirdPartyCalls.signInByAccount, answer, asked)
  },
  'a third party that is bound by mail': async ({ uid, email, asked }) => {
    const answer = { ...(await beginAt(asked, '9')), type: '9', code: `new-fb${uid}` }
    const unbound = await envelopeOf(loginThirdPartyCalls.signInByThirdParty, answer, asked)
    const checkCode = await mailedCode(email, asked)
    return envelopeOf(loginThirdPartyCalls.bindEmail, { email, checkCode, twitterId: unbound.errorMsg }, asked)
  },
  'a messenger that is bound by SMS': async ({ uid, digits, asked }) => {
    const answer = { ...(await beginAt(asked, '2')), type: '2', code: `new-wx${uid}` } as never
    const { accountNumber } = await call(loginThirdPartyCalls.signInByAccount, answer, asked)
    const checkCode = await textedCode(digits, '86', asked)
    const input = { mobile: digits, areaCode: '86', checkCode, accountNumber, type: 2 }
    return envelopeOf(loginThirdPartyCalls.bindAccount, input, asked)
  },
}

const sessionsOf = async (uid: number): Promise<number> =>
  Number(await testEnv.ACCOUNTS.prepare('select count(*) as n from sessions where uid = ?').bind(uid).first('n'))

test.each(Object.keys(PATHS))('%s leads to the second step, and only that to a session', async (path) => {
  const made = await user()
  const ticket = ticketOf((await PATHS[path]?.(made)) as Envelope)
  // A new password ends all sessions, as it does without a second step.
  expect(await sessionsOf(made.uid)).toBe(path === 'a new password' ? 0 : 1)
  const answer = await finish(ticket, { code: made.code }, made.asked)
  expect(answer.status, answer.errorMsg).toBe('success')
  expect(await isOpen((answer.result as Session).token, made.asked.at)).toBe(true)
})

test('these are all calls that answer with a token, but for the second step and a new token of a session', () => {
  const tables = { ...loginCalls, ...loginThirdPartyCalls, ...accountCalls }
  const secret = Object.entries(tables).flatMap(([name, entry]) => ('isSecret' in entry ? [name] : []))
  expect(secret.sort()).toEqual(
    [
      ...['bindAccount', 'bindEmail', 'modifyNewUser', 'resetPassword'],
      ...['signInByAccount', 'signInByCode', 'signInByPassword', 'signInByThirdParty'],
    ].sort(),
  )
})

test('a new contact opens nothing without the second step', async () => {
  const { token, email, asked, uid, secret } = await user()
  const fresh = `new${email}`
  const own = { ...asked, token }
  await testEnv.ACCOUNTS.prepare('update accounts set email = null where uid = ?').bind(uid).run()
  await call(accountCalls.changeContact, { mobileOrEmail: fresh, checkCode: await mailedCode(fresh, asked) }, own)
  const later = { ...asked, address: freshAddress(), at: after(3.4 * MINUTE) }
  const checkCode = await mailedCode(fresh, later)
  const answer = await envelopeOf(loginCalls.signInByCode, { mobileOrEmail: fresh, checkCode }, later)
  expect((await finish(ticketOf(answer), { code: codeAt(secret, later.at) }, later)).status).toBe('success')
})

test('a sign-in that overtakes the turning on of the second step opens no session', async () => {
  const made = await makeFullUser()
  await signedInAtEvening(made.uid)
  const asked = onSite({ address: freshAddress() })
  const [answer] = await Promise.all([tryPassword({ mobileOrEmail: made.email }, asked), withApp(made.token)])
  const { token } = (answer.result ?? {}) as Partial<Session>
  if (token !== undefined) expect(await isOpen(token)).toBe(false)
})

test('whoever had a session before, and the password, is asked as well', async () => {
  const { uid, email, asked } = await user()
  const other = await makeSession(uid)
  expect(
    (await tryPassword({ mobileOrEmail: email, password: PASSWORD }, { ...asked, token: other.token })).errorCode,
  ).toBe(4191)
})
