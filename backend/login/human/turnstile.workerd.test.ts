import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import main from '#brands/main.json' with { type: 'json' }
import { loginCodeCalls } from '#contract/login-codes.ts'
import { call, envelopeOf, testEnv } from '#tests/support/backend/calls.ts'
import { freshAddress, solvedCheck, verifiedCheck } from '#tests/support/backend/codes.ts'

const asked: { form: URLSearchParams; url: string }[] = []

/** Stands in for Cloudflare: accepts every token that begins with `human`, any number of times. */
async function answerAsCloudflare(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const form = new URLSearchParams(String(init?.body ?? ''))
  asked.push({ form, url: String(input) })
  if (form.get('response') === 'broken') throw new TypeError('no network')
  if (form.get('response') === 'garbled') return new Response('<html>')
  return Response.json({ success: form.get('response')?.startsWith('human') === true })
}

beforeEach(async () => {
  asked.length = 0
  testEnv.TURNSTILE_SECRET = 'turnstile-secret'
  testEnv.TURNSTILE_URL = 'https://turnstile.test/siteverify'
  await testEnv.BRANDS.put('brand:checked', JSON.stringify({ ...main, id: 'checked', botCheckSiteKey: '1x00AA' }))
  await testEnv.BRANDS.put('brand:plain', JSON.stringify({ ...main, id: 'plain' }))
  vi.spyOn(globalThis, 'fetch').mockImplementation(answerAsCloudflare)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  delete testEnv.TURNSTILE_SECRET
  delete testEnv.TURNSTILE_URL
  vi.restoreAllMocks()
})

const visitor = (brand = 'checked') => ({ address: freshAddress(), headers: { brand } })

test('for a brand with a site key Cloudflare gets the token, the secret and the visitor’s address', async () => {
  const from = visitor()
  expect(await call(loginCodeCalls.checkHuman, { token: 'human-1' }, from)).toBe(true)
  expect(asked.map(({ url }) => url)).toEqual(['https://turnstile.test/siteverify'])
  expect(Object.fromEntries(asked[0]?.form ?? [])).toEqual({
    secret: 'turnstile-secret',
    response: 'human-1',
    remoteip: from.address,
  })
  const input = { mobileOrEmail: 'turnstile@example.org', cfToken: 'human-1' }
  expect((await envelopeOf(loginCodeCalls.sendEmailCode, input, from)).status).toBe('success')
})

test('a token is accepted once, even if Cloudflare would accept it again', async () => {
  expect(await call(loginCodeCalls.checkHuman, { token: 'human-2' }, visitor())).toBe(true)
  expect(await call(loginCodeCalls.checkHuman, { token: 'human-2' }, visitor())).toBe(false)
})

test.each(['robot', 'broken', 'garbled'])('the check fails when Cloudflare’s answer is: %s', async (token) => {
  expect(await call(loginCodeCalls.checkHuman, { token }, visitor())).toBe(false)
  const input = { mobileOrEmail: 'robot@example.org', cfToken: token }
  expect((await envelopeOf(loginCodeCalls.sendEmailCode, input, visitor())).errorMsg).toBe('check_failed')
})

test('a brand with a site key accepts only Turnstile, one without only the proof of work', async () => {
  const from = visitor()
  expect(await call(loginCodeCalls.checkHuman, { token: await solvedCheck(from) }, from)).toBe(false)
  const plain = visitor('plain')
  expect(await call(loginCodeCalls.checkHuman, { token: 'human-3' }, plain)).toBe(false)
  expect(await verifiedCheck(plain)).not.toBe('')
})

test('without a Turnstile secret every brand accepts the proof of work', async () => {
  delete testEnv.TURNSTILE_SECRET
  expect(await verifiedCheck(visitor())).not.toBe('')
  expect(asked).toEqual([])
})

test('in production nobody passes by keys for tests', async () => {
  const inProduction = (more: Record<string, string> = {}) => ({ ENVIRONMENT: 'production', ...more })
  const secret = { TURNSTILE_SECRET: '1x0000000000000000000000000000000AA' }
  const check = (token: string, brand: string, settings: Record<string, string>) =>
    call(loginCodeCalls.checkHuman, { token }, { ...visitor(brand), settings })
  expect(await check('human-4', 'checked', inProduction(secret))).toBe(false)
  const record = { ...main, id: 'tested', botCheckSiteKey: '1x00000000000000000000AA' }
  await testEnv.BRANDS.put('brand:tested', JSON.stringify(record))
  expect(await check('human-5', 'tested', inProduction())).toBe(false)
  expect(asked, 'Cloudflare is not asked').toEqual([])
  expect(await check('human-6', 'tested', {})).toBe(true)
})
