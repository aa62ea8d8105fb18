import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accounts } from '#backend/db/accounts/schema/accounts.ts'
import { openAccountDatabase } from '#backend/db/database.ts'
import main from '#brands/main.json' with { type: 'json' }
import { ERRORS, type ErrorName } from '#contract/errors.ts'
import { loginCodeCalls } from '#contract/login-codes.ts'
import { loginThirdPartyCalls } from '#contract/login-third-party.ts'
import { userCalls } from '#contract/user.ts'
import { call, envelopeOf, send, testEnv } from '#tests/support/backend/calls.ts'

const HOME = 'http://localhost:3000/'
const later = (minutes: number) => new Date(Date.parse('2026-11-20T19:30:00.000Z') + minutes * 60_000).toISOString()
const brand = { headers: { brand: 'main', browser: 'browser-of-these-tests' } }

const provider = (name: string) => ({
  clientId: 'client',
  clientSecret: 'secret',
  endpoints: {
    authorize: `https://${name}.test/authorize`,
    token: `https://${name}.test/token`,
    openid: `https://${name}.test/me`,
    userinfo: `https://${name}.test/user`,
  },
})
testEnv.OAUTH_PROVIDERS = JSON.stringify({ '*': { facebook: provider('facebook'), wechat: provider('wechat') } })

/** Stands in for the providers: a code `x` signs in the person `x`. */
async function answerAsProvider(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : String(input))
  const body = new URLSearchParams(String(init?.body ?? ''))
  const code = url.searchParams.get('code') ?? body.get('code') ?? ''
  const bearer = new Headers(init?.headers).get('authorization')?.replace(/^bearer /i, '')
  if (url.pathname === '/token')
    return code === 'bad'
      ? Response.json(
          { error: 'invalid_grant', errcode: 40029 },
          { status: url.hostname.startsWith('wechat') ? 200 : 400 },
        )
      : Response.json({ access_token: code, token_type: 'bearer', openid: code })
  const person = bearer ?? url.searchParams.get('access_token') ?? ''
  return Response.json({ id: person, openid: person, name: person, nickname: person })
}

/** All that was logged, by whatever method. */
const linesOf = (spies: readonly { mock: { calls: unknown[][] } }[]): string =>
  spies.flatMap(({ mock }) => mock.calls.flat().map(String)).join('\n')

beforeEach(async () => {
  await testEnv.BRANDS.put('brand:main', JSON.stringify(main))
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerAsProvider)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

let address = 0
const visitor = () => ({ ...brand, address: `203.0.113.${++address % 250}` })

async function begin(asked = visitor()) {
  const { url, flow } = await call(loginThirdPartyCalls.getLoginUrl, { type: '9', returnTo: HOME }, asked)
  return { url: new URL(url), flow, state: new URL(url).searchParams.get('state') ?? '' }
}
const finish = (input: { code: string; state: string; flow: string }, asked = visitor()) =>
  envelopeOf(loginThirdPartyCalls.signInByThirdParty, { type: '9', ...input }, asked)
async function signIn(person: string) {
  const { flow, state } = await begin()
  return finish({ code: person, state, flow })
}
/** Passes the human check, requests a code and reads it from the outbox. */
async function codeFor(to: { mobileOrEmail: string; areaCode?: string }): Promise<string> {
  const asked = visitor()
  const { challenge } = await call(loginCodeCalls.getChallenge, {}, asked)
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey })
  const cfToken = btoa(JSON.stringify({ challenge, solution }))
  await call(loginCodeCalls.checkHuman, { token: cfToken }, asked)
  if (to.areaCode) await call(loginCodeCalls.sendMobileCode, { ...to, areaCode: to.areaCode, cfToken }, asked)
  else await call(loginCodeCalls.sendEmailCode, { ...to, cfToken }, asked)
  const row = await testEnv.ACCOUNTS.prepare('select text from outbox order by id desc limit 1').first<{
    text: string
  }>()
  return /\b\d{6}\b/.exec(row?.text ?? '')?.[0] ?? ''
}
const isFailure = (name: ErrorName) => expect.objectContaining({ status: 'fail', errorCode: ERRORS[name].code })

test('the authorization URL has state, PKCE and the brand’s return address', async () => {
  const { url, state, flow } = await begin()
  expect(url.host).toBe('facebook.test')
  expect(url.searchParams.get('redirect_uri')).toBe(HOME)
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  expect(state).toMatch(/^9\./)
  expect(url.href).not.toContain(flow)
})

test('a return address outside the brand’s hosts is refused', async () => {
  const strange = [
    'https://evil.test/',
    'https://localhost.evil.test/',
    'https://a@localhost/',
    'javascript:1',
    'http:',
  ]
  for (const returnTo of strange)
    expect(await envelopeOf(loginThirdPartyCalls.getLoginUrl, { type: '9', returnTo }, visitor()), returnTo).toEqual(
      isFailure('forbidden'),
    )
})

test('the payload of the product, type and isFrom, leads back to the host that was asked', async () => {
  await testEnv.BRANDS.put('brand:asked', JSON.stringify({ ...main, id: 'asked', hosts: ['site.test'] }))
  const asked = { ...visitor(), headers: { ...brand.headers, brand: 'asked' } }
  const { url } = await call(loginThirdPartyCalls.getLoginUrl, { type: '9', isFrom: 'pc' }, asked)
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('http://site.test/')
  const elsewhere = await envelopeOf(loginThirdPartyCalls.getLoginUrl, { type: '9', isFrom: 'pc' }, visitor())
  expect(elsewhere, 'not a host of the brand').toEqual(isFailure('forbidden'))
})

test('the many networks of one IPv6 subscriber begin a limited number of sign-ins together', async () => {
  const begun = async (network: number) => {
    const asked = { ...brand, address: `2001:db8:99:${network.toString(16)}::1` }
    return (await envelopeOf(loginThirdPartyCalls.getLoginUrl, { type: '9', returnTo: HOME }, asked)).status
  }
  const outcomes = await Promise.all(Array.from({ length: 130 }, (_, network) => begun(network)))
  expect(outcomes.filter((status) => status === 'success')).toHaveLength(120)
})

test('a provider without settings is not configured', async () => {
  const input = { type: '3', returnTo: HOME }
  expect(await envelopeOf(loginThirdPartyCalls.getLoginUrl, input, visitor())).toEqual(isFailure('not_configured'))
})

test('a new visitor binds an email after error 2010 and then signs in directly', async () => {
  const asked = await signIn('ada')
  expect(asked).toEqual(isFailure('bind_email'))
  const twitterId = asked.errorMsg ?? ''
  const email = 'ada@example.org'
  const checkCode = await codeFor({ mobileOrEmail: email })
  const wrong = { email, twitterId, checkCode: checkCode === '000000' ? '000001' : '000000' }
  expect(await envelopeOf(loginThirdPartyCalls.bindEmail, wrong, visitor())).toEqual(isFailure('wrong_code'))
  const session = await call(loginThirdPartyCalls.bindEmail, { email, twitterId, checkCode }, visitor())
  expect(session.newUser).toBe(true)
  expect(session.user.own?.thirdParties).toEqual([9])
  const again = await signIn('ada')
  expect(again.result).toMatchObject({ uid: session.uid, newUser: false })
  const anotherCode = await codeFor({ mobileOrEmail: 'eve@example.org' })
  const replayed = { email: 'eve@example.org', twitterId, checkCode: anotherCode }
  expect(await envelopeOf(loginThirdPartyCalls.bindEmail, replayed, visitor())).toEqual(isFailure('third_party_failed'))
})

test('a ticket ends after 15 minutes', async () => {
  const twitterId = (await signIn('late')).errorMsg ?? ''
  const input = { email: 'late@example.org', twitterId, checkCode: '123456' }
  const asked = { ...visitor(), at: later(16) }
  expect(await envelopeOf(loginThirdPartyCalls.bindEmail, input, asked)).toEqual(isFailure('third_party_failed'))
})

test('a return is refused in another browser, with another state, a second time and after ten minutes', async () => {
  const { flow, state } = await begin()
  expect(await finish({ code: 'bob', state, flow: 'another' })).toEqual(isFailure('third_party_failed'))
  expect(await finish({ code: 'bob', state: '9.another', flow })).toEqual(isFailure('third_party_failed'))
  // The try with another state consumed the flow.
  expect(await finish({ code: 'bob', state, flow })).toEqual(isFailure('third_party_failed'))
  const second = await begin()
  expect(await finish({ code: 'bob', ...second })).toEqual(isFailure('bind_email'))
  expect(await finish({ code: 'bob', ...second })).toEqual(isFailure('third_party_failed'))
  const third = await begin()
  const asked = { ...visitor(), at: later(11) }
  expect(await finish({ code: 'bob', ...third }, asked)).toEqual(isFailure('third_party_failed'))
})

test('the payload of the product, without state and flow, ends the sign-in that the browser’s cookie began', async () => {
  const parts = { isFrom: 'pc', type: '9', code: 'nell' }
  const finishAs = (flow: string | undefined, input: object) => {
    const asked = visitor()
    const headers = { ...asked.headers, ...(flow === undefined ? {} : { 'login-flow': flow }) }
    return envelopeOf(loginThirdPartyCalls.signInByThirdParty, input, { ...asked, headers })
  }
  const { flow } = await begin()
  expect(await finishAs(flow, parts)).toEqual(isFailure('bind_email'))
  expect(await finishAs(flow, parts), 'once').toEqual(isFailure('third_party_failed'))
  expect(await finishAs(undefined, parts), 'in another browser').toEqual(isFailure('third_party_failed'))
  for (const more of [{ state: '9.another' }, { answer: 'code=nell' }, { type: '3' }]) {
    const next = await begin()
    expect(await finishAs(next.flow, { ...parts, ...more }), JSON.stringify(more)).not.toEqual(isFailure('bind_email'))
  }
  const next = await begin()
  expect(await finishAs(undefined, { ...parts, flow: next.flow }), 'no cookie').toEqual(isFailure('third_party_failed'))
})

test('WeChat, which binds no code to a sign-in, is never ended without state', async () => {
  const finishAs = async (withState: boolean) => {
    const { url, flow } = await call(loginThirdPartyCalls.getWechatUrl, { returnTo: HOME }, visitor())
    const state = new URL(url).searchParams.get('state') ?? ''
    const asked = visitor()
    const input = { type: '2' as const, code: 'lin', ...(withState ? { state } : {}) }
    const headers = { ...asked.headers, 'login-flow': flow }
    return envelopeOf(loginThirdPartyCalls.signInByAccount, input, { ...asked, headers })
  }
  expect(await finishAs(false)).toEqual(isFailure('third_party_failed'))
  expect((await finishAs(true)).status).toBe('success')
})

test('of simultaneous returns of one flow one succeeds', async () => {
  const { flow, state } = await begin()
  const answers = await Promise.all([1, 2, 3, 4].map(() => finish({ code: 'kim', state, flow })))
  expect(answers.filter(({ errorCode }) => errorCode === ERRORS.bind_email.code)).toHaveLength(1)
})

test('a code that the provider refuses is a failure without the provider’s text', async () => {
  const { flow, state } = await begin()
  const answer = await finish({ code: 'bad', state, flow })
  expect(answer).toEqual(isFailure('third_party_failed'))
  expect(answer.errorMsg).toBe('third_party_failed')
})

test('a WeChat account signs in once a phone is bound by a code', async () => {
  const wechat = async () => {
    const { url, flow } = await call(loginThirdPartyCalls.getWechatUrl, { returnTo: HOME }, visitor())
    const state = new URL(url).searchParams.get('state') ?? ''
    return call(loginThirdPartyCalls.signInByAccount, { type: '2', code: 'mei', state, flow }, visitor())
  }
  const first = await wechat()
  expect(first).toMatchObject({ wxBind: false, qqOrWechatName: 'mei' })
  const phone = { mobileOrEmail: '13800138000', areaCode: '86' }
  const session = await call(
    loginThirdPartyCalls.bindAccount,
    {
      mobile: phone.mobileOrEmail,
      areaCode: '86',
      checkCode: await codeFor(phone),
      accountNumber: first.accountNumber ?? '',
      type: 2,
    },
    visitor(),
  )
  expect(session.newUser).toBe(true)
  const second = await wechat()
  expect(second.wxBind).toBe(true)
  expect(second.session?.uid).toBe(session.uid)
})

test('a bound third-party account cannot be bound to another user, and banned users cannot sign in', async () => {
  const sessionFor = async (person: string) => {
    const twitterId = (await signIn(person)).errorMsg ?? ''
    const email = `${person}@example.org`
    return call(
      loginThirdPartyCalls.bindEmail,
      { email, twitterId, checkCode: await codeFor({ mobileOrEmail: email }) },
      visitor(),
    )
  }
  const first = await sessionFor('una')
  const second = await sessionFor('ugo')
  const { flow, state } = await begin()
  const input = { type: 9, answer: new URLSearchParams({ code: 'una', state }).toString(), flow }
  const bound = await envelopeOf(loginThirdPartyCalls.bindThirdParty, input, { ...visitor(), token: second.token })
  expect(bound).toEqual(isFailure('identifier_taken'))
  expect((await call(userCalls.getUser, {}, { token: first.token })).user.own?.thirdParties).toEqual([9])
  await openAccountDatabase(testEnv).update(accounts).set({ bannedAt: 1 })
  expect(await signIn('una')).toEqual(isFailure('banned'))
})

test('codes, states and tokens of a sign-in that fails are in no log line, wherever the failing library puts them', async () => {
  const methods = ['debug', 'error', 'info', 'log', 'warn'] as const
  const spies = methods.map((method) => vi.spyOn(console, method).mockImplementation(() => undefined))
  const { flow, state } = await begin()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    const cause = new Error(`POST ${request.url} ${await request.text()} failed`)
    throw new TypeError(`fetch failed: ${request.url}?code=s3cret&state=s3cret`, { cause })
  })
  expect(await finish({ code: 's3cret', state, flow })).toEqual(isFailure('third_party_failed'))
  const query = `type=9&code=s3cret&state=${state}&flow=${flow}`
  const lost = () => {
    throw new Error(`D1 lost /java/login/V2/getLoginInfo?${query} ${query}`)
  }
  const settings = { ACCOUNTS: { prepare: lost } as unknown as D1Database }
  for (const path of ['/java/login/V2/getLoginInfo', '/java/login/pcLoginByAccount', '/java/no/such', '/ws/u'])
    await send(`${path}?${query}&ticket=7.1.s3cret`, {}, { ...visitor(), settings })
  const lines = linesOf(spies)
  expect(lines).toContain('third_party_failed')
  expect(lines).toContain('D1 lost')
  for (const secret of ['s3cret', state, flow]) expect(lines).not.toContain(secret)
})
