import { generateKeyPairSync, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MESSAGING_CLIENT, messagingEndpoints, openMessagingServer } from '#tests/support/messaging-server.ts'
import { OAUTH1_CLIENT, oauth1Endpoints, openOauth1Server } from '#tests/support/oauth1-server.ts'
import { OIDC_SECRET, oidcEndpoints, openOidcServer } from '#tests/support/oidc-server.ts'
import type { OpenServer } from '#tests/support/open-server.ts'
import { signAppleSecret } from './apple-secret.ts'
import { createFacebook } from './facebook.ts'
import { createApple, createGoogle, createLine } from './oidc-providers.ts'
import type { FlowSecrets, Provider } from './provider.ts'
import { createQq } from './qq.ts'
import { createWechat } from './wechat.ts'
import { createX } from './x.ts'

let oidc: OpenServer
let oauth1: OpenServer
let messaging: OpenServer
beforeAll(async () => {
  oidc = await openOidcServer()
  oauth1 = await openOauth1Server()
  messaging = await openMessagingServer()
})
afterAll(() => Promise.all([oidc, oauth1, messaging].map((server) => server.stop())))

const secrets: FlowSecrets = {
  state: '3.state',
  verifier: 'v'.repeat(43),
  nonce: 'nonce',
  returnTo: 'http://localhost:5999/',
}
const settings = (clientId: string) => ({ clientId, clientSecret: OIDC_SECRET, issuer: oidc.url })
const lineSettings = (clientId: string) => ({ ...settings(clientId), endpoints: oidcEndpoints(oidc.url) })

/** Goes through a provider's pages as a browser would; returns the query parameters of the redirect back. */
async function visit(start: string, fields: Record<string, string>): Promise<URLSearchParams> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  let body: URLSearchParams | undefined
  for (let step = 0; step < 10; step++) {
    if (url.origin === new URL(secrets.returnTo).origin) return url.searchParams
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response: Response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie },
      ...(body ? { body } : {}),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) url = new URL(location, url)
    else if (!response.ok) throw new Error(await response.text())
    body = location ? undefined : new URLSearchParams({ choice: 'allow', ...fields })
  }
  throw new Error('never came back')
}

async function signIn(provider: Provider, fields: Record<string, string>, change: Partial<FlowSecrets> = {}) {
  const { url, ...kept } = await provider.begin(secrets)
  return provider.finish(await visit(url, fields), { ...secrets, ...kept, ...change })
}

test('a Google-like provider returns the profile with its verified email', async () => {
  const person = await signIn(createGoogle(settings('google')), { email: 'ada@example.org' })
  expect(person).toEqual({
    subject: `${oidc.url}#ada@example.org`,
    name: 'ada',
    verifiedEmail: 'ada@example.org',
  })
})

test('an email that the provider has not verified is ignored', async () => {
  const person = await signIn(createGoogle(settings('google')), { email: 'unsure+ada@example.org' })
  expect(person.verifiedEmail).toBeUndefined()
})

test('Apple and LINE return a subject and never an email', async () => {
  for (const provider of [createApple(settings('apple')), createLine(lineSettings('line'))]) {
    const person = await signIn(provider, { email: 'bea@example.org' })
    expect(person.subject).toContain('bea@example.org')
    expect(person.verifiedEmail).toBeUndefined()
  }
})

test('LINE’s ID token must be signed with the channel’s secret', async () => {
  const fields = { email: 'bea@example.org' }
  await expect(signIn(createLine(lineSettings('google')), fields)).rejects.toThrow()
  await expect(signIn(createLine(lineSettings('line')), fields, { nonce: 'another' })).rejects.toThrow()
})

interface Refusal extends Error {
  error?: string
  cause?: { message: string; cause?: { claim?: string } }
}

test('a return whose ID token carries another nonce, verifier or state is refused', async () => {
  const google = createGoogle(settings('google'))
  const fields = { email: 'ada@example.org' }
  const why = (change: Partial<FlowSecrets>) =>
    signIn(google, fields, change).then(
      () => 'let in',
      (error: Refusal) => error.error ?? error.cause?.cause?.claim ?? error.cause?.message,
    )
  expect(await why({})).toBe('let in')
  expect(await why({ nonce: 'another' })).toBe('nonce')
  expect(await why({ verifier: 'w'.repeat(43) })).toBe('invalid_grant')
  expect(await why({ state: '3.another' })).toContain('state')
})

test('a code is accepted once', async () => {
  const google = createGoogle(settings('google'))
  const { url } = await google.begin(secrets)
  const answer = await visit(url, { email: 'ada@example.org' })
  await google.finish(answer, secrets)
  await expect(google.finish(answer, secrets)).rejects.toMatchObject({ error: 'invalid_grant' })
})

test('a refusal at the provider is a failure', async () => {
  const google = createGoogle(settings('google'))
  const { url } = await google.begin(secrets)
  const answer = await visit(url, { choice: 'deny' })
  expect(answer.get('error')).toBe('access_denied')
  await expect(google.finish(answer, secrets)).rejects.toThrow()
})

test('an OAuth 1 provider accepts our signatures and returns the profile', async () => {
  const endpoints = oauth1Endpoints(oauth1.url)
  const person = await signIn(createX({ ...OAUTH1_CLIENT, endpoints }), { name: 'cleo' })
  expect(person).toEqual({ subject: `${endpoints.token}#id-cleo`, name: 'cleo' })
  const forger = createX({ ...OAUTH1_CLIENT, clientSecret: 'guessed', endpoints })
  await expect(forger.begin(secrets)).rejects.toThrow('401')
})

test('an OAuth 1 return with another verifier is refused', async () => {
  const provider = createX({ ...OAUTH1_CLIENT, endpoints: oauth1Endpoints(oauth1.url) })
  const { url, ...kept } = await provider.begin(secrets)
  const answer = await visit(url, { name: 'cleo' })
  answer.set('oauth_verifier', 'guessed')
  await expect(provider.finish(answer, { ...secrets, ...kept })).rejects.toThrow('401')
})

test('WeChat, QQ and Facebook return the profile, and accept a code once', async () => {
  const makers = { wechat: createWechat, qq: createQq, facebook: createFacebook }
  const subjects = { wechat: 'union-dora', qq: 'qq-dora', facebook: 'facebook-dora' }
  for (const kind of ['wechat', 'qq', 'facebook'] as const) {
    const provider = makers[kind]({ ...MESSAGING_CLIENT, endpoints: messagingEndpoints(messaging.url, kind) })
    const person = await signIn(provider, { name: 'dora' })
    expect(person.subject, kind).toMatch(new RegExp(`#${subjects[kind]}$`))
    expect(person.name).toBe('dora')
    const { url } = await provider.begin(secrets)
    const answer = await visit(url, { name: 'dora' })
    await provider.finish(answer, secrets)
    await expect(provider.finish(answer, secrets), `${kind} replayed`).rejects.toThrow()
  }
})

test('Apple’s secret is signed with the team’s key and valid for five minutes', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const apple = { clientId: 'site.test', teamId: 'TEAM', keyId: 'KEY', privateKey: pem }
  const [head = '', claims = '', signature = ''] = (
    await signAppleSecret(apple, 'https://appleid.apple.com', 1_000_000)
  ).split('.')
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(parse(head)).toEqual({ alg: 'ES256', kid: 'KEY' })
  expect(parse(claims)).toEqual({
    iss: 'TEAM',
    sub: 'site.test',
    aud: 'https://appleid.apple.com',
    iat: 1000,
    exp: 1300,
  })
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' as const }
  expect(verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true)
})
